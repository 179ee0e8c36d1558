import type { Kysely } from 'kysely';
import type { Tx } from '../db/database.ts';
import { newId } from '../ids.ts';
import type { BoundMachine, Details, Mover } from './bind-machine.ts';

/** Columns of every machine's table. */
export interface Subject extends Record<string, unknown> {
  readonly site_id: string;
  readonly status: string;
  readonly status_since: Date;
}

/** Untyped access for table names known only at run time. */
const tables = (tx: Tx) => tx as unknown as Kysely<Record<string, Record<string, unknown>>>;

export const lockSubject = async (tx: Tx, { machine }: BoundMachine, id: string): Promise<Subject | undefined> => {
  const query = tables(tx).selectFrom(machine.table).selectAll().where(machine.key, '=', id);
  // Not `for update`, so that rows referring to this one can still be inserted.
  return (await query.forNoKeyUpdate().executeTakeFirst()) as Subject | undefined;
};

export const updateSubject = async (
  tx: Tx,
  { machine }: BoundMachine,
  id: string,
  changes: Record<string, unknown>,
) => {
  const query = tables(tx).updateTable(machine.table).set(changes).where(machine.key, '=', id);
  return (await query.returningAll().executeTakeFirstOrThrow()) as Subject;
};

export const insertSubject = async (
  tx: Tx,
  { machine }: BoundMachine,
  values: Record<string, unknown>,
  unlessExists: boolean,
): Promise<Subject | undefined> => {
  const insert = tables(tx).insertInto(machine.table).values(values);
  const query = unlessExists ? insert.onConflict((conflict) => conflict.doNothing()) : insert;
  return (await query.returningAll().executeTakeFirst()) as Subject | undefined;
};

/** A history row. */
export interface Recorded {
  readonly name: string;
  readonly from: string | null;
  readonly to: string;
  readonly actor: string;
  readonly viewer: Mover | null;
  readonly details: Details;
  readonly at: Date;
}

export const writeHistory = async (
  tx: Tx,
  { machine }: BoundMachine,
  id: string,
  siteId: string,
  move: Recorded,
): Promise<void> => {
  await tx
    .insertInto('transitions')
    .values({
      id: newId(),
      site_id: siteId,
      machine: machine.name,
      subject_id: id,
      name: move.name,
      from_status: move.from,
      to_status: move.to,
      actor: move.actor,
      account_id: move.viewer?.accountId ?? null,
      impersonator_id: move.viewer?.impersonatorId ?? null,
      details: JSON.stringify(move.details),
      at: move.at,
    })
    .execute();
};

/** Whether the timer has already fired at its date; only the history shows this if the state is unchanged. */
export const hasFired = async (tx: Tx, { machine }: BoundMachine, id: string, timer: string, due: Date) => {
  const fired = await tx
    .selectFrom('transitions')
    .select('id')
    .where('machine', '=', machine.name)
    .where('subject_id', '=', id)
    .where('name', '=', timer)
    .where('at', '>=', due)
    .executeTakeFirst();
  return fired !== undefined;
};
