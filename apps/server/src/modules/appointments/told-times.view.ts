import type { appointmentMachine, CreationOf, TransitionOf } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

type Name = TransitionOf<typeof appointmentMachine> | CreationOf<typeof appointmentMachine>;

/** Moves after which the customer knows who comes and when. */
export const TELLING = [
  'book',
  'accept',
  'grab',
  'acceptTrade',
  'reschedule',
  'acceptMove',
  'rejectMove',
  'acceptProposal',
  'refuseProposal',
  'refuseCancellation',
  'remindTwoDaysBefore',
  'remindDayBefore',
] as const satisfies readonly Name[];

interface Told {
  readonly appointmentId: string;
  readonly since: Date;
  /** The move that is going on. */
  readonly except: Name;
}

/** Whether the customer was told the time of an appointment lately. What the groomer kept quiet does not count. */
export const wasToldSince = async (tx: Tx, { appointmentId, since, except }: Told): Promise<boolean> => {
  const told = await tx
    .selectFrom('transitions')
    .select('id')
    .where('machine', '=', 'appointment')
    .where('subject_id', '=', appointmentId)
    .where('name', 'in', TELLING)
    .where('name', '<>', except)
    .where('at', '>', since)
    .where(sql<boolean>`not (actor <> 'customer' and details @> '{"isQuiet": true}')`)
    .limit(1)
    .executeTakeFirst();
  return told !== undefined;
};
