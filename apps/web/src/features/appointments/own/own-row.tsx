import { Badge } from '#ui/badges/badge.tsx';
import { PetAvatars } from '#ui/avatars/pet-avatar.tsx';
import { Facts, RowLink } from '#ui/layout/rows.tsx';
import { providerName } from '#ui/words/provider-name.ts';
import type { OwnAppointment } from './own-query.ts';
import { Moment } from './moment.tsx';
import { dayWords, ownLook, petNamesOf, petsOf, priceOf, servicesOf, timeWords } from './own-words.ts';
import { waitingOf } from './waiting-words.ts';

/** One appointment in a list: when, who, what, and its state or what it came to. */
export const OwnRow = ({ appointment }: { appointment: OwnAppointment }) => {
  const { id, appointmentStart, timeZone, serviceProvider, status, toConfirm } = appointment;
  const { tone, word } = ownLook(appointment);
  const deadline = waitingOf(appointment)?.deadline ?? null;
  return (
    <RowLink
      to="/customer/appointments/$orderId"
      params={{ orderId: id }}
      lead={<PetAvatars pets={petsOf(appointment)} size={40} />}
      title={<Moment day={dayWords(appointment)} time={timeWords(appointmentStart, timeZone)} />}
      meta={
        <Facts>
          {[petNamesOf(appointment), `${servicesOf(appointment)} with ${providerName(serviceProvider)}`, deadline]}
        </Facts>
      }
      aside={
        toConfirm ? (
          <Badge tone="pending">Confirm total</Badge>
        ) : status === 'complete' || status === 'accepted' ? (
          <strong>{priceOf(appointment)}</strong>
        ) : (
          <Badge tone={tone}>{word}</Badge>
        )
      }
    />
  );
};
