import { CalendarDays, Clock, MapPin, Navigation, Scissors } from 'lucide-react';
import { Badge } from '#ui/badges/badge.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { PetAvatars } from '#ui/avatars/pet-avatar.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { providerInWords } from '#ui/words/provider-name.ts';
import { CallAndText } from './call-and-text.tsx';
import { GroomerFace } from './groomer-face.tsx';
import { Moment } from './moment.tsx';
import type { OwnAppointment } from './own-query.ts';
import {
  dayWords,
  howSoon,
  isOnItsDay,
  liveOf,
  ownLook,
  petNamesOf,
  petsOf,
  priceOf,
  servicesOf,
  spanWords,
} from './own-words.ts';
import classes from './own.module.css';
import { ProposalAnswers } from './proposal-answers.tsx';
import { waitingOf } from './waiting-words.ts';

const ICONS = { started: Scissors, onTheWay: Navigation, late: Clock } as const;

interface NextCardProps {
  readonly appointment: OwnAppointment;
  /** Nothing more urgent is above it. */
  readonly isFirst: boolean;
}

/** What comes next, with what happens on its day. */
export const NextCard = ({ appointment, isFirst }: NextCardProps) => {
  const now = useNow();
  const live = liveOf(appointment, now);
  const waiting = waitingOf(appointment);
  const { id, serviceProvider, address } = appointment;
  const { displayName, phone } = serviceProvider;
  const { tone, word } = ownLook(appointment);
  const Icon = live ? ICONS[live.kind] : CalendarDays;
  return (
    <section className={classes['next']} aria-label="Next appointment" data-live={live?.kind}>
      <p className={classes['strip']} role="status">
        <Icon size={20} aria-hidden />
        <strong>{live?.words ?? 'Next appointment'}</strong>
        <span>{live?.aside ?? howSoon(appointment, now)}</span>
      </p>
      <div className={classes['body']}>
        <div className={classes['who']}>
          <GroomerFace of={serviceProvider} />
          <div>
            <h2>
              <Moment day={dayWords(appointment)} time={spanWords(appointment)} />
            </h2>
            <p>{providerInWords(serviceProvider)}</p>
          </div>
          <PetAvatars pets={petsOf(appointment)} size={40} />
        </div>
        <ul className={classes['facts']}>
          <li>
            <Scissors size={18} aria-hidden />
            {petNamesOf(appointment)} · {servicesOf(appointment)}
          </li>
          <li>
            <MapPin size={18} aria-hidden />
            {address.address}, {address.city}
          </li>
        </ul>
        <p className={classes['state']}>
          <Badge tone={tone}>{word}</Badge>
          <strong>{priceOf(appointment)}</strong>
        </p>
        {waiting && <p>{waiting.words}</p>}
        {waiting?.otherwise && <p>{waiting.otherwise}</p>}
        <div className={classes['actions']}>
          {waiting?.isOurs && <ProposalAnswers appointment={appointment} look={isFirst ? 'filled' : 'tint'} />}
          <ButtonLink
            to="/customer/appointments/$orderId"
            params={{ orderId: id }}
            look={waiting?.isOurs || !isFirst ? 'outline' : 'filled'}
          >
            View appointment
          </ButtonLink>
          {phone !== null && isOnItsDay(appointment, now) && <CallAndText name={displayName} phone={phone} />}
        </div>
      </div>
    </section>
  );
};
