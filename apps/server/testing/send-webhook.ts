import Stripe from 'stripe';
import { newId } from '../src/platform/ids.ts';
import type { TestApi } from './test-api.ts';

export interface ChargeReport {
  readonly type: `payment_intent.${'succeeded' | 'processing' | 'payment_failed' | 'canceled'}`;
  readonly eventId: string;
}

/** The processor signs by its own clock, which is in real time. */
export const processorSeconds = ({ clock }: Pick<TestApi, 'clock'>): number =>
  Math.floor(clock.toRealTime(clock.now()).getTime() / 1000);

/** What the processor sends when a charge has an outcome; the same event again where its id is given. */
export const sendChargeWebhook = (
  api: TestApi,
  chargeId: string,
  { type = 'payment_intent.succeeded', eventId = newId() }: Partial<ChargeReport> = {},
) => {
  const object = { object: 'payment_intent', metadata: { charge_id: chargeId, site_id: api.site.id } };
  const payload = JSON.stringify({ id: `evt_${eventId}`, object: 'event', type, created: 1, data: { object } });
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: api.platform.config.STRIPE_WEBHOOK_SECRET,
    timestamp: processorSeconds(api),
  });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return api.app.inject({ method: 'POST', url: '/v1/webhooks/stripe', payload, headers });
};
