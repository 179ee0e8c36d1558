import { targetOf, type Machine, type StateOf, type TransitionOf } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { Failure, notFound } from '../failure.ts';

/**
 * The only way a status changes. The row is locked, the machine's rows decide, and the update happens in the same
 * transaction: an illegal move is a coded 409, an absent row a 404.
 */
export const transition = async <M extends Machine>(
  tx: Tx,
  machine: M,
  move: { table: string; keyColumn?: string; id: string; name: TransitionOf<M>; actor: string },
): Promise<{ from: StateOf<M>; to: StateOf<M> }> => {
  const table = sql.table(move.table);
  const key = sql.ref(move.keyColumn ?? 'id');
  const { rows } = await sql<{
    status: StateOf<M>;
  }>`select status from ${table} where ${key} = ${move.id} for update`.execute(tx);
  const from = rows[0]?.status;
  if (from === undefined) throw notFound();
  const to = targetOf(machine, move.name, move.actor, from);
  if (to === undefined) throw new Failure('illegal_transition');
  await sql`update ${table} set status = ${to} where ${key} = ${move.id}`.execute(tx);
  return { from, to };
};
