import type { Cents } from '@tailgate/values/money';
import { asOwner } from '../../platform/db/as-owner.ts';
import type { Tx } from '../../platform/db/database.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { methodColumns, type OrderTerms } from './order-terms.queries.ts';
import type { OrderUpsell } from './products/order-upsells.queries.ts';
import type { Settlement } from './settlements.queries.ts';

export interface SeedOrder {
  readonly appointmentId: string;
  readonly terms: OrderTerms;
  readonly settlement: Settlement;
  /** What was sold with it, out of stock by now. */
  readonly upsells: readonly (OrderUpsell & { readonly id: string; readonly stockTaken: number })[];
}

/** What was agreed is never changed by the application: only the database's owner can take it away from demo sites. */
export const emptyOrders = (ownerUrl: string, siteIds: readonly string[]): Promise<void> =>
  asOwner(ownerUrl, async (owner) => {
    for (const table of ['order_tips', 'order_dues', 'order_settlements', 'order_upsells', 'order_terms'])
      await owner.query(`delete from ${table} where site_id = any($1)`, [siteIds]);
  });

/** Orders of the past, as they were agreed. */
export const seedOrders = async (tx: Tx, orders: readonly SeedOrder[]): Promise<void> => {
  await insertRows(
    tx,
    'order_terms',
    orders.map(({ appointmentId, terms, settlement }) => ({
      appointment_id: appointmentId,
      tip_cents: terms.tipCents,
      tip_percent: terms.tipPercent,
      ...methodColumns(terms.paymentMethod),
      card_id: terms.cardId,
      processing_fee_payer: terms.processingFeePayer,
      management_fee_payer: terms.managementFeePayer,
      coupon_id: terms.couponId,
      gift_card_id: terms.giftCardId,
      uses_loyalty: terms.usesLoyalty,
      updated_at: settlement.settledAt,
    })),
  );
  await insertRows(
    tx,
    'order_settlements',
    orders.map(({ appointmentId, settlement }) => ({
      appointment_id: appointmentId,
      kind: settlement.kind,
      tender: settlement.tender,
      charge_id: settlement.chargeId,
      totals: settlement.totals,
      split: settlement.split,
      version: 1,
      tax_percent: settlement.taxPercent,
      processing_fee_payer: settlement.processingFeePayer,
      management_fee_payer: settlement.managementFeePayer,
      settled_at: settlement.settledAt,
    })),
  );
  await insertRows(
    tx,
    'order_upsells',
    orders.flatMap(({ appointmentId, settlement, upsells }) =>
      upsells.map(({ id, upsellId, name, priceCents, quantity, stockTaken, addedBy }) => ({
        id,
        appointment_id: appointmentId,
        upsell_id: upsellId,
        name,
        price_cents: priceCents,
        quantity,
        stock_taken: stockTaken,
        added_by: addedBy,
        added_at: settlement.settledAt,
      })),
    ),
  );
};

/** Added to an order after the visit, and charged. */
export interface SeedLaterTip {
  readonly appointmentId: string;
  readonly chargeId: string;
  readonly amountCents: Cents;
  readonly at: Date;
}

export const seedLaterTips = (tx: Tx, tips: readonly SeedLaterTip[]): Promise<void> =>
  insertRows(
    tx,
    'order_tips',
    tips.map(({ appointmentId, chargeId, amountCents, at }) => ({
      appointment_id: appointmentId,
      amount_cents: amountCents,
      charge_id: chargeId,
      state: 'given',
      asked_at: at,
      given_at: at,
    })),
  );
