import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';

/** A pet at one of its visits. */
export interface VisitOfPet {
  readonly providerId: string;
  readonly customerId: string;
  readonly startsAt: Date;
  readonly timeZone: string;
  readonly petName: string;
  readonly petType: string;
  /** All of its services have ended. */
  readonly isDone: boolean;
  readonly photos: readonly { readonly id: string; readonly taken: 'before' | 'after' }[];
}

/** Undefined if the pet is not on the appointment. */
export const visitOfPet = async (
  tx: Tx,
  { appointmentId, petId }: { readonly appointmentId: string; readonly petId: string },
): Promise<VisitOfPet | undefined> => {
  const lines = await tx
    .selectFrom('appointments as a')
    .innerJoin('appointment_lines as l', 'l.appointment_id', 'a.id')
    .innerJoin('pets', 'pets.id', 'l.pet_id')
    .innerJoin('pet_types', 'pet_types.id', 'pets.pet_type_id')
    .where('a.id', '=', appointmentId)
    .where('l.pet_id', '=', petId)
    .select(['a.provider_id', 'a.customer_id', 'a.status', 'a.starts_at', 'a.time_zone'])
    .select(['l.pet_name', 'pet_types.slug as pet_type', 'l.ended_at', 'l.before_file_id', 'l.after_file_id'])
    .orderBy('l.position')
    .orderBy('l.id')
    .execute();
  const [first] = lines;
  if (!first) return undefined;
  const photoOf = (id: string | null, taken: 'before' | 'after') => (id === null ? [] : [{ id, taken }]);
  return {
    providerId: first.provider_id,
    customerId: first.customer_id,
    startsAt: first.starts_at,
    timeZone: first.time_zone,
    petName: first.pet_name,
    petType: first.pet_type,
    isDone:
      first.status === 'complete' || (first.status === 'accepted' && lines.every(({ ended_at }) => ended_at !== null)),
    photos: lines.flatMap((line) => [
      ...photoOf(line.before_file_id, 'before'),
      ...photoOf(line.after_file_id, 'after'),
    ]),
  };
};

/** Lines of appointments of a groomer. */
export const linesServedBy =
  (accountId: string): Rows<'appointment_lines'> =>
  (line) =>
    line.exists(
      line
        .selectFrom('appointments')
        .select('appointments.id')
        .whereRef('appointments.id', '=', 'appointment_lines.appointment_id')
        .where('appointments.provider_id', '=', accountId),
    );

/** Cards that somebody sent, and those of their own visits as a customer. */
export const cardsOfVisitsWith =
  (accountId: string): Rows<'report_cards'> =>
  (card) =>
    card.or([
      card('report_cards.provider_id', '=', accountId),
      card.exists(
        card
          .selectFrom('appointments')
          .select('appointments.id')
          .whereRef('appointments.id', '=', 'report_cards.appointment_id')
          .where('appointments.customer_id', '=', accountId),
      ),
    ]);
