import { Badge } from '#ui/badge.tsx';
import { PetAvatars } from '#ui/pet-avatar.tsx';
import { Facts, RowLink } from '#ui/rows.tsx';
import type { OwnAppointment } from './own-query.ts';
import { momentOf, ownLook, petNamesOf, petsOf, priceOf, servicesOf } from './own-words.ts';
import classes from './own.module.css';

/** One appointment in a list: when, who, what, and its state or what it came to. */
export const OwnRow = ({ appointment }: { appointment: OwnAppointment }) => {
  const { id, appointmentStart, timeZone, serviceProvider, status } = appointment;
  const { tone, word } = ownLook(appointment);
  return (
    <RowLink
      to="/customer/appointments/$orderId"
      params={{ orderId: id }}
      lead={<PetAvatars pets={petsOf(appointment)} size={40} />}
      title={<span className={classes['moment']}>{momentOf(appointmentStart, timeZone)}</span>}
      meta={
        <Facts>{[petNamesOf(appointment), `${servicesOf(appointment)} with ${serviceProvider.displayName}`]}</Facts>
      }
      aside={
        status === 'complete' || status === 'accepted' ? (
          <strong>{priceOf(appointment)}</strong>
        ) : (
          <Badge tone={tone}>{word}</Badge>
        )
      }
    />
  );
};
