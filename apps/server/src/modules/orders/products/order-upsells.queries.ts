import type { Cents } from '@tailgate/values/money';
import type { Tx } from '../../../platform/db/database.ts';

/** A product on an order, at the price at which it was put on. */
export interface OrderUpsell {
  readonly upsellId: string;
  readonly name: string;
  readonly priceCents: Cents;
  readonly quantity: number;
  readonly addedBy: 'customer' | 'groomer';
}

/** In an order of their own, so that orders which take the same products from stock wait for each other in turn. */
export const upsellsOfOrder = (tx: Tx, appointmentId: string) =>
  tx
    .selectFrom('order_upsells')
    .where('appointment_id', '=', appointmentId)
    .where('upsell_id', 'is not', null)
    .select(['upsell_id as upsellId', 'name', 'price_cents as priceCents', 'quantity', 'stock_taken as stockTaken'])
    .orderBy('upsell_id')
    .$narrowType<{ upsellId: string }>()
    .execute();

export const insertOrderUpsell = async (
  tx: Tx,
  appointmentId: string,
  { id, upsellId, name, priceCents, quantity, addedBy }: OrderUpsell & { readonly id: string },
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('order_upsells')
    .values({
      id,
      appointment_id: appointmentId,
      upsell_id: upsellId,
      name,
      price_cents: priceCents,
      quantity,
      added_by: addedBy,
      added_at: now,
    })
    .execute();
};

interface OneOfOrder {
  readonly appointmentId: string;
  readonly upsellId: string;
}

export const changeOrderUpsell = async (
  tx: Tx,
  { appointmentId, upsellId }: OneOfOrder,
  quantity: number,
): Promise<void> => {
  await tx
    .updateTable('order_upsells')
    .set({ quantity })
    .where('appointment_id', '=', appointmentId)
    .where('upsell_id', '=', upsellId)
    .execute();
};

/** Whether it was on it. */
export const deleteOrderUpsell = async (tx: Tx, { appointmentId, upsellId }: OneOfOrder): Promise<boolean> => {
  const row = await tx
    .deleteFrom('order_upsells')
    .where('appointment_id', '=', appointmentId)
    .where('upsell_id', '=', upsellId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Another groomer has not got them in the van. */
export const deleteOrderUpsells = async (tx: Tx, appointmentId: string): Promise<void> => {
  await tx.deleteFrom('order_upsells').where('appointment_id', '=', appointmentId).execute();
};

/** Remembers what was taken out of stock for it, to be put back if nothing comes of it. */
export const noteStockTaken = async (
  tx: Tx,
  { appointmentId, upsellId }: OneOfOrder,
  stockTaken: number,
): Promise<void> => {
  await tx
    .updateTable('order_upsells')
    .set({ stock_taken: stockTaken })
    .where('appointment_id', '=', appointmentId)
    .where('upsell_id', '=', upsellId)
    .execute();
};
