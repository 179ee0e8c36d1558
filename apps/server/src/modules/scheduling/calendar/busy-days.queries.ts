import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

export const deleteBusyDaysBefore = async (tx: Tx, instant: Date): Promise<void> => {
  await sql`delete from busy_days where site_id = app.site_id() and day < ${instant}::timestamptz::date`.execute(tx);
};
