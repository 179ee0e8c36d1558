import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { DB } from '../db/rows.generated.ts';

/**
 * An ability is a predicate on rows, applied inside the query that looks for the row: ownership cannot be forgotten
 * after the fact, and a row one may not touch is simply not found.
 */
export type Rows<Table extends keyof DB> = (row: ExpressionBuilder<DB, Table>) => Expression<SqlBool>;

export const everyRow =
  <Table extends keyof DB>(): Rows<Table> =>
  (row) =>
    row.val(true);
