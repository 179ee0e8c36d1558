import type { FeePayer, OWED_FOR, PaymentMethod, SettlementKind } from '@tailgate/contract';
import type { OrderSplit } from '@tailgate/pricing';
import { addCents, subtractCents, type Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { OrderSignature } from '../../platform/db/stored/orders.ts';
import { keptTotals } from './kept-totals.ts';
import type { OrderFigures } from './order-figures.ts';

/** What was agreed, as it stays. */
export interface Settlement extends OrderFigures {
  readonly kind: SettlementKind;
  readonly tender: PaymentMethod | null;
  readonly chargeId: string | null;
  readonly processingFeePayer: FeePayer;
  readonly managementFeePayer: FeePayer;
  readonly settledAt: Date;
}

/** A card that paid later costs the groomer its processing. */
const withLateProcessing = (split: OrderSplit, feeCents: Cents): OrderSplit =>
  feeCents === 0
    ? split
    : {
        ...split,
        groomer: subtractCents(split.groomer, feeCents),
        processing: addCents(split.processing, feeCents),
      };

/** As it was agreed, with how it was paid by now. */
export const settlementOf = async (
  tx: Tx,
  appointmentId: string,
): Promise<(Settlement & { readonly isSigned: boolean }) | undefined> => {
  const row = await tx
    .selectFrom('order_settlements')
    // What stayed owed is paid later, if ever.
    .leftJoin('order_dues', 'order_dues.appointment_id', 'order_settlements.appointment_id')
    .select(['kind', 'totals', 'split', 'processing_fee_payer', 'management_fee_payer'])
    .select((row) => row.fn.coalesce('order_settlements.tender', 'order_dues.paid_by').as('tender'))
    .select((row) => row.fn.coalesce('order_settlements.charge_id', 'order_dues.charge_id').as('charge_id'))
    .select(sql<Cents>`coalesce(order_dues.processing_fee_cents, 0)`.as('late_processing'))
    .select(['settled_at', sql<number>`tax_percent::float8`.as('tax_percent')])
    .select(sql<boolean>`signature is not null`.as('is_signed'))
    .where('order_settlements.appointment_id', '=', appointmentId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    kind: row.kind,
    tender: row.tender,
    chargeId: row.charge_id,
    totals: keptTotals(row.totals),
    split: withLateProcessing(row.split, row.late_processing),
    taxPercent: row.tax_percent,
    processingFeePayer: row.processing_fee_payer,
    managementFeePayer: row.management_fee_payer,
    settledAt: row.settled_at,
    isSigned: row.is_signed,
  };
};

const OWED: Readonly<Record<SettlementKind, (typeof OWED_FOR)[number]>> = {
  completed: 'visit',
  no_show: 'no_show',
  cancellation: 'cancellation',
};

/** What is owed for an order that ended without being paid. */
export const owedFor = async (tx: Tx, appointmentId: string): Promise<(typeof OWED_FOR)[number]> => {
  const { kind } = await tx
    .selectFrom('order_settlements')
    .select('kind')
    .where('appointment_id', '=', appointmentId)
    .executeTakeFirstOrThrow();
  return OWED[kind];
};

/** Written once: a second one for the same order is refused by the database. */
export const insertSettlement = async (
  tx: Tx,
  appointmentId: string,
  settlement: Settlement,
  signature: OrderSignature | null,
): Promise<void> => {
  await tx
    .insertInto('order_settlements')
    .values({
      appointment_id: appointmentId,
      kind: settlement.kind,
      tender: settlement.tender,
      charge_id: settlement.chargeId,
      totals: JSON.stringify(settlement.totals),
      split: JSON.stringify(settlement.split),
      tax_percent: settlement.taxPercent,
      processing_fee_payer: settlement.processingFeePayer,
      management_fee_payer: settlement.managementFeePayer,
      signature: signature && JSON.stringify(signature),
      settled_at: settlement.settledAt,
    })
    .execute();
};
