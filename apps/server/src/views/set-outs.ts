import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';

/** That a groomer drives to an appointment. */
export interface SetOut {
  readonly since: string;
  readonly eta: string;
}

/** By its groomer of today, for its time of today. Set out on its day, so that few months of the history are read. */
export const setOutOf = (appointments: 'appointments' | 'a') => {
  const column = (name: string) => sql.ref(`${appointments}.${name}`);
  return sql<SetOut | null>`(
    select json_build_object('since', t.at, 'eta', t.details->>'eta') from transitions t
    where t.machine = 'appointment' and t.subject_id = ${column('id')} and t.name = 'setOut'
      and t.at > ${column('starts_at')} - interval '2 days' and t.account_id = ${column('provider_id')}
      and (t.details->>'start')::timestamptz = ${column('starts_at')}
    order by t.at desc limit 1)`;
};

export const hasSetOut = async (tx: Tx, appointmentId: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('appointments')
    .select(setOutOf('appointments').as('set_out'))
    .where('id', '=', appointmentId)
    .executeTakeFirst();
  return (row?.set_out ?? null) !== null;
};
