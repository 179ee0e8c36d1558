import { emitInside } from '../../platform/events/events.ts';
import type { Platform } from '../../platform/platform.ts';
import { settleCharge } from './charges/settle-charge.ts';
import { closeDispute, disputeNamed, insertDispute, lockDisputedCharge } from './disputes.queries.ts';
import { disputeClosed, disputeOpened } from './payments.events.ts';
import { unlessUnknown } from './unless-unknown.ts';

/**
 * Brings a dispute to where it stands at the processor: opened, then won or lost, each told once, in the transaction
 * that writes it. Reports may come late, twice or in the wrong order: only what the processor says now counts.
 */
export const settleDispute = async (
  { siteId, processorId }: { siteId: string; processorId: string },
  platform: Platform,
): Promise<void> => {
  const { db, clock, payments } = platform;
  const dispute = await payments.readDispute(processorId);
  if (dispute?.siteId !== siteId) return;
  const { chargeId } = dispute;
  // A bank can be faster than the order that took the payment: a dispute of a charge without an outcome would be lost.
  const charged = await unlessUnknown(settleCharge({ siteId, chargeId }, platform));
  if (charged === 'processing') throw new Error('A dispute came before its charge was settled');
  await db.inSite(siteId, async (tx) => {
    const charge = await lockDisputedCharge(tx, chargeId);
    if (!charge) return;
    const { purpose, subjectId } = charge;
    const now = clock.now();
    let known = await disputeNamed(tx, processorId);
    if (!known) {
      known = await insertDispute(tx, dispute, { processorId, now });
      const { id: disputeId, amountCents, feeCents } = known;
      const payload = { disputeId, purpose, subjectId, amountCents, feeCents };
      await emitInside(tx, { event: disputeOpened, payload }, platform);
    }
    if (dispute.state === 'open' || known.status !== 'open') return;
    await closeDispute(tx, known.id, dispute.state, now);
    const payload = { disputeId: known.id, purpose, subjectId, outcome: dispute.state };
    await emitInside(tx, { event: disputeClosed, payload }, platform);
  });
};
