import { sql, type RawBuilder } from 'kysely';

/** For `on conflict do update`: sets every column to its `excluded` value. */
export const overwriting = (row: object): Record<string, RawBuilder<never>> =>
  Object.fromEntries(Object.keys(row).map((column) => [column, sql`excluded.${sql.ref(column)}`]));
