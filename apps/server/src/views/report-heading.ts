import type { Tx } from '../platform/db/database.ts';

/** Whose report it is, as printed on it. */
export const reportHeading = async (tx: Tx, accountId: string): Promise<{ provider: string; site: string }> => {
  const row = await tx
    .selectFrom('accounts')
    .innerJoin('sites', 'sites.id', 'accounts.site_id')
    .where('accounts.id', '=', accountId)
    .select(['accounts.first_name', 'accounts.last_name', 'sites.app_name'])
    .executeTakeFirstOrThrow();
  return { provider: `${row.first_name} ${row.last_name}`.trim(), site: row.app_name };
};
