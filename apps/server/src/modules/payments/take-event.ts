import { isReferenced } from '../../platform/failure.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PaymentEvent } from '../../vendors/payments/payments.ts';
import { keepEvent } from './events.queries.ts';
import { HANDLE_EVENT_TASK } from './payments.rules.ts';

/** What may have changed where a charge or a refund stands; everything else that the processor reports is left alone. */
const OF_INTEREST: ReadonlySet<string> = new Set([
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.canceled',
  'refund.created',
  'refund.updated',
  'refund.failed',
]);

/**
 * Takes a genuine event once; the worker handles it. Events about other things, and those of another installation that
 * shares the processor's account, are none of ours.
 */
export const takeEvent = async (event: PaymentEvent, { db, clock }: Platform): Promise<void> => {
  const { id: eventId, siteId, chargeId, refundId } = event;
  if (!OF_INTEREST.has(event.type) || siteId === undefined || (chargeId ?? refundId) === undefined) return;
  try {
    await db.inSite(siteId, async (tx) => {
      if (await keepEvent(tx, { ...event, siteId }, clock.now()))
        await enqueue(tx, { task: HANDLE_EVENT_TASK, maxAttempts: 25 }, { siteId, eventId });
    });
  } catch (error) {
    if (!isReferenced(error)) throw error;
  }
};
