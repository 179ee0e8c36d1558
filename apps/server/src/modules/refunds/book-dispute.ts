import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordRefund, recordReversal, refundableIn } from '../ledger/index.ts';
import type { Purposes } from '../payments/index.ts';
import type { ClosedDispute, OpenedDispute } from '../payments/payments.events.ts';

/** A bank took a card payment back: everybody gives their part of it back, and the platform pays what it costs. */
export const openDispute = async (
  tx: Tx,
  { disputeId, purpose, subjectId, amountCents, feeCents }: OpenedDispute,
  { purposes, platform }: { readonly purposes: Purposes; readonly platform: Platform },
): Promise<void> => {
  const to = { disputeFeeCents: feeCents };
  const about = { purpose, subjectId };
  if ((await recordRefund(tx, { cause: `dispute:${disputeId}`, ...about, amountCents, to }, platform)) !== 'booked') {
    const left = await refundableIn(tx, about, 'card');
    throw new Error(`A bank took ${amountCents} cents back where ${left} are left of the payment`);
  }
  await purposes[purpose].reverses(tx, { subjectId, amountCents, by: 'dispute' }, platform);
};

/** Won: the payment is back. Lost: what was booked stays. */
export const closeDispute = async (
  tx: Tx,
  { disputeId, outcome }: ClosedDispute,
  platform: Platform,
): Promise<void> => {
  if (outcome === 'won') await recordReversal(tx, `dispute:${disputeId}`, platform);
};
