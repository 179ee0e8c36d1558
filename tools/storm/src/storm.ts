import { mkdirSync, rmSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { becomesTrue, checkMutations, REPOSITORY_ROOT } from '@tailgate/kit';
import { auditMoneyAt } from '@tailgate/server/testing';
import { startEngines } from '@tailgate/services';
import { usePrivateEngines } from '@tailgate/services/private-engines';

import { openApiClient } from './api-client.ts';
import { auditClientCoverage } from './audit.ts';
import { auditBookingCoverage, countedAttempts } from './bookings/audit-bookings.ts';
import { startBookingClients } from './bookings/booking-clients.ts';
import { bookingFactsOf } from './bookings/booking-facts.ts';
import { auditCustodyCoverage } from './bookings/audit-vans.ts';
import { startCustodyClients } from './bookings/custody-clients.ts';
import { readBookings } from './bookings/read-bookings.ts';
import { openBrowser, signInBrowser, type Browser } from './browser.ts';
import { startClients } from './clients.ts';
import { withConnection } from './database.ts';
import { emptyFacts, type Facts } from './facts.ts';
import { keepSignedIn, renewing, type SignedIn } from './keep-signed-in.ts';
import { NATS_NODES, planKills } from './kill-plan.ts';
import { carryOutPlan, type Scene } from './kill.ts';
import { longestSeconds, type StormOptions } from './options.ts';
import { readStored, startOutboxReader, waitForEmptyQueue } from './read-stored.ts';
import { rollBackUntil } from './roll-back.ts';
import { startServer, superviseServer } from './server-processes.ts';
import { troubleVendors } from './vendor-trouble.ts';
import { makeWorld, RECORDER_FOR_JOBS, type World } from './world.ts';

export const ARTEFACTS = join(REPOSITORY_ROOT, 'artefacts/storm');

const OLD_KEYS_PER_CLIENT = 15;
/** A job that failed five times waits two and a half minutes. */
const DRAIN_PATIENCE_MS = 300_000;
const SAID_EVERY_MS = 60_000;

type Say = (line: string) => void;

async function prepareEngines(say: Say, sql: string | undefined): Promise<World> {
  const begunAt = performance.now();
  await startEngines({ natsNodes: NATS_NODES });
  const world = await makeWorld();
  // This process has compiled the modules that the server processes load.
  flushCompileCache();
  await withConnection(world.databaseUrls.jobs, (client) => client.query(RECORDER_FOR_JOBS));
  if (sql !== undefined) await withConnection(world.databaseUrls.owner, (client) => client.query(sql));
  say(`private engines and world ready after ${((performance.now() - begunAt) / 1000).toFixed(1)} s`);
  return world;
}

async function tryForeignSubject(browser: Browser, world: World, { live }: Facts): Promise<void> {
  const answer = await browser.ask('subscribeToForeign');
  live.foreignSubscriptions.push({ subject: `u.${world.stranger.id}.>`, answer });
}

/** Ends all sessions through each API process and checks that the open browser receives the live message. */
async function checkLivePublishing(scene: Scene, world: World): Promise<void> {
  for (const [process, { name }] of scene.apis.entries()) {
    const { token } = await signInBrowser(scene.client, process, world);
    const request = { method: 'POST', path: '/v2/account/logout-everywhere', token } as const;
    const before = await scene.browser.ask('messagesReceived');
    await scene.client.send(process, request);
    const arrived = await scene.browser.ask('receives', 'session.ended', before);
    scene.facts.live.told.push({ target: name, arrived });
  }
}

/** Until there was enough of everything, or it takes too long. */
async function waitForEnough(scene: Scene, options: StormOptions): Promise<void> {
  const { facts, now, say, cancelled } = scene;
  let saidAtMs = 0;
  const isEnough = () => {
    const count = countedAttempts(facts).length;
    if (now() - saidAtMs > SAID_EVERY_MS) {
      saidAtMs = now();
      say(`${(saidAtMs / 1000).toFixed(1).padStart(5)} s  ${count} attempts`);
    }
    if (count < options.attempts) return false;
    const missing = [
      ...auditClientCoverage(facts),
      ...auditBookingCoverage(facts, options.attempts),
      ...auditCustodyCoverage(facts, options.attempts),
    ];
    return missing.length === 0;
  };
  // Counting takes time from the clients.
  const patience = { timeoutMs: longestSeconds(options.seconds) * 1000, everyMs: 1_000, signal: cancelled };
  await becomesTrue(isEnough, patience);
}

const signedInPeople = (world: World, browser: Browser): SignedIn[] => [
  ...[...world.groomers, ...world.bookings.groomers, world.bookings.owner, world.prober].map(renewing),
  { email: world.browser.email, take: ({ fbToken }) => browser.ask('renewToken', fbToken) },
];

async function unleash(scene: Scene, world: World, options: StormOptions): Promise<void> {
  const { facts, cancelled } = scene;
  let isCalm = false;
  const isOver = () => isCalm || cancelled.aborted;
  const clients = startClients(scene.client, world, facts, options, isOver);
  const rollingBack = rollBackUntil(world, facts, isOver);
  const booking = startBookingClients(scene.client, world, facts, options.seed, isOver);
  const custody = startCustodyClients(scene.client, world, facts, options.seed, isOver);
  const signedIn = keepSignedIn(scene.client, signedInPeople(world, scene.browser), isOver);
  await Promise.all([
    delay(options.seconds * 1000, undefined, { signal: cancelled }),
    carryOutPlan(scene, planKills(options)),
    troubleVendors({ ...options, sandboxUrl: world.sandboxUrl, facts, cancelled }),
    waitForEnough(scene, options),
  ]);
  isCalm = true;
  facts.lastedMs = scene.now();
  await Promise.all([clients.finished, rollingBack, booking, custody, signedIn]);
  await Promise.all([...scene.apis, ...scene.workers].map((process) => process.waitUntilLive()));
  await tryForeignSubject(scene.browser, world, facts);
  await checkLivePublishing(scene, world);
  facts.live.subjectsSeen = await scene.browser.ask('subjectsSeen');
  await clients.replayOldKeys(OLD_KEYS_PER_CLIENT);
}

/** Runs the storm and returns the facts. Always stops all processes. */
export async function runStorm(options: StormOptions, say: Say, cancelled: AbortSignal): Promise<Facts> {
  checkMutations(options.mutations);
  rmSync(ARTEFACTS, { recursive: true, force: true });
  mkdirSync(ARTEFACTS, { recursive: true });
  await using leaving = new AsyncDisposableStack();
  leaving.defer(usePrivateEngines(3, options.dataParent));
  const world = await prepareEngines(say, options.sql);
  cancelled.throwIfAborted();
  const facts = emptyFacts(`u.${world.browser.id}.`, bookingFactsOf(world.bookings));
  const { mutations } = options;
  let begunAt = performance.now();
  const now = () => performance.now() - begunAt;
  const server = superviseServer({
    world,
    mutations,
    logDirectory: ARTEFACTS,
    cancelled,
    onOwnExit: (target, how, lastWords) => {
      facts.ownExits.push({ target, atMs: now(), how, lastWords });
      say(`${(now() / 1000).toFixed(1).padStart(5)} s  ${target} exited by itself (${how}): ${lastWords}`);
    },
  });
  leaving.defer(() => server.stop());
  await startServer(server, mutations);
  const client = openApiClient(
    server.apis.map((api) => api.port),
    world.site.host,
  );
  leaving.defer(() => client.close());
  const browser = await openBrowser(await signInBrowser(client, 0, world), world);
  leaving.defer(() => browser.close());
  await tryForeignSubject(browser, world, facts);

  begunAt = performance.now();
  const outbox = startOutboxReader(world, cancelled);
  const scene = { ...server, browser, client, prober: world.prober, facts, now, say, cancelled };
  await unleash(scene, world, options);
  await waitForEmptyQueue(world, DRAIN_PATIENCE_MS);
  facts.stored = await readStored(world);
  const { differentTexts, ...sent } = await outbox.finish();
  facts.outbox = sent;
  facts.bookings.differentTexts = differentTexts;
  facts.bookings.stored = await withConnection(world.databaseUrls.jobs, async (jobs) =>
    withConnection(world.databaseUrls.owner, (owner) => readBookings(owner, jobs, facts.bookings.calendars)),
  );
  const broken = await auditMoneyAt(world.databaseUrls.owner);
  if (broken.length > 0) throw new Error(broken.join('\n'));
  return facts;
}
