import { emitInside } from '../../platform/events/events.ts';
import type { Platform } from '../../platform/platform.ts';
import type { RefundState } from '../../vendors/payments/payments.ts';
import { refundSettled } from './payments.events.ts';
import { isKeyKept } from './payments.rules.ts';
import { keepProcessorId, readRefund, settleRefundRow, type RefundRow } from './refunds.queries.ts';

export type RefundOutcome = 'succeeded' | 'failed' | 'processing';

const askProcessor = async (refund: RefundRow, siteId: string, platform: Platform): Promise<RefundState> => {
  const { payments, clock } = platform;
  const { refundId, amountCents, intentId, processorId, openedAt } = refund;
  if (processorId !== null) return await payments.readRefund(processorId);
  if (intentId === null) return { state: 'failed', processorId: null, code: 'resource_missing' };
  if (isKeyKept(openedAt, clock.now())) return await payments.refund({ refundId, siteId, intentId, amountCents });
  const earlier = await payments.findRefund({ refundId, intentId });
  return earlier ?? { state: 'failed', processorId: null, code: 'not_refunded' };
};

/** Like `settleCharge`: the money goes back once and the outcome is written once, however often this is called. */
export const settleRefund = async (
  { siteId, refundId }: { siteId: string; refundId: string },
  platform: Platform,
): Promise<RefundOutcome> => {
  const { db, clock, log } = platform;
  const refund = await db.inSite(siteId, (tx) => readRefund(tx, refundId));
  if (refund.status !== 'pending') return refund.status;
  const answer = await askProcessor(refund, siteId, platform);
  const { processorId } = answer;
  if (answer.state === 'processing') {
    log.warn({ refundId, problem: answer.problem }, 'Refund is not settled yet');
    if (processorId !== null && refund.processorId === null)
      await db.inSite(siteId, (tx) => keepProcessorId(tx, refundId, processorId));
    return 'processing';
  }
  const { state: status } = answer;
  const failureCode = 'code' in answer ? answer.code : null;
  return await db.inSite(siteId, async (tx) => {
    if (!(await settleRefundRow(tx, { refundId, status, failureCode, processorId, now: clock.now() }))) {
      const other = await readRefund(tx, refundId);
      return other.status === 'pending' ? 'processing' : other.status;
    }
    const { chargeId, purpose, subjectId, amountCents } = refund;
    const payload = { refundId, chargeId, purpose, subjectId, amountCents, status };
    await emitInside(tx, { event: refundSettled, payload }, platform);
    return status;
  });
};
