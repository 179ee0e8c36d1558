import { isReferenced, orUnavailable } from '../../../platform/failure.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PaymentEvent } from '../../../vendors/payments/payments.ts';
import { HANDLE_EVENT_TASK } from '../payments.rules.ts';
import { keepEvent } from './events.queries.ts';

/** What may have changed where a charge, a refund, a payout, a dispute or an account stands; everything else that the processor reports is left alone. */
const OF_INTEREST: ReadonlySet<string> = new Set([
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.canceled',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'payout.paid',
  'payout.updated',
  'payout.failed',
  'payout.canceled',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'account.updated',
  'account.external_account.created',
  'account.external_account.updated',
  'account.external_account.deleted',
  'capability.updated',
]);

/** The bank makes a dispute, which knows nothing of ours: whose it is says the payment that it is about. */
const siteOfDispute = async (disputeId: string, { payments }: Platform): Promise<string | undefined> =>
  (await orUnavailable(payments.readDispute(disputeId)))?.siteId;

/** Of an account only its own reports say whose it is; those about its bank and capabilities name it. */
const siteOfAccount = async (accountId: string, { payments }: Platform): Promise<string | undefined> =>
  (await orUnavailable(payments.readAccount(accountId)))?.siteId;

/**
 * Takes a genuine event once; the worker handles it. Events about other things, and those of another installation that
 * shares the processor's account, are none of ours.
 */
export const takeEvent = async (event: PaymentEvent, platform: Platform): Promise<void> => {
  const { db, clock } = platform;
  const { id: eventId, chargeId, refundId, payoutId, disputeId, accountId } = event;
  if (!OF_INTEREST.has(event.type) || (chargeId ?? refundId ?? payoutId ?? disputeId ?? accountId) === undefined)
    return;
  const siteId =
    event.siteId ??
    (disputeId && (await siteOfDispute(disputeId, platform))) ??
    (accountId && (await siteOfAccount(accountId, platform)));
  if (siteId === undefined) return;
  try {
    await db.inSite(siteId, async (tx) => {
      if (await keepEvent(tx, event, clock.now()))
        await enqueue(tx, { task: HANDLE_EVENT_TASK, maxAttempts: 25 }, { eventId });
    });
  } catch (error) {
    if (!isReferenced(error)) throw error;
  }
};
