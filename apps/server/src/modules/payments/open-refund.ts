import type { Cents } from '@tailgate/values/money';
import type { Viewer } from '../../platform/auth/viewer.ts';
import { secondsAfter } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure } from '../../platform/failure.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { SETTLE_REFUND_TASK } from './payments.rules.ts';
import { insertRefund, lockRefundable } from './refunds.queries.ts';

const FINISH_AFTER_S = 30;

/** Gives back a part of a captured charge, or what is left of it. `settleRefund` follows after the commit. */
export const openRefund = async (
  tx: Tx,
  viewer: Viewer,
  { chargeId, amountCents, reason }: { chargeId: string; amountCents: Cents; reason: string },
  { clock }: Pick<Platform, 'clock'>,
): Promise<string> => {
  const { accountId: openedBy } = viewer;
  const left = await lockRefundable(tx, chargeId);
  if (!Number.isInteger(amountCents) || amountCents < 1 || amountCents > left)
    throw new Failure('validation_failed', { errors: { amount: 'is more than what is left of the payment' } });
  const now = clock.now();
  const refundId = await insertRefund(tx, { chargeId, amountCents, reason, openedBy, now });
  await enqueue(
    tx,
    { task: SETTLE_REFUND_TASK, maxAttempts: 25 },
    { refundId },
    { runAt: secondsAfter(now, FINISH_AFTER_S), onlyOnce: `settle-refund:${refundId}` },
  );
  return refundId;
};
