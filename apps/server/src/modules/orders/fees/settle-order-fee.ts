import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Order } from '../../appointments/index.ts';
import { cancellationEntries, noShowEntries, recordInLedger } from '../../ledger/index.ts';
import { openDue } from '../dues/dues.queries.ts';
import type { OrderFigures } from '../order-figures.ts';
import { insertSettlement } from '../settlements.queries.ts';

const ENTRIES = { no_show: noShowEntries, cancellation: cancellationEntries };

export interface FeeToSettle {
  readonly kind: keyof typeof ENTRIES;
  readonly order: Pick<Order, 'id' | 'customerId' | 'providerId'>;
  readonly figures: OrderFigures;
  /** Null where the fee stays owed. */
  readonly chargeId: string | null;
}

/** The settlement of an order that ended with a fee instead of a visit, what is owed of it, and the ledger. */
export const settleOrderFee = async (
  tx: Tx,
  { kind, order, figures, chargeId }: FeeToSettle,
  platform: Platform,
): Promise<void> => {
  const { id: appointmentId, customerId, providerId: groomerId } = order;
  const { totals, split } = figures;
  const tender = chargeId === null ? null : 'card';
  const settledAt = platform.clock.now();
  const payer = 'service-provider';
  const payers = { processingFeePayer: payer, managementFeePayer: payer } as const;
  const settlement = { kind, tender, chargeId, ...figures, ...payers, settledAt } as const;
  await insertSettlement(tx, appointmentId, settlement, null);
  if (tender === null && totals.due > 0) await openDue(tx, { appointmentId, amountCents: totals.due, now: settledAt });
  const entries = ENTRIES[kind]({ totals, split, tender: tender ?? 'later', customerId, groomerId });
  const about = { purpose: kind, subjectId: appointmentId };
  await recordInLedger(tx, { kind, cause: `${kind}:${appointmentId}`, about, entries }, platform);
};
