import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';

import { becomesTrue, freePort } from '@tailgate/kit';
import { appCodeAt, systemClock } from '@tailgate/server/seeding';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { clusterCommand, makeCluster } from '../composition/bare-cluster.ts';
import { repositoryRoot } from '../places.ts';
import { makePushIdentity, serviceAccountOf } from '../push-identity.ts';
import { engineUser } from '../system-user.ts';
import { readRunbook, settingNames } from './runbook.ts';
import { Shell } from './shell.ts';

const HOST = 'www.suds.example';
const PASSWORD = 'a-long-way-to-the-groomer';
const S3_KEY = 'S3RVER';

const folder = mkdtempSync(join(tmpdir(), 'tailgate-first-site-'));
const engines: ChildProcess[] = [];
const port: Record<'postgres' | 's3' | 'nats' | 'websocket' | 'api' | 'internal' | 'worker', number> = {
  postgres: 0,
  s3: 0,
  nats: 0,
  websocket: 0,
  api: 0,
  internal: 0,
  worker: 0,
};
let shell: Shell;

const here = (text: string): string =>
  text
    .replaceAll('/etc/tailgate', join(folder, 'etc'))
    .replaceAll('/etc/nats', join(folder, 'nats'))
    .replaceAll(/\/app\b/g, repositoryRoot)
    .replaceAll(/\b4222\b/g, String(port.nats))
    .replaceAll(/\b4223\b/g, String(port.websocket))
    .replaceAll(/\b45055\b/g, String(port.worker));

/** The engines as a stranger has them: PostgreSQL knows its superuser, storage its key, NATS nobody yet. */
const startEngines = async () => {
  const user = await engineUser();
  const cluster = join(folder, 'postgres');
  await makeCluster(cluster, { password: 'superuser', shape: ['--encoding=UTF8', '--locale=C.UTF-8'] }, user);
  const listening = ['-c', 'listen_addresses=127.0.0.1', '-c', `port=${port.postgres}`];
  const [program = '', ...args] = clusterCommand(cluster, listening);
  engines.push(spawn(program, args, { cwd: '/', stdio: 'ignore', ...user }));
  const s3 = { S3_SERVER_HOST: '127.0.0.1', S3_SERVER_PORT: String(port.s3), S3_SERVER_DIRECTORY: join(folder, 's3') };
  mkdirSync(join(folder, 's3'));
  const server = join(repositoryRoot, 'tools/services/src/s3-server.ts');
  engines.push(spawn(process.execPath, [server], { env: { ...process.env, ...s3 }, stdio: 'ignore' }));
  const isUp = await becomesTrue(
    () =>
      fetch(`http://127.0.0.1:${port.s3}/`).then(
        () => existsSync(join(cluster, `.s.PGSQL.${port.postgres}`)),
        () => false,
      ),
    { timeoutMs: 60_000 },
  );
  if (!isUp) throw new Error('The engines do not answer');
};

/** The vendors of a test are names that lead nowhere: nothing on the way to a login waits for them. */
const settings = (): Record<string, string> => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: String(port.api),
  INTERNAL_PORT: String(port.internal),
  TRUSTED_PROXIES: '127.0.0.1',
  PUBLIC_WEB_ORIGIN_PATTERN: 'https://{host}',
  WEB_DIST: existsSync(join(repositoryRoot, 'apps/web/dist/index.html')) ? '/app/apps/web/dist' : '',
  NATS_URLS: 'nats://127.0.0.1:4222',
  NATS_WS_URLS: 'wss://live.first-site.test',
  S3_ENDPOINT: `http://127.0.0.1:${port.s3}`,
  S3_PUBLIC_ENDPOINT: 'https://files.first-site.test',
  S3_BUCKET: 'first-site',
  S3_ACCESS_KEY_ID: S3_KEY,
  S3_SECRET_ACCESS_KEY: S3_KEY,
  SMS_API_URL: 'https://texts.first-site.test',
  SMS_ACCOUNT_SID: 'AC-first-site',
  SMS_AUTH_TOKEN: 'token',
  SMS_FROM: '+15125550100',
  SMTP_URL: 'smtps://mail.first-site.test:465',
  MAIL_FROM: 'no-reply@first-site.test',
  ADDRESS_SEARCH_API_URL: 'https://addresses.first-site.test',
  ADDRESS_SEARCH_KEY: 'key',
  ROUTING_API_URL: 'https://routes.first-site.test',
  IP_DETAILS_API_URL: 'https://countries.first-site.test',
  IP_DETAILS_TOKEN: 'token',
  STRIPE_SECRET_KEY: 'sk_live_first',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_first',
  STRIPE_WEBHOOK_SECRET: 'whsec_first',
  FCM_SERVICE_ACCOUNT_FILE: '/etc/tailgate/firebase.json',
  VAPID_SUBJECT: 'mailto:operations@first-site.test',
});

interface Answer {
  status: number | undefined;
  body: Record<string, unknown>;
}

/** As the proxy in front of the API calls it. */
const call = (method: string, path: string, { token, body }: { token?: unknown; body?: object } = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const headers = {
      host: HOST,
      'x-forwarded-proto': 'https',
      'content-type': 'application/json',
      ...(typeof token === 'string' && { authorization: `Bearer ${token}` }),
    };
    const asked = request({ host: '127.0.0.1', port: port.api, method, path, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => {
        const isJson = answer.headers['content-type']?.includes('json') === true;
        resolve({ status: answer.statusCode, body: isJson ? (JSON.parse(text) as Answer['body']) : { text } });
      });
    });
    asked.on('error', reject).end(body && JSON.stringify(body));
  });

const isReady = (path: string, at: number) =>
  fetch(`http://127.0.0.1:${at}${path}`).then(
    ({ ok }) => ok,
    () => false,
  );

beforeAll(async () => {
  for (const name of Object.keys(port) as (keyof typeof port)[]) {
    do port[name] = await freePort();
    while (Object.values(port).filter((other) => other === port[name]).length > 1);
  }
  chmodSync(folder, 0o711);
  mkdirSync(join(folder, 'etc'));
  mkdirSync(join(folder, 'nats'));
  await startEngines();
  const write = (name: string, text: string) => writeFileSync(join(folder, 'etc', name), text);
  const account = Buffer.from(serviceAccountOf(makePushIdentity()), 'base64').toString();
  write('firebase.json', account);
  write('superuser-url', `postgres://postgres:superuser@127.0.0.1:${port.postgres}/postgres`);
  write(
    'settings.env',
    Object.entries(settings())
      .map(([name, value]) => `${name}=${here(value)}\n`)
      .join(''),
  );
  const path = [dirname(process.execPath), process.env['PATH'], '/usr/sbin'].join(':');
  const cache = process.env['NODE_COMPILE_CACHE'] ?? join(repositoryRoot, '.cache/compiled');
  shell = new Shell(folder, { PATH: path, LANG: 'C.UTF-8', NODE_COMPILE_CACHE: cache });
});

afterAll(async () => {
  await shell.close();
  for (const engine of engines) {
    const gone = once(engine, 'exit');
    engine.kill('SIGINT');
    await gone;
  }
  rmSync(folder, { recursive: true, force: true });
});

it('takes a stranger from reachable engines to a site whose owner logs in', async () => {
  const blocks = readRunbook();
  const [given] = blocks.filter(({ kind }) => kind === 'ini settings');
  expect(given && settingNames(given)).toEqual(Object.keys(settings()));

  const begunAt = performance.now();
  for (const { kind, text } of blocks) {
    if (kind === 'sh') await shell.type(here(text));
    if (kind === 'sh service') await shell.start(here(text));
  }
  const answers = () => isReady('/health/ready', port.api);
  expect(await becomesTrue(answers, { timeoutMs: 120_000 }), shell.output).toBe(true);
  expect(await becomesTrue(() => isReady('/health/live', port.worker), { timeoutMs: 120_000 }), shell.output).toBe(
    true,
  );

  const link = join(folder, 'etc/owner-link');
  expect(statSync(link).mode & 0o777).toBe(0o600);
  const opened = new URL(readFileSync(link, 'utf8').trim());
  expect(opened.origin + opened.pathname).toBe(`https://${HOST}/reset-password`);
  const token = opened.searchParams.get('token');
  const login = { email: 'owner@suds.example', password: PASSWORD, deviceId: 'first-device', rememberMe: true };
  expect((await call('POST', '/v2/account/sign-in', { body: login })).status).toBe(401);
  const chosen = await call('POST', '/v2/account/reset-password', { body: { token, password: PASSWORD } });
  expect(chosen.status, JSON.stringify(chosen.body)).toBeLessThan(300);
  const signedIn = await call('POST', '/v2/account/sign-in', { body: login });
  expect(signedIn.body).toMatchObject({ awaiting: 'enrolment' });
  const session = signedIn.body['token'];
  const team = '/v2/staff/team';
  expect((await call('GET', team, { token: session })).status).toBe(403);
  const started = await call('POST', '/v2/account/authenticator-app', { token: session });
  const code = appCodeAt(String(started.body['key']), systemClock.now());
  const confirmed = await call('POST', '/v2/account/authenticator-app/confirm', { token: session, body: { code } });
  expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200);
  expect(await call('GET', team, { token: session })).toMatchObject({ status: 200 });
  process.stdout.write(
    `The owner of a first site is logged in after ${((performance.now() - begunAt) / 1000).toFixed(1)} s\n`,
  );
});

it('changes nothing when the same commands run again, and prints no secret', async () => {
  const commands = readRunbook().flatMap(({ text }) =>
    [...text.matchAll(/^node \S+ (?:\\\n|.)+$/gm)].map(([line]) => line),
  );
  const again = commands.filter((line) => /tailgate\.cli\.ts (provision|create-|migrate)/.test(line));
  expect(again).toHaveLength(5);
  const before = shell.output.length;
  await shell.type(here('set -a; . /etc/tailgate/secrets/owner.env; set +a'));
  await shell.type(here('export DATABASE_URL_SUPERUSER_FILE=/etc/tailgate/superuser-url'));
  for (const line of again) await shell.type(here(line));
  const said = shell.output.slice(before);
  expect(said).toContain('unchanged: create the site suds');
  expect(said).not.toMatch(/^(done:|would|applied)/m);

  const secrets = ['secrets.env', 'owner.env'].flatMap((file) =>
    Object.values(parseEnv(readFileSync(join(folder, 'etc/secrets', file), 'utf8'))),
  );
  expect(secrets.length).toBeGreaterThan(5);
  for (const secret of secrets) expect(shell.output).not.toContain(secret);
});
