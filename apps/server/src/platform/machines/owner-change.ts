import type { Machine } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { Failure } from '../failure.ts';

/** What becomes of the rows of a table when the row that they hang on gets another owner, and why. */
export type Fate =
  | { readonly fate: 'kept'; readonly because: string }
  /** The transition is refused while there is one. */
  | { readonly fate: 'refused'; readonly because: string }
  /** By this function of the caller, before the owner changes. */
  | { readonly fate: 'cleared'; readonly because: string; readonly by: string };

/** Tables with one of these columns. */
export type ChildTable<Column extends string> = {
  [Table in keyof Tables]: Extract<keyof Tables[Table], Column> extends never ? never : Table;
}[keyof Tables];

export interface Children {
  /** The column by which `refused` tables name the row. */
  readonly column: string;
  readonly tables: Readonly<Record<string, Fate>>;
}

/** What the caller does to clear what is cleared, by name. */
export type Clearings = Readonly<Record<string, () => Promise<unknown>>>;

interface Owned {
  readonly machine: Machine;
  readonly children?: Children;
}

/** A machine whose rows change hands without saying what becomes of their children does not start. */
export const requireChildren = ({ machine, children }: Owned): void => {
  const changing = Object.entries(machine.transitions).filter(([, row]) => row.changesOwner);
  if (changing.length === 0) return;
  if (machine.owner === undefined || children === undefined || Object.keys(children.tables).length === 0)
    throw new Error(
      `The ${machine.name} machine changes the owner in ${changing.map(([name]) => name).join(', ')} and does not say what becomes of what hangs on its rows`,
    );
};

/** The owner is written by a transition that says so, and by no other. */
const requireDeclared = ({ machine }: Owned, name: string, set: object): boolean => {
  const changes = machine.transitions[name]?.changesOwner === true;
  const isSet = machine.owner !== undefined && machine.owner in set;
  if (changes !== isSet)
    throw new Error(`${name} of the ${machine.name} machine does not declare that it sets the owner`);
  return changes;
};

const refusedRows = async (tx: Tx, { column, tables }: Children, id: string): Promise<boolean> => {
  const each = Object.entries(tables).flatMap(([table, child]) =>
    child.fate === 'refused'
      ? [sql`select from ${sql.table(table)} as child where ${sql.ref(`child.${column}`)} = ${id}`]
      : [],
  );
  const { rows } = await sql`select where ${sql.join(
    each.map((rowsOf) => sql`exists (${rowsOf})`),
    sql` or `,
  )}`.execute(tx);
  return rows.length > 0;
};

/** Before a locked row gets another owner: refuses or clears what hangs on it, as declared. */
export const changeOwner = async (
  tx: Tx,
  owned: Owned,
  { id, name, set, clearings }: { id: string; name: string; set: object; clearings: Clearings },
): Promise<void> => {
  if (!requireDeclared(owned, name, set) || !owned.children) return;
  if (await refusedRows(tx, owned.children, id)) throw new Failure('illegal_transition');
  const names = Object.values(owned.children.tables).flatMap((child) => (child.fate === 'cleared' ? [child.by] : []));
  for (const by of new Set(names)) {
    const clear = clearings[by];
    if (!clear) throw new Error(`${name} of the ${owned.machine.name} machine does not clear ${by}`);
    await clear();
  }
};
