import type { Tx } from '../../../platform/db/database.ts';
import type { OrderSignature } from '../../../platform/db/stored/orders.ts';
import type { Mover } from '../../../platform/machines/bind-machine.ts';
import type { Platform } from '../../../platform/platform.ts';
import { completeVisit, type Order } from '../../appointments/index.ts';
import { completionEntries, recordInLedger } from '../../ledger/index.ts';
import { countVisit } from '../../loyalty/index.ts';
import { askForReviewLater } from '../../reviews/index.ts';
import { openDue } from '../dues/dues.queries.ts';
import { textPaymentLink } from '../dues/send-payment-link.ts';
import type { OrderAsOfNow } from '../order-figures.ts';
import { tellReceipt } from '../receipts/tell-receipt.ts';
import { insertSettlement } from '../settlements.queries.ts';

export interface OrderToSettle {
  readonly order: Pick<Order, 'id' | 'customerId' | 'providerId'>;
  readonly agreed: Pick<OrderAsOfNow, 'terms' | 'totals' | 'split' | 'taxPercent'>;
  readonly signature: OrderSignature | null;
  readonly chargeId: string | null;
}

/**
 * The end of an order, all of it or nothing: the settlement, the ledger, the move of the machine, the count of the
 * customer's visits and the request for a review.
 */
export const settleOrder = async (
  tx: Tx,
  viewer: Mover | null,
  { order, agreed, signature, chargeId }: OrderToSettle,
  platform: Platform,
): Promise<void> => {
  const { id, customerId, providerId } = order;
  const { terms, totals, split, taxPercent } = agreed;
  const isPaidLater = totals.due > 0 && terms.paymentMethod === 'later';
  const tender = totals.due > 0 && terms.paymentMethod !== 'later' ? terms.paymentMethod : null;
  const { processingFeePayer, managementFeePayer } = terms;
  const settledAt = platform.clock.now();
  await completeVisit(tx, viewer, { id, details: { tender, totalCents: totals.total, isPaidLater } }, platform);
  await insertSettlement(
    tx,
    id,
    {
      kind: 'completed',
      tender,
      chargeId,
      totals,
      split,
      taxPercent,
      processingFeePayer,
      managementFeePayer,
      settledAt,
    },
    signature,
  );
  const entries = completionEntries({ totals, split, tender: tender ?? 'later', customerId, groomerId: providerId });
  const about = { purpose: 'order', subjectId: id } as const;
  await recordInLedger(tx, { kind: 'completion', cause: `completion:${id}`, about, entries }, platform);
  await countVisit(tx, { appointmentId: id, providerId, customerId }, platform);
  await askForReviewLater(tx, { appointmentId: id, providerId, customerId }, platform);
  if (!isPaidLater) {
    await tellReceipt(tx, { ...order, by: viewer?.accountId ?? null }, platform);
    return;
  }
  await openDue(tx, { appointmentId: id, amountCents: totals.due, now: settledAt });
  await textPaymentLink(tx, { ...order, by: null }, platform);
};
