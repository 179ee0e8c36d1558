import type { TestDatabase } from './test-database.ts';

/** The words that the check constraint of a column lists, sorted; other checks of the column do not matter. */
export const allowedIn = (database: TestDatabase, table: string, column: string): Promise<string[]> =>
  database.asOwner(async (owner) => {
    const { rows } = await owner.query<{ definition: string }>(
      `select pg_get_constraintdef(c.oid) as definition from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
        where c.contype = 'c' and c.conrelid = $1::regclass and a.attname = $2
          and pg_get_constraintdef(c.oid) ~ '(ANY|<@) ?\\(?ARRAY\\['`,
      [table, column],
    );
    if (rows.length !== 1) throw new Error(`${table}.${column} has ${rows.length} checks with a list instead of one`);
    return [...(rows[0]?.definition ?? '').matchAll(/'([^']+)'::text/g)].map(([, word]) => word ?? '').sort();
  });

/** The default of a column as text: `'new'::text` is `new`, `130` is `130`. */
export const defaultOf = (database: TestDatabase, table: string, column: string): Promise<string | undefined> =>
  database.asOwner(async (owner) => {
    const { rows } = await owner.query<{ value: string | null }>(
      `select column_default as value from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name = $2`,
      [table, column],
    );
    return /^'?([^']+)/.exec(rows[0]?.value ?? '')?.[1];
  });
