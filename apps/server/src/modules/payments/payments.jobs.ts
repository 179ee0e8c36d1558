import { secondsAfter } from '../../platform/clock.ts';
import { emit } from '../../platform/events/events.ts';
import { enqueue, job, type JobDefinition } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { readCharge } from './charges/charges.queries.ts';
import { settleCharge } from './charges/settle-charge.ts';
import { accountReported, payoutReported } from './payments.events.ts';
import {
  askAgainAfter,
  DETACH_CARD_TASK,
  HANDLE_EVENT_TASK,
  isDeclined,
  SETTLE_CHARGE_TASK,
  SETTLE_REFUND_TASK,
} from './payments.rules.ts';
import { readRefund } from './refunds.queries.ts';
import { deleteEventsBefore, markEventHandled, readEvent } from './reports/events.queries.ts';
import { settleDispute } from './settle-dispute.ts';
import { settleRefund } from './settle-refund.ts';
import { unlessUnknown } from './unless-unknown.ts';

const lane = { lane: 'payments', maxAttempts: 25 } as const;

const askAgain = async <Payload extends object>(
  definition: JobDefinition<Payload>,
  { siteId, ...payload }: Payload & { siteId: string },
  openedAt: Date,
  { db, clock }: Platform,
): Promise<void> => {
  const now = clock.now();
  const runAt = secondsAfter(now, askAgainAfter(openedAt, now));
  await db.inSite(siteId, (tx) => enqueue(tx, definition, payload, { runAt }));
};

/** Finishes a charge that its order could not finish, and asks on while the processor does not know. */
const settleChargeLater = job<{ chargeId: string }>({
  task: SETTLE_CHARGE_TASK,
  ...lane,
  run: async ({ siteId, chargeId }, platform) => {
    const outcome = await settleCharge({ siteId, chargeId }, platform);
    if (outcome === 'captured' || isDeclined(outcome)) return;
    const { openedAt } = await platform.db.inSite(siteId, (tx) => readCharge(tx, chargeId));
    await askAgain(settleChargeLater, { siteId, chargeId }, openedAt, platform);
  },
});

const settleRefundLater = job<{ refundId: string }>({
  task: SETTLE_REFUND_TASK,
  ...lane,
  run: async ({ siteId, refundId }, platform) => {
    if ((await settleRefund({ siteId, refundId }, platform)) !== 'processing') return;
    const { openedAt } = await platform.db.inSite(siteId, (tx) => readRefund(tx, refundId));
    await askAgain(settleRefundLater, { siteId, refundId }, openedAt, platform);
  },
});

/** An event only makes us ask: what it says is not believed. */
const handleEvent = job<{ eventId: string }>({
  task: HANDLE_EVENT_TASK,
  ...lane,
  run: async ({ siteId, eventId }, platform) => {
    const { db, clock } = platform;
    const event = await db.inSite(siteId, (tx) => readEvent(tx, eventId));
    const { chargeId, refundId, payoutId, disputeId, accountId, handledAt } = event;
    if (handledAt !== null) return;
    if (chargeId !== null) await unlessUnknown(settleCharge({ siteId, chargeId }, platform));
    if (refundId !== null) await unlessUnknown(settleRefund({ siteId, refundId }, platform));
    if (disputeId !== null) await settleDispute({ siteId, processorId: disputeId }, platform);
    await db.inSite(siteId, async (tx) => {
      if (payoutId !== null) await emit(tx, payoutReported, { payoutId });
      if (accountId !== null) await emit(tx, accountReported, { processorId: accountId });
      await markEventHandled(tx, eventId, clock.now());
    });
  },
});

const detachCard = job<{ methodId: string }>({
  task: DETACH_CARD_TASK,
  ...lane,
  run: ({ methodId }, { payments }) => payments.detachCard(methodId),
});

const EVENTS_KEPT_S = 90 * 86_400;
export const forgetOldEvents = job<object>({
  task: 'payments.forget-old-events',
  run: ({ siteId }, { db, clock }) =>
    db.inSite(siteId, (tx) => deleteEventsBefore(tx, secondsAfter(clock.now(), -EVENTS_KEPT_S))),
});

export const paymentsJobs = [settleChargeLater, settleRefundLater, handleEvent, detachCard, forgetOldEvents];
