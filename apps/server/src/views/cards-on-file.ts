import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';

/** Whether a card can be charged for a customer of a groomer: their own, or one that the groomer keeps for them. */
export const hasCardOnFile = (
  customer: ReturnType<typeof sql>,
  provider: ReturnType<typeof sql>,
) => sql<boolean>`exists (
  select from payment_holders h join payment_cards k on k.holder_id = h.id and k.removed_at is null
  where h.account_id = ${customer} and (h.provider_id is null or h.provider_id = ${provider}))`;

interface Parties {
  readonly customerId: string;
  readonly providerId: string;
}

export const isCardOnFile = async (tx: Tx, { customerId, providerId }: Parties): Promise<boolean> => {
  const asked = hasCardOnFile(sql`${customerId}::uuid`, sql`${providerId}::uuid`).as('has');
  return (await tx.selectNoFrom(asked).executeTakeFirstOrThrow()).has;
};
