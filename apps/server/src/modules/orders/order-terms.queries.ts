import type { FeePayer, OrderMethod } from '@tailgate/contract';
import { cents, type Cents } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import type { NoShow, OrderSignature } from '../../platform/db/stored/orders.ts';
import { forgetConfirmation } from './consents/confirmations.queries.ts';
import { keptTotals } from './kept-totals.ts';
import type { OrderFigures } from './order-figures.ts';

/** What is chosen at the van. */
export interface OrderTerms {
  readonly tipCents: Cents;
  /** The part of the work that the tip is; null where it is an amount. */
  readonly tipPercent: number | null;
  readonly paymentMethod: OrderMethod | null;
  readonly cardId: string | null;
  readonly processingFeePayer: FeePayer;
  readonly managementFeePayer: FeePayer;
  readonly couponId: string | null;
  readonly giftCardId: string | null;
  /** Takes what it can of the customer's rewards. */
  readonly usesLoyalty: boolean;
}

export const DEFAULT_TERMS: OrderTerms = {
  tipCents: cents(0),
  tipPercent: null,
  paymentMethod: null,
  cardId: null,
  processingFeePayer: 'service-provider',
  managementFeePayer: 'service-provider',
  couponId: null,
  giftCardId: null,
  usesLoyalty: false,
};

export const termsOf = async (tx: Tx, appointmentId: string): Promise<OrderTerms> => {
  const row = await tx
    .selectFrom('order_terms')
    .select([
      'tip_cents',
      'tip_percent',
      'payment_method',
      'is_paid_later',
      'card_id',
      'processing_fee_payer',
      'management_fee_payer',
      'coupon_id',
      'gift_card_id',
      'uses_loyalty',
    ])
    .where('appointment_id', '=', appointmentId)
    .executeTakeFirst();
  if (!row) return DEFAULT_TERMS;
  return {
    tipCents: cents(row.tip_cents),
    tipPercent: row.tip_percent,
    paymentMethod: row.is_paid_later ? 'later' : row.payment_method,
    cardId: row.card_id,
    processingFeePayer: row.processing_fee_payer,
    managementFeePayer: row.management_fee_payer,
    couponId: row.coupon_id,
    giftCardId: row.gift_card_id,
    usesLoyalty: row.uses_loyalty,
  };
};

const COLUMN_OF = {
  tipCents: 'tip_cents',
  tipPercent: 'tip_percent',
  cardId: 'card_id',
  processingFeePayer: 'processing_fee_payer',
  managementFeePayer: 'management_fee_payer',
  couponId: 'coupon_id',
  giftCardId: 'gift_card_id',
  usesLoyalty: 'uses_loyalty',
} as const satisfies Record<Exclude<keyof OrderTerms, 'paymentMethod'>, string>;

/** To pay later is no way to pay. */
export const methodColumns = (method: OrderMethod | null) => ({
  payment_method: method === 'later' ? null : method,
  is_paid_later: method === 'later',
});

/** Changes what is given; the rest stays, or is what the database has as default. */
export const saveTerms = async (
  tx: Tx,
  appointmentId: string,
  { paymentMethod, ...changes }: Partial<OrderTerms>,
  now: Date,
): Promise<void> => {
  const columns = Object.entries(changes).map(
    ([name, value]) => [COLUMN_OF[name as keyof typeof changes], value] as const,
  );
  const values = {
    ...Object.fromEntries(columns),
    ...(paymentMethod !== undefined && methodColumns(paymentMethod)),
    updated_at: now,
  };
  await tx
    .insertInto('order_terms')
    .values({ appointment_id: appointmentId, ...values })
    .onConflict((conflict) => conflict.column('appointment_id').doUpdateSet(values))
    .execute();
};

/** The card of their own that the customer chose when they placed the order. */
export const agreeToCard = async (tx: Tx, appointmentId: string, cardId: string): Promise<void> => {
  await tx
    .updateTable('order_terms')
    .set({ agreed_card_id: cardId })
    .where('appointment_id', '=', appointmentId)
    .execute();
};

/** Another groomer has the order from now on: of what was chosen, the card that the customer agreed to stays. */
export const handOverTerms = async (tx: Tx, appointmentId: string, now: Date): Promise<void> => {
  const agreed = tx
    .deleteFrom('order_terms')
    .where('appointment_id', '=', appointmentId)
    .returning('agreed_card_id as cardId');
  const cardId = (await agreed.executeTakeFirst())?.cardId ?? null;
  await forgetConfirmation(tx, appointmentId);
  await tx
    .insertInto('order_terms')
    .values({
      appointment_id: appointmentId,
      ...methodColumns(cardId === null ? null : 'card'),
      card_id: cardId,
      agreed_card_id: cardId,
      taken_over_at: now,
      updated_at: now,
    })
    .execute();
};

export const noShowOf = async (tx: Tx, appointmentId: string): Promise<NoShow | null> => {
  const row = await tx
    .selectFrom('order_terms')
    .select('no_show')
    .where('appointment_id', '=', appointmentId)
    .executeTakeFirst();
  return row?.no_show ?? null;
};

/** Null once the card was declined: the order is open again. */
export const keepNoShow = async (tx: Tx, appointmentId: string, noShow: NoShow | null, now: Date): Promise<void> => {
  const values = { no_show: noShow && JSON.stringify(noShow), updated_at: now };
  await tx
    .insertInto('order_terms')
    .values({ appointment_id: appointmentId, ...values })
    .onConflict((conflict) => conflict.column('appointment_id').doUpdateSet(values))
    .execute();
};

/** What was agreed when the charge was opened. */
export interface ChargedOrder {
  readonly chargeId: string;
  readonly figures: OrderFigures;
  /** Null with the fee of a no-show, which nobody is there to sign. */
  readonly signature: OrderSignature | null;
}

export const chargedOrderOf = async (tx: Tx, appointmentId: string): Promise<ChargedOrder | undefined> => {
  const row = await tx
    .selectFrom('order_terms')
    .select(['charge_id', 'charged', 'signature'])
    .where('appointment_id', '=', appointmentId)
    .executeTakeFirst();
  // The database keeps both or neither.
  if (!row?.charge_id || !row.charged) return undefined;
  return {
    chargeId: row.charge_id,
    figures: { ...row.charged, totals: keptTotals(row.charged.totals) },
    signature: row.signature,
  };
};

/** Null once the charge came to nothing: the order is open again. */
export const keepCharged = async (tx: Tx, appointmentId: string, charged: ChargedOrder | null): Promise<void> => {
  await tx
    .updateTable('order_terms')
    .set({
      charge_id: charged && charged.chargeId,
      charged: charged && JSON.stringify(charged.figures),
      signature: charged?.signature ? JSON.stringify(charged.signature) : null,
    })
    .where('appointment_id', '=', appointmentId)
    .execute();
};
