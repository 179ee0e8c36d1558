import { setTimeout as delay } from 'node:timers/promises';

import { becomesTrue, randomFrom } from '@tailgate/kit';
import { sandbox } from '@tailgate/sandbox/client';

import { TROUBLES } from '../facts.ts';
import type { PaymentFacts } from './payment-facts.ts';

const CALLS = 4;
/** The second is longer than the server waits: it has to find out what happened. */
const SLOW_MS = [2_500, 10_000];
const ASKED_WITHIN_MS = 20_000;
const PAUSE_MS = 400;

/** How the processor's reports travel, by the switches of the sandbox's page. */
const WEATHERS = [[], ['delayed'], ['repeated', 'reordered'], ['dropped'], ['delayed', 'repeated', 'reordered']];

const setSwitches = async (sandboxUrl: string, names: readonly string[]): Promise<void> => {
  const body = new URLSearchParams(Object.fromEntries(names.map((name) => [name, 'on'])));
  await fetch(`${sandboxUrl}/payments/webhooks`, { method: 'POST', body, redirect: 'manual' });
};

/** Makes the processor answer late, not at all or with an error, and its reports come late, twice, in disorder or never. */
export async function troubleProcessor(order: {
  readonly sandboxUrl: string;
  readonly facts: PaymentFacts;
  readonly seed: number;
  readonly isOver: () => boolean;
}): Promise<void> {
  const { sandboxUrl, facts, seed, isOver } = order;
  const client = sandbox(sandboxUrl);
  const random = randomFrom('processor', seed);
  const left = async () => (await client.faults()).find(({ vendor }) => vendor === 'stripe')?.timesLeft ?? 0;
  for (let round = 0; !isOver(); round += 1) {
    await setSwitches(sandboxUrl, WEATHERS[round % WEATHERS.length] ?? []);
    for (const mode of random.shuffled([...TROUBLES])) {
      if (isOver()) break;
      await client.setFault({
        vendor: 'stripe',
        mode,
        times: CALLS,
        ...(mode === 'slow' && { delayMs: SLOW_MS[round % 2] ?? 0 }),
      });
      await becomesTrue(async () => isOver() || (await left()) === 0, { timeoutMs: ASKED_WITHIN_MS, everyMs: 100 });
      facts.troubles.push({ mode, calls: CALLS - (await left()) });
      await client.setFault({ vendor: 'stripe', mode: 'none' });
      await delay(PAUSE_MS);
    }
  }
  await setSwitches(sandboxUrl, []);
}
