import { Link } from '@tanstack/react-router';
import { MessageSquare, Navigation, Phone, Play } from 'lucide-react';
import { VisuallyHidden } from '@mantine/core';
import { AnchorButton, ButtonLink } from '#ui/actions/button.tsx';
import { MAP_APP_NAMES, MAP_APPS, mapAppOf, mapLink } from '#ui/map/map-links.ts';
import { petFace, PetAvatars } from '#ui/avatars/pet-avatar.tsx';
import { Anchor } from '#ui/actions/text-link.tsx';
import { durationInWords } from '#ui/words/duration.ts';
import { AlertList } from '../alerts/alert-list.tsx';
import { minutesOf, petNames, priceRange, serviceNames, timeOf } from '../appointment-words.ts';
import type { RouteStop } from '../appointments-query.ts';
import { VipMark, type Clock } from '../calendar/appointment-event.tsx';
import { OnMyWayButton } from '../on-my-way-button.tsx';
import { RunningLateButton } from '../running-late-button.tsx';
import classes from './route.module.css';
import { isUnderWay } from './route-state.ts';

interface NextStopProps {
  readonly stop: RouteStop;
  readonly shown: Clock;
}

const Work = ({ stop }: { stop: RouteStop }) =>
  isUnderWay(stop) ? (
    <ButtonLink look="filled" to="/groomer/appointments/$orderId" params={{ orderId: stop.id }}>
      Open appointment
    </ButtonLink>
  ) : (
    <ButtonLink look="filled" to="/groomer/appointments/$orderId/payment" params={{ orderId: stop.id }}>
      Check out
    </ButtonLink>
  );

/** Directions in the map app of the device first; the other one is a link below. */
const Directions = ({ stop, shown }: NextStopProps) => {
  const { latitude, longitude, drive, phone, customer } = stop;
  const destination = { latitude, longitude };
  const app = mapAppOf(navigator.userAgent);
  const name = customer.displayName;
  const isAhead = stop.status === 'accepted' && stop.startedAt === null;
  const canStart = isAhead && (stop.onMyWay !== null || Date.parse(stop.appointmentStart) <= shown.now.getTime());
  return (
    <>
      <div className={classes['buttons']}>
        {stop.startedAt !== null && <Work stop={stop} />}
        {stop.startedAt === null && (
          <AnchorButton
            look="filled"
            href={mapLink(app, { destination })}
            target="_blank"
            rel="noreferrer"
            icon={<Navigation size={20} aria-hidden />}
          >
            Navigate{drive && ` · ${drive.minutes} min`}
          </AnchorButton>
        )}
        {phone !== null && (
          <>
            <AnchorButton href={`tel:${phone}`} icon={<Phone size={18} aria-hidden />}>
              <span className={classes['word']}>
                Call<VisuallyHidden> {name}</VisuallyHidden>
              </span>
            </AnchorButton>
            <AnchorButton href={`sms:${phone}`} icon={<MessageSquare size={18} aria-hidden />}>
              <span className={classes['word']}>
                Text<VisuallyHidden> {name}</VisuallyHidden>
              </span>
            </AnchorButton>
          </>
        )}
      </div>
      <div className={classes['others']}>
        {stop.onMyWay && (
          <span>
            {name} expects you at about {timeOf(stop.onMyWay.eta, shown.timeZone, shown.clock)}
          </span>
        )}
        {canStart && (
          <ButtonLink
            look="text"
            to="/groomer/appointments/$orderId"
            params={{ orderId: stop.id }}
            icon={<Play size={18} aria-hidden />}
          >
            Start
          </ButtonLink>
        )}
        {isAhead && !stop.onMyWay && <OnMyWayButton appointmentId={stop.id} customerName={name} look="text" />}
        {isAhead && stop.hasLateNoticesLeft && (
          <RunningLateButton appointmentId={stop.id} customerName={name} look="text" />
        )}
        {MAP_APPS.filter((other) => stop.startedAt !== null || other !== app).map((other) => (
          <Anchor key={other} href={mapLink(other, { destination })}>
            Open in {MAP_APP_NAMES[other]}
          </Anchor>
        ))}
      </div>
    </>
  );
};

/** The stop that the groomer is at or drives to. */
export const NextStop = ({ stop, shown }: NextStopProps) => {
  const { address, customer } = stop;
  return (
    <div className={classes['next']}>
      <div className={classes['person']}>
        <PetAvatars pets={stop.faces.map(petFace)} />
        <div className={classes['lines']}>
          <div className={classes['who']}>
            <Link to="/groomer/appointments/$orderId" params={{ orderId: stop.id }} className={classes['name']}>
              {customer.displayName}
            </Link>
            {customer.vip && <VipMark />}
          </div>
          <span>
            {[address.line, address.line2, address.city].filter((part) => part !== '').join(', ')}
            {address.notes !== '' && ` · ${address.notes}`}
          </span>
          <span>
            {petNames(stop)} · {serviceNames(stop)} · {durationInWords(minutesOf(stop))}
          </span>
        </div>
        <strong className={classes['price']}>{priceRange(stop.minPrice, stop.maxPrice)}</strong>
      </div>
      <AlertList of={stop} timeZone={shown.timeZone} />
      <Directions stop={stop} shown={shown} />
    </div>
  );
};
