import type { ChargePurpose } from '@tailgate/contract';
import type { Cents } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordRefund, recordReversal, refundableIn } from '../ledger/index.ts';

interface OpenedDispute {
  readonly disputeId: string;
  readonly appointmentId: string;
  readonly purpose: ChargePurpose;
  readonly amountCents: Cents;
  readonly feeCents: Cents;
}

/** A bank took a card payment back: everybody gives their part of it back, and the platform pays what it costs. */
export const openDispute = async (
  tx: Tx,
  { disputeId, appointmentId, purpose, amountCents, feeCents }: OpenedDispute,
  platform: Platform,
): Promise<void> => {
  const to = { disputeFeeCents: feeCents };
  const booking = { cause: `dispute:${disputeId}`, appointmentId, amountCents, to, of: purpose };
  if ((await recordRefund(tx, booking, platform)) === 'booked') return;
  const left = await refundableIn(tx, appointmentId, 'card', purpose);
  throw new Error(`A bank took ${amountCents} cents back where ${left} are left of the payment`);
};

/** Won: the payment is back. Lost: what was booked stays. */
export const closeDispute = async (
  tx: Tx,
  { disputeId, outcome }: { readonly disputeId: string; readonly outcome: 'won' | 'lost' },
  platform: Platform,
): Promise<void> => {
  if (outcome === 'won') await recordReversal(tx, `dispute:${disputeId}`, platform);
};
