import type { Duty } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Rows } from '../../../platform/access/policy.ts';
import { withAdvisoryLock } from '../../../platform/db/advisory-lock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { readPage, type Page } from '../../../platform/db/page.ts';
import { found } from '../../../platform/failure.ts';

/** Owners who can still act as such: neither deactivated nor about to be deleted. */
const OWNERS = sql<{ id: string }>`(
  select a.id from accounts a
  where a.status <> 'inactive' and 'staff' = any (a.roles) and 'owner' = any (a.duties)
    and not exists (select from deletion_requests d where d.account_id = a.id and d.status = 'waiting'))`;

const IS_LAST_OWNER = sql<boolean>`accounts.id = any (array${OWNERS}) and cardinality(array${OWNERS}) = 1`;

const team = (tx: Tx) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'first_name', 'last_name', 'email', 'duties', IS_LAST_OWNER.as('is_last_owner')]);

export const findTeam = (tx: Tx, page: Page) =>
  readPage(
    team(tx)
      .where(sql<boolean>`'staff' = any (roles)`)
      .where('anonymised_at', 'is', null)
      .orderBy('first_name')
      .orderBy('last_name')
      .orderBy('id'),
    page,
  );

export const teamMember = async (tx: Tx, member: Rows<'accounts'>) =>
  found(
    await team(tx)
      .where(member as never)
      .executeTakeFirst(),
  );
export type TeamMemberRow = Awaited<ReturnType<typeof teamMember>>;

/** Changes of duties wait for each other: of two owners who leave at once, neither may rely on the other. */
export const lockTeam = (tx: Tx) => withAdvisoryLock(tx, 'team', sql<string>`app.site_id()::text`);

export const setDuties = async (tx: Tx, accountId: string, duties: readonly Duty[]) => {
  await tx
    .updateTable('accounts')
    .set({ duties: [...duties] })
    .where('id', '=', accountId)
    .execute();
};
