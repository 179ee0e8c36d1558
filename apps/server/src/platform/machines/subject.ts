import type { StateOf } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Details } from '../db/stored/records.ts';
import { newId } from '../ids.ts';
import type { BoundMachine, DrivingMachine, Mover, Recorded, SubjectOf } from './bind-machine.ts';

/** Columns of every machine's table. */
export interface Subject<State extends string = string> extends Record<string, unknown> {
  readonly status: State;
  readonly status_since: Date;
}

/** A row of a machine's table. The tables are known only at run time, so the statements are built by name. */
export type SubjectRow<M extends DrivingMachine> = SubjectOf<M> & Subject<StateOf<M>>;

/** What is undefined is not written. */
const given = (values: Record<string, unknown>) => Object.entries(values).filter(([, value]) => value !== undefined);

export const lockSubject = async <M extends DrivingMachine>(
  tx: Tx,
  { machine }: BoundMachine<M>,
  id: string,
): Promise<SubjectRow<M> | undefined> => {
  // Not `for update`, so that rows referring to this one can still be inserted.
  const { rows } = await sql<SubjectRow<M>>`select * from ${sql.table(machine.table)}
    where ${sql.ref(machine.key)} = ${id} for no key update`.execute(tx);
  return rows[0];
};

export const updateSubject = async <M extends DrivingMachine>(
  tx: Tx,
  { machine }: BoundMachine<M>,
  id: string,
  changes: Record<string, unknown>,
): Promise<SubjectRow<M>> => {
  const set = sql.join(given(changes).map(([name, value]) => sql`${sql.ref(name)} = ${value}`));
  const { rows } = await sql<SubjectRow<M>>`update ${sql.table(machine.table)} set ${set}
    where ${sql.ref(machine.key)} = ${id} returning *`.execute(tx);
  if (!rows[0]) throw new Error(`The row of the ${machine.name} machine is gone`);
  return rows[0];
};

/** What every machine's moves have in common. */
interface Noted {
  readonly name: string;
  readonly from: string | null;
  readonly to: string;
  readonly actor: string;
  readonly viewer: Mover | null;
  readonly details: Details;
  readonly at: Date;
}

const historyOf = ({ name: machine }: DrivingMachine, move: Noted) => ({
  id: newId(),
  machine,
  name: move.name,
  from_status: move.from,
  to_status: move.to,
  actor: move.actor,
  account_id: move.viewer?.accountId ?? null,
  impersonator_id: move.viewer?.impersonatorId ?? null,
  details: JSON.stringify(move.details),
  at: move.at,
});

/** The row and the beginning of its history; nothing of both where the row exists already and may. */
export const insertSubject = async <M extends DrivingMachine>(
  tx: Tx,
  { machine }: BoundMachine<M>,
  values: Record<string, unknown>,
  { unlessExists, recorded }: { readonly unlessExists: boolean; readonly recorded: Recorded<M> },
): Promise<SubjectRow<M> | undefined> => {
  const columns = sql.join(given(values).map(([name]) => sql.ref(name)));
  const row = sql.join(given(values).map(([, value]) => value));
  const conflict = unlessExists ? sql`on conflict do nothing` : sql``;
  const { id, machine: name, ...noted } = historyOf(machine, recorded);
  const { rows } = await sql<SubjectRow<M>>`with made as (
      insert into ${sql.table(machine.table)} (${columns}) values (${row}) ${conflict} returning *),
    noted as (insert into transitions (id, machine, subject_id, ${sql.join(Object.keys(noted).map(sql.ref))})
      select ${id}, ${name}, made.${sql.ref(machine.key)}, ${sql.join(Object.values(noted))} from made)
    select * from made`.execute(tx);
  return rows[0];
};

export const writeHistory = async (tx: Tx, { machine }: BoundMachine, id: string, move: Recorded): Promise<void> => {
  await tx
    .insertInto('transitions')
    .values({ ...historyOf(machine, move), subject_id: id })
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
