import { sql } from 'kysely';
import type { Tx } from './database.ts';
import type { DB } from './rows.generated.ts';

/** An object is for a column of JSON. */
type Value = string | number | boolean | Date | null | object;

/** Inserts thousands of rows as one parameter: building as many placeholders takes ten times longer. */
export const insertRows = async (
  tx: Tx,
  table: keyof DB,
  rows: readonly Readonly<Record<string, Value>>[],
): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(tx);
};

/** A point as the text that a column of geography takes. */
export const pointText = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): string =>
  `SRID=4326;POINT(${longitude} ${latitude})`;
