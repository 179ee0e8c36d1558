import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseEnv } from 'node:util';

import { becomesTrue, REPOSITORY_ROOT } from '@tailgate/kit';
import { postgres, servicesDir, startEngines } from '@tailgate/services';
import { usePrivateEngines } from '@tailgate/services/private-engines';

import { openApiClient, type ApiClient } from '../api-client.ts';
import { startBookingClients } from '../bookings/booking-clients.ts';
import { bookingFactsOf } from '../bookings/booking-facts.ts';
import { startClients } from '../clients.ts';
import { withConnection } from '../database.ts';
import { emptyFacts, type Facts } from '../facts.ts';
import { completeOrders } from '../payments/payment-clients.ts';
import { emptyPaymentFacts } from '../payments/payment-facts.ts';
import { startServer, superviseServer } from '../server-processes.ts';
import { RECORDER_FOR_JOBS, type World } from '../world.ts';
import { deleteDocument, uploadDocuments, type UploadedDocument } from './document-client.ts';
import { makeDrillWorld, type DrillWorld } from './drill-world.ts';
import type { DrillOptions } from './drill-options.ts';
import type { Moment, Restored } from './moment-facts.ts';
import { operatorIn, prepareFolder, type Operator } from './operator.ts';
import { readRestored } from './read-restored.ts';

export const DRILL_ARTEFACTS = join(REPOSITORY_ROOT, 'artefacts/drill');

const ARCHIVED_WITHIN_MS = 120_000;
const ARCHIVE_POLL_MS = 250;
const FILES_EVERY_MS = 2_000;
/** Between the chosen second and the accident. */
const AFTER_MS = 1_000;
const DELETED_AFTERWARDS = 5;

type Say = (line: string) => void;

const secondsOf = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

const megabytes = (folder: string) => `${(sizeOf(folder) / 1_000_000).toFixed(1)} MB`;

async function timed(say: Say, what: string, work: () => Promise<string>): Promise<void> {
  const begunAt = performance.now();
  const printed = await work();
  say(`${what}: ${secondsOf(performance.now() - begunAt)}`);
  for (const line of printed.trim().split('\n')) say(`    ${line}`);
}

/** Archiving is on before the first row: the settings are those that `configure` prints. */
async function startArchivingEngines(folder: string): Promise<void> {
  prepareFolder(folder);
  // The bucket and the database are known later; neither is part of this configuration.
  const unknown = {
    DATABASE_URL_OWNER: 'postgres://127.0.0.1/unknown',
    S3_ENDPOINT: 'http://127.0.0.1',
    S3_BUCKET: 'unknown',
    S3_ACCESS_KEY_ID: 'unknown',
    S3_SECRET_ACCESS_KEY: 'unknown',
  };
  await startEngines();
  const settings = await operatorIn(folder, unknown).backup('configure');
  writeFileSync(join(servicesDir(), 'postgres/additional.conf'), settings, { mode: 0o644 });
  await postgres.kill();
  await postgres.start();
}

/** What clients know now, in one step: nothing is acknowledged between the instant and the copy. */
function noteMoment(facts: Facts, orders: ReadonlySet<string>, documents: readonly UploadedDocument[]): Moment {
  return {
    at: new Date(), // real time: PostgreSQL stamps its commits by it
    writes: structuredClone(facts.writes),
    bookings: structuredClone(facts.bookings),
    completeOrders: new Set(orders),
    documents: new Map(documents.map(({ id, sha256 }) => [id, sha256])),
  };
}

const currentPosition = (world: World): Promise<string> =>
  withConnection(world.databaseUrls.owner, async (owner) => {
    const { rows } = await owner.query<{ file: string }>('select pg_walfile_name(pg_current_wal_insert_lsn()) as file');
    return rows[0]?.file ?? '';
  });

/** Until the piece of the log that holds the position is in the archive. Gives back how old the archive's end is. */
async function waitUntilArchived(world: World, position: string): Promise<number> {
  let ageMs = 0;
  const isArchived = () =>
    withConnection(world.databaseUrls.owner, async (owner) => {
      const { rows } = await owner.query<{ file: string | null; age: number }>(
        // real time: the archiver's own
        `select last_archived_wal as file, (extract(epoch from clock_timestamp() - last_archived_time) * 1000)::float8 as age
           from pg_stat_archiver`,
      );
      ageMs = rows[0]?.age ?? 0;
      return (rows[0]?.file ?? '') >= position;
    });
  const done = await becomesTrue(isArchived, { timeoutMs: ARCHIVED_WITHIN_MS, everyMs: ARCHIVE_POLL_MS });
  if (!done) throw new Error(`${position} was not archived within ${secondsOf(ARCHIVED_WITHIN_MS)}`);
  return ageMs;
}

/** Copies files again and again until it is over; `copiedSince` waits for a run that began later than now. */
function keepCopyingFiles(operator: Operator, isOver: () => boolean) {
  let runs = 0;
  const work = (async () => {
    while (!isOver()) {
      await operator.backup('files');
      runs += 1;
      await delay(FILES_EVERY_MS);
    }
  })();
  return {
    work,
    copiedSince: async () => {
      const wanted = runs + 2;
      await becomesTrue(() => runs >= wanted, { timeoutMs: ARCHIVED_WITHIN_MS });
    },
  };
}

interface Stormed {
  readonly moment: Moment;
  readonly replay: { readonly key: string; readonly before: string };
  readonly facts: Facts;
}

const replayRequest = (world: World, key: string) => ({
  method: 'POST' as const,
  path: '/v2/attachment/images',
  token: world.prober.token,
  key,
  body: { filename: 'before.png', contentType: 'image/png', sizeBytes: 1_000 },
});

/** Loads the system, backs it up meanwhile, notes the moment, and goes on until the archive is past it. */
async function stormUntilMoment(
  client: ApiClient,
  { storm, payments }: DrillWorld,
  operator: Operator,
  options: DrillOptions,
  say: Say,
): Promise<Stormed> {
  const facts = emptyFacts(`u.${storm.browser.id}.`, bookingFactsOf(storm.bookings));
  const paid = emptyPaymentFacts();
  const documents: UploadedDocument[] = [];
  let isCalm = false;
  const isOver = () => isCalm;
  const rhythm = { seed: options.seed, seconds: options.seconds };
  const clients = startClients(client, storm, facts, rhythm, isOver);
  const working = Promise.all([
    clients.finished,
    startBookingClients(client, storm, facts, options.seed, isOver),
    completeOrders(client, payments, paid, options.seed, isOver),
    uploadDocuments(client, storm.stranger, documents, isOver),
  ]);
  const key = crypto.randomUUID();
  try {
    await timed(say, 'full backup under load', () => operator.backup('run', '--full'));
    const copying = keepCopyingFiles(operator, isOver);
    const { body: before } = await client.send(0, replayRequest(storm, key));
    await delay(options.seconds * 1000);

    const moment = noteMoment(facts, paid.acknowledged, documents);
    const known = new Set(moment.writes.map((write) => write.key));
    await Promise.all([delay(AFTER_MS), copying.copiedSince()]);
    // The files of rows that the moment still has.
    for (const document of documents.slice(0, DELETED_AFTERWARDS)) await deleteDocument(client, document);
    const ageMs = await waitUntilArchived(storm, await currentPosition(storm));
    say(`the archive ends ${secondsOf(ageMs)} before the accident; it is at most a minute behind`);
    isCalm = true;
    await Promise.all([working, copying.work]);
    facts.writes.splice(0, facts.writes.length, ...facts.writes.filter((write) => !known.has(write.key)));
    return { moment, replay: { key, before }, facts };
  } finally {
    isCalm = true;
    await working.catch(() => undefined);
  }
}

/** Everything that a lost machine takes with it: the data directory, the bucket, the configuration. */
async function destroy(operator: Operator): Promise<void> {
  await postgres.kill();
  rmSync(join(servicesDir(), 'postgres/data'), { recursive: true });
  for (const part of ['documents', 'images'])
    rmSync(join(servicesDir(), 's3/tailgate', part), { recursive: true, force: true });
  rmSync(join(operator.folder, 'tailgate.env'));
}

const envLines = (environment: Readonly<Record<string, string>>) =>
  Object.entries(environment)
    .map(([name, value]) => `${name}='${value}'\n`)
    .join('');

export interface Drilled {
  readonly moment: Moment;
  readonly restored: Restored;
}

/** Storms, destroys, restores to the second before and reads what is there. Always stops all processes. */
export async function runDrill(options: DrillOptions, say: Say, cancelled: AbortSignal): Promise<Drilled> {
  rmSync(DRILL_ARTEFACTS, { recursive: true, force: true });
  mkdirSync(DRILL_ARTEFACTS, { recursive: true });
  await using leaving = new AsyncDisposableStack();
  leaving.defer(usePrivateEngines(3, options.dataParent));
  const folder = `${servicesDir()}-backup`;
  leaving.defer(() => rmSync(folder, { recursive: true, force: true }));
  await startArchivingEngines(folder);
  const world = await makeDrillWorld(options.orders);
  const { storm } = world;
  await withConnection(storm.databaseUrls.jobs, (client) => client.query(RECORDER_FOR_JOBS));
  writeFileSync(join(folder, 'tailgate.env'), envLines(storm.environment), { mode: 0o600 });
  const operator = operatorIn(folder, storm.environment);
  say(`engines, archive and world ready after ${secondsOf(performance.now())}`);

  const startedServer = async (environment: Record<string, string>) => {
    const server = superviseServer({
      world: { environment },
      mutations: [],
      logDirectory: DRILL_ARTEFACTS,
      cancelled,
      onOwnExit: (target, how, lastWords) => say(`${target} exited by itself (${how}): ${lastWords}`),
    });
    leaving.defer(() => server.stop());
    await startServer(server, []);
    return server;
  };
  const server = await startedServer(storm.environment);
  const client = openApiClient(
    server.apis.map(({ port }) => port),
    storm.site.host,
  );
  leaving.defer(() => client.close());
  const { moment, replay, facts } = await stormUntilMoment(client, world, operator, options, say);
  await server.stop();
  await destroy(operator);
  say(
    `destroyed: data directory, bucket and configuration; the repository has ${megabytes(join(folder, 'repository'))}`,
  );

  const begunAt = performance.now();
  const to = new Date(moment.at.getTime() + options.shiftSeconds * 1000);
  await timed(say, `restore to ${to.toISOString()}`, () => operator.backup('restore', '--to', to.toISOString()));
  const opened = await operator.backup('secrets', '--into', join(folder, 'opened'));
  const environment = parseEnv(readFileSync(opened.trim(), 'utf8')) as Record<string, string>;
  writeFileSync(join(folder, 'tailgate.env'), envLines(environment), { mode: 0o600 });
  const again = await startedServer(environment);
  say(`from nothing to serving: ${secondsOf(performance.now() - begunAt)}`);
  const after = openApiClient(
    again.apis.map(({ port }) => port),
    storm.site.host,
  );
  leaving.defer(() => after.close());
  const { body } = await after.send(0, replayRequest(storm, replay.key));
  const restored = await readRestored(after, world, moment, facts.writes, { before: replay.before, again: body });
  await timed(say, 'next backup, on the new timeline', () => operator.backup('run', '--full'));
  await timed(say, 'check of the backup', () => operator.backup('check'));
  return { moment, restored };
}
