import type { Tx } from '../platform/db/database.ts';

/** A pet at one of its visits. */
export interface VisitOfPet {
  readonly siteId: string;
  readonly providerId: string;
  readonly customerId: string;
  readonly startsAt: Date;
  readonly timeZone: string;
  readonly petName: string;
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
    .where('a.id', '=', appointmentId)
    .where('l.pet_id', '=', petId)
    .select(['a.site_id', 'a.provider_id', 'a.customer_id', 'a.status', 'a.starts_at', 'a.time_zone'])
    .select(['l.pet_name', 'l.ended_at', 'l.before_file_id', 'l.after_file_id'])
    .orderBy('l.position')
    .orderBy('l.id')
    .execute();
  const [first] = lines;
  if (!first) return undefined;
  const photoOf = (id: string | null, taken: 'before' | 'after') => (id === null ? [] : [{ id, taken }]);
  return {
    siteId: first.site_id,
    providerId: first.provider_id,
    customerId: first.customer_id,
    startsAt: first.starts_at,
    timeZone: first.time_zone,
    petName: first.pet_name,
    isDone:
      first.status === 'complete' || (first.status === 'accepted' && lines.every(({ ended_at }) => ended_at !== null)),
    photos: lines.flatMap((line) => [
      ...photoOf(line.before_file_id, 'before'),
      ...photoOf(line.after_file_id, 'after'),
    ]),
  };
};
