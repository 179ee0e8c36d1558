import type { Tx } from '../../platform/db/database.ts';

export const becomeCustomerOf = async (
  tx: Tx,
  of: { siteId: string; providerId: string; customerId: string; now: Date },
): Promise<void> => {
  await tx
    .insertInto('provider_customers')
    .values({ site_id: of.siteId, provider_id: of.providerId, customer_id: of.customerId, created_at: of.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
