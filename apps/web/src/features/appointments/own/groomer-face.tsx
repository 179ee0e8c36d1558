import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { providerName } from '#ui/words/provider-name.ts';
import type { OwnAppointment } from './own-query.ts';

/** The groomer of an appointment, with the same picture as while it was booked. */
export const GroomerFace = ({ of }: { of: OwnAppointment['serviceProvider'] }) => (
  <PersonAvatar id={of.id} name={providerName(of)} photoUrl={of.photo?.sizes.thumbnail ?? null} />
);
