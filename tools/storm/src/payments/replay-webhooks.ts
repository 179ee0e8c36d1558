import { randomFrom } from '@tailgate/kit';
import { signatureHeader } from '@tailgate/sandbox';
import { ports } from '@tailgate/services';

import { waitForEmptyQueue } from '../read-stored.ts';
import type { PaymentFacts } from './payment-facts.ts';
import type { PaymentWorld } from './payment-world.ts';
import { fingerprintOf, listAtProcessor } from './read-payments.ts';

const TIMES = 5;
const AT_ONCE = 12;
const QUEUE_PATIENCE_MS = 300_000;

interface StripeEvent {
  readonly id: string;
  readonly type: string;
}

/** Sends every report of the processor five times more, in disorder: nothing may change by it. */
export async function replayWebhooks(world: PaymentWorld, facts: PaymentFacts, seed: number): Promise<void> {
  const { STRIPE_WEBHOOK_SECRET: secret = '' } = world.environment;
  const before = await fingerprintOf(world);
  const events = (await listAtProcessor<StripeEvent>(world, '/v1/events')).filter(({ type }) =>
    type.startsWith('payment_intent.'),
  );
  const copies = Array.from({ length: TIMES }, () => events).flat();
  const waiting = randomFrom('webhooks', seed).shuffled(copies);
  const send = async () => {
    for (let event = waiting.pop(); event; event = waiting.pop()) {
      const body = JSON.stringify(event);
      const answer = await fetch(`http://127.0.0.1:${ports().api}/v1/webhooks/stripe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signatureHeader(body, secret) },
        body,
      });
      await answer.body?.cancel();
      facts.replayed += 1;
      if (answer.ok) facts.replaysAccepted += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  await waitForEmptyQueue(world, QUEUE_PATIENCE_MS);
  facts.changedByReplay = (await fingerprintOf(world)) !== before;
}
