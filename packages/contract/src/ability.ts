/** What an ability decides about: rows of a table, found by the column that references name. */
export interface AbilityTarget<Table extends string = string, Scope extends 'policy' | 'site' = 'policy' | 'site'> {
  readonly table: Table;
  readonly key: string;
  /** `policy`: the module's policy decides. `site`: every row of the site, which row-level security sees to. */
  readonly scope: Scope;
  /** Whoever knows the reference may use the row: it cannot be guessed, and is told to nobody else. */
  readonly isSecret?: boolean;
}

export const byPolicy = <const Table extends string>(table: Table, key = 'id'): AbilityTarget<Table, 'policy'> => ({
  table,
  key,
  scope: 'policy',
});

export const ofSite = <const Table extends string>(table: Table, key = 'id'): AbilityTarget<Table, 'site'> => ({
  table,
  key,
  scope: 'site',
});

/** What visitors have instead of an account. */
export const secret = <Target extends AbilityTarget>(target: Target): Target & { readonly isSecret: true } => ({
  ...target,
  isSecret: true,
});
