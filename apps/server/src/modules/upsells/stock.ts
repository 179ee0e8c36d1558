import { MAX_UPSELL_STOCK } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { found } from '../../platform/failure.ts';

/** A product as it is put on an order. */
export const upsellToSell = async (tx: Tx, rows: Rows<'upsells'>) =>
  found(
    await tx
      .selectFrom('upsells')
      .where(rows)
      .select(['id', 'name', 'price_cents as priceCents', 'stock'])
      .select(sql<boolean>`removed_at is null`.as('isInStore'))
      .executeTakeFirst(),
  );

/**
 * Takes so many out of stock: `counted`, or `uncounted` where nobody counts them, or how many are left where that is too
 * few. The row decides, so that no two orders sell the same piece.
 */
export const takeStock = async (
  tx: Tx,
  { upsellId, quantity }: { readonly upsellId: string; readonly quantity: number },
): Promise<'counted' | 'uncounted' | { readonly left: number }> => {
  const taken = await tx
    .updateTable('upsells')
    .set((upsell) => ({ stock: upsell('stock', '-', quantity) }))
    .where('id', '=', upsellId)
    .where((upsell) => upsell.or([upsell('stock', 'is', null), upsell('stock', '>=', quantity)]))
    .returning('stock')
    .executeTakeFirst();
  if (taken) return taken.stock === null ? 'uncounted' : 'counted';
  const { stock } = found(await tx.selectFrom('upsells').select('stock').where('id', '=', upsellId).executeTakeFirst());
  return { left: stock ?? 0 };
};

/** Puts back what was taken for an order which then was not completed. */
export const returnStock = async (
  tx: Tx,
  { upsellId, quantity }: { readonly upsellId: string; readonly quantity: number },
): Promise<void> => {
  await tx
    .updateTable('upsells')
    .set({ stock: sql<number>`least(stock + ${quantity}, ${MAX_UPSELL_STOCK})` })
    .where('id', '=', upsellId)
    .execute();
};
