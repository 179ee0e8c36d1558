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

export interface AuditFilter {
  /** Of the account or of whoever acted in it; undefined for everybody. */
  readonly people?: readonly string[] | undefined;
  /** Rows of the contract belong to modules: `scheduling.takeTimeOff`. */
  readonly modules?: readonly string[] | undefined;
  readonly bySupport?: boolean | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

const recordsOfSite = (tx: Tx, { people, modules, bySupport, from, until }: AuditFilter) => {
  let found = tx.selectFrom('audit_records').where(sql<boolean>`listed`);
  if (people)
    found = found.where(
      sql<boolean>`(account_id = any(${people}::uuid[]) or impersonator_id = any(${people}::uuid[]))`,
    );
  if (modules) found = found.where(sql<boolean>`split_part(endpoint, '.', 1) = any(${modules}::text[])`);
  if (bySupport) found = found.where('impersonator_id', 'is not', null);
  if (from) found = found.where('at', '>=', from);
  if (until) found = found.where('at', '<', until);
  return found;
};

/** The listed writes of the whole site, the newest first. At most `most` are counted: a large site has millions. */
export const activityOfSite = async (tx: Tx, filter: AuditFilter, page: Page, most: number) => {
  const rows = await recordsOfSite(tx, filter)
    .select(['id', 'at', 'endpoint', 'account_id', 'device', 'impersonator_id', 'impersonation_reason', 'touched'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await tx
    .selectFrom(recordsOfSite(tx, filter).select('id').limit(most).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
};
