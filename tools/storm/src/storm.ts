import { mkdirSync, rmSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { startEngines } from '@tailgate/services';

import { openApiClient } from './api-client.ts';
import { openBrowser, signInBrowser } from './browser.ts';
import type { Browser } from './browser.ts';
import { startClients } from './clients.ts';
import { withConnection } from './database.ts';
import type { Facts } from './facts.ts';
import { carryOutPlan } from './kill.ts';
import type { Scene } from './kill.ts';
import { NATS_NODES, planKills } from './kill-plan.ts';
import { checkMutations, REPOSITORY_ROOT } from './mutate-source.ts';
import type { StormOptions } from './options.ts';
import { choosePrivateEngines } from './private-engines.ts';
import { readOutbox, readStored, waitForEmptyQueue } from './read-stored.ts';
import { rollBackUntil } from './roll-back.ts';
import { startServer, superviseServer } from './server-processes.ts';
import { makeWorld, RECORDER_FOR_JOBS } from './world.ts';
import type { World } from './world.ts';

export const ARTEFACTS = join(REPOSITORY_ROOT, 'artefacts/storm');

const OLD_KEYS_PER_CLIENT = 15;
/** A job that failed three times waits twenty seconds; in a short storm none can fail more than twice. */
const LONG_DRAIN_MS = 30_000;
const SHORT_DRAIN_MS = 12_000;
const LONG_STORM_SECONDS = 40;

type Say = (line: string) => void;

function noFacts(world: World): Facts {
  return {
    writes: [],
    answers: {},
    kills: [],
    ownExits: [],
    rolledBack: [],
    live: { ownPrefix: `u.${world.browser.id}.`, foreignSubscriptions: [], subjectsSeen: [], bursts: [], told: [] },
    stored: {
      logEvents: [],
      uploadSlots: [],
      preferences: [],
      codes: [],
      jobsCommitted: {},
      jobMarkers: [],
      jobsLeft: [],
    },
    outbox: { texts: [], mails: [] },
  };
}

async function prepareEngines(say: Say): Promise<World> {
  const begunAt = performance.now();
  await startEngines({ natsNodes: NATS_NODES });
  const world = await makeWorld();
  // This process has by now compiled what the server's processes load.
  flushCompileCache();
  await withConnection(world.databaseUrls.jobs, (client) => client.query(RECORDER_FOR_JOBS));
  say(`private engines and world ready after ${((performance.now() - begunAt) / 1000).toFixed(1)} s`);
  return world;
}

async function tryForeignSubject(browser: Browser, world: World, { live }: Facts): Promise<void> {
  const answer = await browser.ask('subscribeToForeign');
  live.foreignSubscriptions.push({ subject: `u.${world.stranger.id}.>`, answer });
}

/** Each API process, asked by a person to end the sessions of all devices, tells the open browser. */
async function askEveryApiToTell(scene: Scene, world: World): Promise<void> {
  for (const [process, { name }] of scene.apis.entries()) {
    const { token } = await signInBrowser(scene.client, process, world);
    const request = { method: 'POST', path: '/v2/account/logout-everywhere', token } as const;
    const before = await scene.browser.ask('messagesHeard');
    await scene.client.send(process, request);
    const arrived = await scene.browser.ask('hears', 'session.ended', before);
    scene.facts.live.told.push({ target: name, arrived });
  }
}

async function unleash(scene: Scene, world: World, options: StormOptions): Promise<void> {
  const { facts, cancelled } = scene;
  let isCalm = false;
  const isOver = () => isCalm || cancelled.aborted;
  const clients = startClients(scene.client, world, facts, options.seed, isOver);
  const rollingBack = rollBackUntil(world, facts, isOver);
  await Promise.all([
    delay(options.seconds * 1000, undefined, { signal: cancelled }),
    carryOutPlan(scene, planKills(options)),
  ]);
  isCalm = true;
  await Promise.all([clients.finished, rollingBack]);
  await Promise.all([...scene.apis, ...scene.workers].map((process) => process.waitUntilLive()));
  await tryForeignSubject(scene.browser, world, facts);
  await askEveryApiToTell(scene, world);
  facts.live.subjectsSeen = await scene.browser.ask('subjectsSeen');
  await clients.replayOldKeys(OLD_KEYS_PER_CLIENT);
}

/** Runs the whole storm and gives back what happened. Leaves nothing running, however it ends. */
export async function runStorm(options: StormOptions, say: Say, cancelled: AbortSignal): Promise<Facts> {
  checkMutations(options.mutations);
  rmSync(ARTEFACTS, { recursive: true, force: true });
  mkdirSync(ARTEFACTS, { recursive: true });
  await using leaving = new AsyncDisposableStack();
  leaving.defer(choosePrivateEngines());
  const world = await prepareEngines(say);
  cancelled.throwIfAborted();
  const facts = noFacts(world);
  let begunAt = performance.now();
  const now = () => performance.now() - begunAt;
  const server = superviseServer({
    world,
    mutations: options.mutations,
    logDirectory: ARTEFACTS,
    cancelled,
    onOwnExit: (target, how, lastWords) => {
      facts.ownExits.push({ target, atMs: now(), how, lastWords });
      say(`${(now() / 1000).toFixed(1).padStart(5)} s  ${target} ended by itself (${how}): ${lastWords}`);
    },
  });
  leaving.defer(() => server.stop());
  await startServer(server, options.mutations);
  const client = openApiClient(
    server.apis.map((api) => api.port),
    world.site.host,
  );
  leaving.defer(() => client.close());
  const browser = await openBrowser(await signInBrowser(client, 0, world), world);
  leaving.defer(() => browser.close());
  await tryForeignSubject(browser, world, facts);

  begunAt = performance.now();
  const scene = { ...server, browser, client, proberToken: world.prober.token, facts, now, say, cancelled };
  await unleash(scene, world, options);
  await waitForEmptyQueue(world, options.seconds < LONG_STORM_SECONDS ? SHORT_DRAIN_MS : LONG_DRAIN_MS);
  facts.stored = await readStored(world);
  facts.outbox = await readOutbox(world);
  return facts;
}
