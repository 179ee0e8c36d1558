import { mkdirSync, rmSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { checkMutations, REPOSITORY_ROOT } from '@tailgate/kit';
import { startEngines } from '@tailgate/services';
import { usePrivateEngines } from '@tailgate/services/private-engines';

import { openApiClient } from '../api-client.ts';
import { keepSignedIn, renewing } from '../keep-signed-in.ts';
import { planKills } from '../kill-plan.ts';
import { carryOutPlan, type KillScene } from '../kill.ts';
import { waitForEmptyQueue } from '../read-stored.ts';
import { startServer, superviseServer } from '../server-processes.ts';
import { completeOrders } from './payment-clients.ts';
import { emptyPaymentFacts, type PaymentFacts } from './payment-facts.ts';
import type { PaymentOptions } from './payment-options.ts';
import { makePaymentWorld, type PaymentWorld } from './payment-world.ts';
import { troubleProcessor } from './processor-trouble.ts';
import { readPayments } from './read-payments.ts';
import { replayWebhooks } from './replay-webhooks.ts';

export const PAYMENT_ARTEFACTS = join(REPOSITORY_ROOT, 'artefacts/payment-storm');

/** A charge that the processor did not answer is asked for again within minutes. */
const DRAIN_PATIENCE_MS = 600_000;
const SAID_EVERY_MS = 60_000;

type Say = (line: string) => void;

/** Says from time to time how far it is. */
async function sayProgress(facts: PaymentFacts, say: Say, now: () => number, isOver: () => boolean): Promise<void> {
  let saidAt = 0;
  while (!isOver()) {
    await delay(500);
    if (now() - saidAt < SAID_EVERY_MS) continue;
    saidAt = now();
    say(`${(saidAt / 1000).toFixed(1).padStart(5)} s  ${facts.acknowledged.size} orders complete`);
  }
}

async function unleash(scene: KillScene, world: PaymentWorld, facts: PaymentFacts, options: PaymentOptions) {
  const { cancelled, now, say } = scene;
  let isDone = false;
  const isOver = () => isDone || cancelled.aborted;
  const plan = planKills(options).filter(({ kind }) => kind !== 'nats');
  const people = [...world.groomers, world.prober].map(renewing);
  const beside = [
    keepSignedIn(scene.client, people, isOver),
    troubleProcessor({ sandboxUrl: world.sandboxUrl, facts, seed: options.seed, isOver }),
    sayProgress(facts, say, now, isOver),
  ];
  await Promise.all([
    carryOutPlan(scene, plan),
    completeOrders(scene.client, world, facts, options.seed, () => cancelled.aborted),
  ]);
  isDone = true;
  facts.lastedMs = now();
  await Promise.all(beside);
  await Promise.all([...scene.apis, ...scene.workers].map((process) => process.waitUntilLive()));
}

/** Completes many orders by card while everything fails that can; returns the facts. Always stops all processes. */
export async function runPaymentStorm(
  options: PaymentOptions,
  say: Say,
  cancelled: AbortSignal,
): Promise<PaymentFacts> {
  checkMutations(options.mutations);
  rmSync(PAYMENT_ARTEFACTS, { recursive: true, force: true });
  mkdirSync(PAYMENT_ARTEFACTS, { recursive: true });
  await using leaving = new AsyncDisposableStack();
  leaving.defer(usePrivateEngines(3, options.dataParent));
  await startEngines();
  const world = await makePaymentWorld(options.orders);
  flushCompileCache();
  cancelled.throwIfAborted();
  const facts = emptyPaymentFacts();
  let begunAt = performance.now();
  const now = () => performance.now() - begunAt;
  const server = superviseServer({
    world,
    mutations: options.mutations,
    logDirectory: PAYMENT_ARTEFACTS,
    cancelled,
    onOwnExit: (target, how, lastWords) => facts.ownExits.push({ target, atMs: now(), how, lastWords }),
  });
  leaving.defer(() => server.stop());
  await startServer(server, []);
  const client = openApiClient(
    server.apis.map((api) => api.port),
    world.site.host,
  );
  leaving.defer(() => client.close());
  begunAt = performance.now();
  await unleash({ ...server, client, prober: world.prober, facts, now, say, cancelled }, world, facts, options);
  await waitForEmptyQueue(world, DRAIN_PATIENCE_MS);
  await replayWebhooks(world, facts, options.seed);
  await readPayments(world, facts);
  return facts;
}
