import type { Rows } from '../platform/access/policy.ts';
import type { Tx } from '../platform/db/database.ts';

/** More than anybody has waiting; the next ones follow when these are answered. */
const MOST = 50;

const joined = (tx: Tx) =>
  tx
    .selectFrom('customer_change_proposals')
    .innerJoin('providers', 'providers.account_id', 'customer_change_proposals.provider_id')
    .innerJoin('accounts', 'accounts.id', 'customer_change_proposals.provider_id')
    .leftJoin('pets', 'pets.id', 'customer_change_proposals.pet_id')
    .selectAll('customer_change_proposals')
    .select(['providers.business_name', 'accounts.first_name', 'accounts.last_name', 'pets.name as pet_name'])
    .orderBy('customer_change_proposals.created_at', 'desc')
    .orderBy('customer_change_proposals.id', 'desc');

export type ProposalRow = Awaited<ReturnType<ReturnType<typeof joined>['executeTakeFirstOrThrow']>>;

/** Proposed changes with who proposes them and the pet that they are about, the newest first. */
export const proposalsWithNames = (tx: Tx, proposals: Rows<'customer_change_proposals'>) =>
  joined(tx).where(proposals).limit(MOST).execute();
