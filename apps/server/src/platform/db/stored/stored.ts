import type { ColumnType } from 'kysely';

/** JSON in a column: read as what was stored, written as text. The driver would take an array for one of PostgreSQL's. */
export type Stored<T> = ColumnType<T, string, string>;
