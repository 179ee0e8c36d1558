import Stripe from 'stripe';
import { newId } from '../src/platform/ids.ts';
import type { TestApi } from './test-api.ts';

/** What the processor sends when a charge has an outcome. */
export const sendChargeWebhook = (api: TestApi, chargeId: string) => {
  const object = { object: 'payment_intent', metadata: { charge_id: chargeId, site_id: api.site.id } };
  const payload = JSON.stringify({
    id: `evt_${newId()}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    created: 1,
    data: { object },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: api.platform.config.STRIPE_WEBHOOK_SECRET,
    timestamp: Math.floor(api.clock.now().getTime() / 1000),
  });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return api.app.inject({ method: 'POST', url: '/v1/webhooks/stripe', payload, headers });
};
