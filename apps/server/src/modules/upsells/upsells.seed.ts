import type { Tx } from '../../platform/db/database.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import type { UpsellDetails } from './upsells.queries.ts';

export interface SeedUpsell extends UpsellDetails {
  readonly id: string;
  readonly providerId: string;
  readonly position: number;
  readonly createdAt: Date;
}

/** Resets the products of these providers to the demo data. */
export const seedUpsells = async (
  tx: Tx,
  providers: readonly string[],
  upsells: readonly SeedUpsell[],
): Promise<void> => {
  if (providers.length === 0) return;
  await tx.deleteFrom('upsell_stores').where('provider_id', 'in', providers).execute();
  await tx.deleteFrom('upsells').where('provider_id', 'in', providers).execute();
  await insertRows(
    tx,
    'upsells',
    upsells.map((upsell) => ({
      id: upsell.id,
      provider_id: upsell.providerId,
      name: upsell.name,
      description: upsell.description,
      price_cents: upsell.priceCents,
      image_ids: [...upsell.imageIds],
      default_image_id: upsell.defaultImageId,
      stock: upsell.stock,
      is_active: upsell.isActive,
      position: upsell.position,
      created_at: upsell.createdAt,
      updated_at: upsell.createdAt,
    })),
  );
};
