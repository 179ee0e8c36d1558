import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

export interface PetHistoryRow {
  readonly appointment_id: string;
  readonly starts_at: Date;
  readonly first_name: string;
  readonly last_name: string;
  readonly service_name: string;
  readonly add_ons: readonly { readonly name: string }[];
  readonly minutes: number;
  readonly note: string;
  readonly before_file_id: string | null;
  readonly after_file_id: string | null;
  readonly total: number;
}

/** What was done to a pet by any groomer, the latest first. */
export const petHistory = async (
  tx: Tx,
  petId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<readonly PetHistoryRow[]> => {
  const { rows } = await sql<PetHistoryRow>`
    select l.appointment_id, a.starts_at, g.first_name, g.last_name, l.service_name, l.add_ons, l.minutes, l.note,
      l.before_file_id, l.after_file_id, count(*) over ()::int as total
    from appointment_lines l
    join appointments a on a.id = l.appointment_id and a.status in ('accepted', 'complete')
    join accounts g on g.id = a.provider_id
    where l.pet_id = ${petId} and (a.status = 'complete' or l.ended_at is not null)
    order by a.starts_at desc, l.position limit ${limit} offset ${offset}`.execute(tx);
  return rows;
};
