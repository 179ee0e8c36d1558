import type { ProposalKind } from '@tailgate/contract';
import { sql, type Selectable } from 'kysely';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { found } from '../../../platform/failure.ts';

export type Proposal = Selectable<Tables['customer_change_proposals']>;
type Proposals = Rows<'customer_change_proposals'>;

/** What a proposal is about, and between whom. */
export interface About {
  readonly providerId: string;
  readonly customerId: string;
  readonly kind: ProposalKind;
  readonly petId: string | null;
  readonly vaccinationId: string | null;
}

/** The one about the same that waits, if any. */
export const openProposalAbout = async (tx: Tx, about: About) =>
  await tx
    .selectFrom('customer_change_proposals')
    .selectAll()
    .where('provider_id', '=', about.providerId)
    .where('customer_id', '=', about.customerId)
    .where('kind', '=', about.kind)
    .where(sql<boolean>`pet_id is not distinct from ${about.petId}::uuid`)
    .where(sql<boolean>`vaccination_id is not distinct from ${about.vaccinationId}::uuid`)
    .where('status', '=', 'open')
    .executeTakeFirst();

/** The id of a proposal that the viewer may move; not found otherwise. */
export const proposalIdOf = async (tx: Tx, proposal: Proposals): Promise<string> =>
  found(await tx.selectFrom('customer_change_proposals').select('id').where(proposal).executeTakeFirst()).id;

export const proposalById = async (tx: Tx, id: string) =>
  found(await tx.selectFrom('customer_change_proposals').selectAll().where('id', '=', id).executeTakeFirst());

/** How many proposals this groomer has made to this customer since then. */
export const countProposalsSince = async (
  tx: Tx,
  { providerId, customerId }: Pick<About, 'providerId' | 'customerId'>,
  since: Date,
): Promise<number> => {
  const { count } = await tx
    .selectFrom('customer_change_proposals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('provider_id', '=', providerId)
    .where('customer_id', '=', customerId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
};
