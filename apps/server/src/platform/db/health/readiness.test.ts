import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { developmentEnvironment } from '@tailgate/services';
import { startPrivateTestApi, type TestApi } from '../../../../testing/index.ts';
import { startRelay, type Relay } from '../../../../testing/relay.ts';
import { runJobs, type RunningJobs } from '../../jobs/run-jobs.ts';
import { serveWorkerOperators } from '../../jobs/worker-operators.ts';

/** Both ways. */
const SEEN_WITHIN = { timeout: 15_000, interval: 250 };

let api: TestApi;
let database: Relay;
let nats: Relay;
let jobs: RunningJobs;
let operators: Server;
beforeAll(async () => {
  const { DATABASE_URL: databaseUrl = '', NATS_URLS: natsUrl = '' } = developmentEnvironment();
  database = await startRelay(Number(new URL(databaseUrl).port));
  nats = await startRelay(Number(new URL(natsUrl).port));
  api = await startPrivateTestApi({
    because: 'its engines are taken away',
    environment: { DATABASE_TIMEOUT_SCALE: '1', NATS_URLS: nats.through(natsUrl) },
    changed: ({ DATABASE_URL = '', DATABASE_URL_JOBS = '' }) => ({
      DATABASE_URL: database.through(DATABASE_URL),
      DATABASE_URL_JOBS: database.through(DATABASE_URL_JOBS),
    }),
  });
  jobs = runJobs(api.platform, [], []);
  operators = serveWorkerOperators({ ...api.platform, config: { ...api.platform.config, PORT: 0 } }, jobs);
  await jobs.started;
});
afterEach(async () => {
  await Promise.all([database.restore(), nats.restore()]);
  await expect.poll(async () => (await ready()).status, SEEN_WITHIN).toBe(200);
});
afterAll(async () => {
  operators.close();
  await jobs.stop();
  await api.close();
  await Promise.all([database.close(), nats.close()]);
});

const ready = async () => {
  const answer = await api.app.inject({ url: '/health/ready' });
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], ...answer.json<object>() };
};
const workerReady = async () => {
  const { port } = operators.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/health/ready`);
  return { status: answer.status, ...((await answer.json()) as { lanes: Record<string, string>; queue: boolean }) };
};
const asOwner = (text: string, values: unknown[] = []) => api.database.asOwner((owner) => owner.query(text, values));
const ask = () => api.call('GET /v1/sites/:site/settings', { params: { site: api.site.slug } });

describe('while the database is', () => {
  it('stopped, API and worker are not ready, and requests are asked to come back', async () => {
    expect(await ready()).toMatchObject({ status: 200, database: true, schema: true });
    await expect.poll(workerReady, SEEN_WITHIN).toMatchObject({ status: 200, queue: true });
    await database.cut();
    await expect.poll(ready, SEEN_WITHIN).toMatchObject({ status: 503, database: false, retryAfter: '1' });
    await expect.poll(workerReady, SEEN_WITHIN).toMatchObject({ status: 503, queue: false });
    await expect.poll(async () => Object.values((await workerReady()).lanes), SEEN_WITHIN).not.toContain('running');
    const answer = await ask();
    expect(answer.status, answer.raw).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    await database.restore();
    await expect.poll(ready, SEEN_WITHIN).toMatchObject({ status: 200, database: true });
    await expect.poll(workerReady, SEEN_WITHIN).toMatchObject({ status: 200, queue: true });
  });

  it('out of connections, they are not ready', async () => {
    const name = api.database.name;
    await asOwner(`alter database "${name}" connection limit 0`);
    try {
      await asOwner(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`,
        [name],
      );
      await expect.poll(ready, SEEN_WITHIN).toMatchObject({ status: 503, database: false });
      const answer = await ask();
      expect(answer.status, answer.raw).toBe(503);
      expect(answer.headers['retry-after']).toBe('2');
    } finally {
      await asOwner(`alter database "${name}" connection limit -1`);
    }
    await expect.poll(ready, SEEN_WITHIN).toMatchObject({ status: 200, database: true });
  });

  it('older than the version, they are not ready; newer than it, they are', async () => {
    const { rows } = (await asOwner('select max(name) as name from schema_migrations')) as { rows: { name: string }[] };
    const newest = rows[0]?.name;
    await asOwner('delete from schema_migrations where name = $1', [newest]);
    expect(await ready()).toMatchObject({ status: 503, database: true, schema: false });
    expect(await workerReady()).toMatchObject({ status: 503, schema: false });
    await asOwner(`insert into schema_migrations (name) values ($1), ('9999_of_a_later_version.sql')`, [newest]);
    expect(await ready()).toMatchObject({ status: 200, schema: true });
  });
});

describe('while all connections are in use', () => {
  it('and given back in time, the API stays in service; once nobody gets one, it does not', async () => {
    const { db } = api.platform;
    const release = Promise.withResolvers<undefined>();
    const busy = Array.from({ length: db.pool.options.max }, () => db.inSite(api.site.id, () => release.promise));
    try {
      await expect.poll(() => db.pool.totalCount - db.pool.idleCount).toBe(db.pool.options.max);
      expect(await ready()).toMatchObject({ status: 200, database: true });
      await expect.poll(ready, SEEN_WITHIN).toMatchObject({ status: 503, database: false });
    } finally {
      release.resolve(undefined);
      await Promise.all(busy);
    }
  });
});

describe('while NATS is', () => {
  it('stopped, live delivery is said to be away, and the API serves on', async () => {
    await expect.poll(ready, SEEN_WITHIN).toMatchObject({ status: 200, live: true });
    await nats.cut();
    await expect.poll(ready, SEEN_WITHIN).toMatchObject({ status: 200, live: false });
    await nats.restore();
    await expect.poll(ready, SEEN_WITHIN).toMatchObject({ status: 200, live: true });
  });
});

it('engines that hang are noticed like those that are stopped', async () => {
  nats.hang();
  database.hang();
  await expect.poll(ready, SEEN_WITHIN).toMatchObject({ status: 503, database: false, live: false });
  await expect.poll(workerReady, SEEN_WITHIN).toMatchObject({ status: 503, queue: false });
});

it('a process that leaves says so, and closes its connections after the next answer', async () => {
  const private_ = await startPrivateTestApi({ because: 'it leaves service' });
  try {
    private_.platform.service.leave();
    const probe = await private_.app.inject({ url: '/health/ready' });
    expect([probe.statusCode, probe.json()]).toMatchObject([503, { database: true, leaving: true }]);
    const answer = await private_.app.inject({
      url: '/v2/health',
      headers: { host: private_.site.host },
    });
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.headers.connection).toBe('close');
  } finally {
    await private_.close();
  }
});
