import { Link } from '@tanstack/react-router';
import { MessageSquare, Navigation, Phone, Syringe, TriangleAlert } from 'lucide-react';
import { VisuallyHidden } from '@mantine/core';
import type { LocalDate } from '@tailgate/values/local-time';
import { AnchorButton, ButtonLink } from '#ui/actions/button.tsx';
import { MAP_APP_NAMES, MAP_APPS, mapAppOf, mapLink } from '#ui/map/map-links.ts';
import { kindOf, PetAvatars } from '#ui/avatars/pet-avatar.tsx';
import { Anchor } from '#ui/actions/text-link.tsx';
import { durationInWords } from '#ui/words/duration.ts';
import { minutesOf, petNames, priceRange, serviceNames, timeOf } from '../appointment-words.ts';
import type { RouteStop } from '../appointments-query.ts';
import { VipMark, type Clock } from '../calendar/appointment-event.tsx';
import { shortDate } from '../calendar/calendar-days.ts';
import { OnMyWayButton } from '../on-my-way-button.tsx';
import { RunningLateButton } from '../running-late-button.tsx';
import classes from './route.module.css';
import { isUnderWay, petAlertWords } from './route-state.ts';

const dayWords = (date: string) => shortDate(date as LocalDate).replace(/^\w+, /, '');

/** What the groomer needs before the door opens: alerts in red before those in amber. */
const Alerts = ({ stop }: { stop: RouteStop }) => {
  if (stop.alert === '' && stop.petAlerts.length === 0) return null;
  return (
    <ul className={classes['alerts']} aria-label={`Alerts for ${stop.customer.displayName}`}>
      {stop.alert !== '' && (
        <li className={classes['alert']} data-tone="danger">
          <TriangleAlert size={18} aria-hidden />
          <span>{stop.alert}</span>
        </li>
      )}
      {stop.petAlerts.map((alert) => (
        <li
          key={`${alert.pet} ${alert.kind} ${alert.vaccination}`}
          className={classes['alert']}
          data-tone={alert.kind === 'anxious_aggressive' ? 'danger' : 'warning'}
        >
          {alert.kind === 'anxious_aggressive' ? (
            <TriangleAlert size={18} aria-hidden />
          ) : (
            <Syringe size={18} aria-hidden />
          )}
          <span>
            <strong>{alert.pet}</strong> {petAlertWords(alert, dayWords)}
          </span>
        </li>
      ))}
    </ul>
  );
};

interface NextStopProps {
  readonly stop: RouteStop;
  readonly shown: Clock;
}

/** Directions in the map app of the device first; the other one is a link below. */
const Directions = ({ stop, shown }: NextStopProps) => {
  const { latitude, longitude, drive, phone, customer } = stop;
  const destination = { latitude, longitude };
  const app = mapAppOf(navigator.userAgent);
  const name = customer.displayName;
  const isAhead = stop.status === 'accepted' && stop.startedAt === null;
  return (
    <>
      <div className={classes['buttons']}>
        {isUnderWay(stop) ? (
          <ButtonLink look="filled" to="/groomer/appointments/$orderId" params={{ orderId: stop.id }}>
            Open appointment
          </ButtonLink>
        ) : (
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
        {isAhead && !stop.onMyWay && <OnMyWayButton appointmentId={stop.id} customerName={name} look="text" />}
        {isAhead && <RunningLateButton appointmentId={stop.id} customerName={name} look="text" />}
        {MAP_APPS.filter((other) => isUnderWay(stop) || other !== app).map((other) => (
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
        <PetAvatars pets={stop.faces.map(({ id, petType }) => ({ id, kind: kindOf(petType) }))} />
        <div className={classes['lines']}>
          <Link to="/groomer/appointments/$orderId" params={{ orderId: stop.id }} className={classes['name']}>
            {customer.displayName}
          </Link>
          {customer.vip && <VipMark />}
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
      <Alerts stop={stop} />
      <Directions stop={stop} shown={shown} />
    </div>
  );
};
