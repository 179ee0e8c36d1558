// Two APIs and two workers behind a proxy, restarted one after another under load, each time with the other build: no
// client may see an error, and no job may be lost or have its effect twice.
import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

import { becomesTrue, freePort, launchServer, type ServerKind, type ServerProcess } from '@tailgate/kit';
import { startEngines } from '@tailgate/services';
import { usePrivateEngines } from '@tailgate/services/private-engines';

import { cancelledBy } from '../cancelled-by.ts';
import { withConnection } from '../database.ts';
import { makeBuild } from '../make-build.ts';
import { startOutboxReader, waitForEmptyQueue } from '../read-stored.ts';
import { makeWorld, RECORDER_FOR_JOBS } from '../world.ts';
import { startRollingClients } from './clients.ts';
import { startProxy } from './proxy.ts';

const ROUNDS = Number(process.argv[2] ?? 5);
const LONGEST_MS = 1_800_000;
const READY_WITHIN_MS = 240_000;
/** Without it a client sees what a process drops: the control of this storm. */
const DRAIN_S = Number(process.argv[3] ?? 3);
const EMPTY_WITHIN_MS = 300_000;
const CALM_MS = 1_000;

const cancelled = cancelledBy(LONGEST_MS);
const problems: string[] = [];
const restarts: number[] = [];

await using leaving = new AsyncDisposableStack();
leaving.defer(usePrivateEngines(2));
await startEngines({ natsNodes: 1 });
const world = await makeWorld();
await withConnection(world.databaseUrls.jobs, (client) => client.query(RECORDER_FOR_JOBS));
const builds = await Promise.all(['oldoldol', 'newnewne'].map(makeBuild));
leaving.defer(() => Promise.all(builds.map((folder) => rm(folder, { recursive: true }))).then(() => undefined));

const running = new Map<string, ServerProcess>();
leaving.defer(() => Promise.all([...running.values()].map((server) => server.kill())).then(() => undefined));
const places: { kind: ServerKind; name: string; port: number }[] = [];
for (const kind of ['api', 'worker'] as const)
  for (const number of [0, 1]) places.push({ kind, name: `${kind} ${number}`, port: await freePort() });

const start = async ({ kind, name, port }: (typeof places)[number], build: number): Promise<void> => {
  const environment = { ...world.environment, DRAIN_SECONDS: String(DRAIN_S), WEB_DIST: builds[build] ?? '' };
  const server = launchServer(kind, { environment, port });
  running.set(name, server);
  const patience = { timeoutMs: READY_WITHIN_MS, signal: cancelled };
  if (!(await becomesTrue(() => server.isReady(), patience)))
    throw new Error(`${name} is not ready:\n${server.lines.slice(-20).join('\n')}`);
};
const restart = async (place: (typeof places)[number], build: number): Promise<void> => {
  const begunAt = performance.now();
  const server = running.get(place.name);
  const code = await server?.stop();
  if (code !== 0) problems.push(`${place.name} ended with ${code}: ${server?.lines.slice(-3).join(' ')}`);
  await start(place, build);
  restarts.push(performance.now() - begunAt);
  await delay(CALM_MS);
};

await Promise.all(places.map((place) => start(place, 0)));
const proxy = await startProxy(places.filter(({ kind }) => kind === 'api').map(({ port }) => port));
leaving.defer(() => proxy.close());
const outbox = startOutboxReader(world, cancelled);
let isOver = false;
const clients = startRollingClients(proxy.port, world, () => isOver || cancelled.aborted);
for (let round = 1; round <= ROUNDS && !cancelled.aborted; round += 1) {
  for (const place of places) await restart(place, round % 2);
  console.log(`round ${round}: ${clients.facts.requests} requests, ${clients.facts.failed.length} failed`);
}
isOver = true;
await clients.finished;
await waitForEmptyQueue(world, EMPTY_WITHIN_MS);
const { mails } = await outbox.finish();

const { requests, failed, asked, slowestMs } = clients.facts;
const counts = new Map<string, number>();
for (const to of mails) counts.set(to, (counts.get(to) ?? 0) + 1);
const lost = asked.filter((email) => !counts.has(email));
const twice = asked.filter((email) => (counts.get(email) ?? 0) > 1);
problems.push(...failed.slice(0, 20));
if (lost.length > 0) problems.push(`${lost.length} mails were never sent`);
if (twice.length > 0) problems.push(`${twice.length} mails were sent more than once`);
if (requests < ROUNDS * 100) problems.push(`only ${requests} requests: too few to say anything`);
if (asked.length === 0) problems.push('no mail was asked for');
if (proxy.answered.size < 2) problems.push('one API answered nothing');
for (const problem of problems) console.log(problem);
console.log(
  `rolling restart: ${restarts.length} restarts in ${ROUNDS} rounds, ${requests} requests, ${failed.length} failed, ` +
    `${asked.length} mails asked for, ${lost.length} lost, ${twice.length} sent twice, slowest ${Math.round(slowestMs)} ms, ` +
    `a restart ${(restarts.reduce((sum, ms) => sum + ms, 0) / restarts.length / 1000).toFixed(1)} s`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
