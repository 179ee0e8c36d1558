import {
  ABILITIES,
  type Ability,
  type AbilityTarget,
  type Reference,
  type SiteAbility,
  type TableOf,
} from '@tailgate/contract';
import { sql } from 'kysely';
import type { Viewer } from '../auth/viewer.ts';
import type { Tx } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { notFound } from '../failure.ts';
import { everyRow, type Circumstances, type Policies, type Rows } from './policy.ts';

/** A condition on the table of an ability. */
export type AllowedRows<A extends Ability> = Rows<TableOf<A> & keyof Tables>;

/** The ids of a list of references; undefined and null are kept. */
export type IdsOf<R extends readonly unknown[]> = { -readonly [K in keyof R]: Exclude<R[K], Reference> | IdOf<R[K]> };
type IdOf<Given> = Extract<Given, Reference> extends never ? never : string;

/** An input in which references to site-wide rows are replaced by their ids. */
export type WithIds<T> =
  T extends Reference<infer A>
    ? [A] extends [SiteAbility]
      ? string
      : T
    : T extends string | number | boolean | null | undefined
      ? T
      : T extends readonly (infer Item)[]
        ? WithIds<Item>[]
        : { [K in keyof T]: WithIds<T[K]> };

export interface Asker extends Circumstances {
  readonly viewer: Viewer | undefined;
}

const keysOf = (policies: Policies, asker: Asker, references: readonly Reference[]): string[] =>
  references.map((reference) => {
    const name = reference.toJSON();
    return policies[reference.ability]?.keyOf?.(name, asker) ?? name;
  });

/** The referenced rows that the caller may access, as one query condition. */
export const rowsAllowed = <A extends Ability>(
  policies: Policies,
  asker: Asker,
  ability: A,
  references: readonly Reference<A>[],
): AllowedRows<A> => {
  const { table, key }: AbilityTarget = ABILITIES[ability];
  const keys = keysOf(policies, asker, references);
  // Qualified, because joined tables may have a column of the same name.
  const column = sql.ref(`${table}.${key}`);
  const named = keys.length === 1 ? sql<boolean>`${column} = ${keys[0]}` : sql<boolean>`${column} = any(${keys})`;
  const allowed = (policies[ability]?.rows(asker, asker.viewer) ?? everyRow<never>()) as AllowedRows<A>;
  return (row) => row.and([named, allowed(row)]);
};

/** Throws not_found unless all references are allowed; one query for any number of them. */
export const requireAllowed = async <A extends Ability>(
  tx: Tx,
  policies: Policies,
  asker: Asker,
  ability: A,
  references: readonly Reference<A>[],
): Promise<void> => {
  const { table, key }: AbilityTarget = ABILITIES[ability];
  const { count } = await tx
    .selectFrom(table as 'files')
    // Several rows may have the same key: a pet is on a line of each of its visits.
    .select(sql<number>`count(distinct ${sql.ref(`${table}.${key}`)})::int`.as('count'))
    .where(rowsAllowed(policies, asker, ability, references) as never)
    .executeTakeFirstOrThrow();
  if (count !== new Set(keysOf(policies, asker, references)).size) throw notFound();
};
