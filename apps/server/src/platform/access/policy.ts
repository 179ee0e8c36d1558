import type { AbilityTarget } from '@tailgate/contract';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Viewer } from '../auth/viewer.ts';
import type { Tables } from '../db/tables.ts';
import type { Site } from '../http/sites.ts';

/**
 * An ability is a predicate on rows, applied inside the query that reads the row, so that the ownership check cannot be
 * forgotten. A row the viewer may not access is not found.
 */
export type Rows<Table extends keyof Tables> = (row: ExpressionBuilder<Tables, Table>) => Expression<SqlBool>;

export const everyRow =
  <Table extends keyof Tables>(): Rows<Table> =>
  (row) =>
    row.val(true);

export const noRow =
  <Table extends keyof Tables>(): Rows<Table> =>
  (row) =>
    row.val(false);

export interface Circumstances {
  readonly site: Site;
  readonly now: Date;
}

/** The rows of a table that an ability covers. */
export interface Rule<Table extends keyof Tables> {
  /** The rule cannot be evaluated without a session. */
  readonly needsViewer: boolean;
  rows(circumstances: Circumstances, viewer: Viewer | undefined): Rows<Table>;
  /** Maps a reference to its key where they differ. */
  readonly keyOf?: ((name: string, circumstances: Circumstances) => string) | undefined;
}

export const forViewer = <Table extends keyof Tables>(rows: (viewer: Viewer) => Rows<Table>): Rule<Table> => ({
  needsViewer: true,
  rows: (_circumstances, viewer) => {
    if (!viewer) throw new Error('This rule requires a viewer');
    return rows(viewer);
  },
});

export const forAnyone = <Table extends keyof Tables>(
  rows: (circumstances: Circumstances) => Rows<Table>,
  keyOf?: Rule<Table>['keyOf'],
): Rule<Table> => ({ needsViewer: false, rows, keyOf });

/** For rows that anybody may call: what a caller who is known may do beyond the others. */
export const forVisitor = <Table extends keyof Tables>(rows: Rule<Table>['rows']): Rule<Table> => ({
  needsViewer: false,
  rows,
});

/** A module's policy: a rule for each of its abilities, enforced by the compiler. */
export type Policy<Abilities extends Record<string, AbilityTarget>> = {
  readonly [A in keyof Abilities as Abilities[A]['scope'] extends 'policy' ? A : never]: Abilities[A] extends {
    readonly table: infer Table extends keyof Tables;
  }
    ? Rule<Table>
    : never;
};

/** The policies of all modules, by ability. */
export type Policies = Readonly<Record<string, Rule<never>>>;
