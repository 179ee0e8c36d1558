import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { readPage, type Page } from '../db/page.ts';

/** The listed writes of an account, the newest first. */
export const activityOf = (tx: Tx, accountId: string, page: Page) =>
  readPage(
    tx
      .selectFrom('audit_records')
      .select(['id', 'at', 'endpoint', 'device', 'impersonator_id', 'impersonation_reason'])
      .where('account_id', '=', accountId)
      // Not as a parameter: a plan for any value could not use the index of what is listed.
      .where(sql<boolean>`listed`)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc'),
    page,
  );
export type ActivityRow = Awaited<ReturnType<typeof activityOf>>['rows'][number];
