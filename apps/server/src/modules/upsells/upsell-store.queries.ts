import type { Tx } from '../../platform/db/database.ts';

/** On until it is switched off. */
export const isStoreOn = async (tx: Tx, providerId: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('upsell_stores')
    .select('is_on')
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return row?.is_on ?? true;
};

export const saveStore = async (tx: Tx, providerId: string, isOn: boolean, now: Date): Promise<void> => {
  const values = { is_on: isOn, updated_at: now };
  await tx
    .insertInto('upsell_stores')
    .values({ provider_id: providerId, ...values })
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(values))
    .execute();
};
