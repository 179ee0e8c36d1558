import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

import { afterAll, expect, it } from 'vitest';

import { repositoryRoot } from '../places.ts';
import { Composition } from './composition.ts';

const folder = mkdtempSync(join(tmpdir(), 'tailgate-composition-'));
// PostgreSQL runs as a user of its own.
chmodSync(folder, 0o711);
/** In the full run packages are installed, the web is built and the demo is filled as in the images. */
const isWhole = process.env['TEST_LONG'] !== undefined;
/** Installing, building and deleting take minutes on a busy machine. */
const WITHIN_MS = (isWhole ? 20 : 5) * 60_000;
const composition = new Composition(folder, isWhole ? 'installed' : 'linked');
const hasWeb = isWhole || existsSync(join(repositoryRoot, 'apps/web/dist/index.html'));

afterAll(async () => {
  await composition.down();
  rmSync(folder, { recursive: true, force: true });
}, WITHIN_MS);

const get = (host: string, path: string) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const address = composition.addressOf('api');
    const asked = request({ host: address, port: 45_050, path, headers: { host } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode, text }));
    });
    asked.on('error', reject).end();
  });

/** Filling the demo takes longer than everything else together. */
const services = composition.names.filter((name) => name !== 'demo' || isWhole);

it(
  'starts with the own command of every container, until API and worker are healthy',
  async () => {
    await Promise.all(services.map((name) => composition.up(name)));
    if (isWhole) await composition.completed('demo');

    const settings = await get('tailgate.localhost', '/v1/sites/current/settings');
    expect(settings.status, composition.outputOf('api')).toBe(isWhole ? 200 : 404);
    const page = await get('tailgate.localhost', '/login');
    if (hasWeb) expect(page).toMatchObject({ status: 200, text: expect.stringContaining('<!doctype html>') as string });
  },
  WITHIN_MS,
);

it('migrates with nothing but the documented variables', async () => {
  const { DATABASE_URL_OWNER, DATABASE_URL_JOBS } = parseEnv(
    readFileSync(join(folder, 'settings/tailgate.env'), 'utf8'),
  );
  const lines = await composition.runInImageOf('setup', ['npm', 'run', '-s', 'db:migrate'], {
    DATABASE_URL_OWNER,
    DATABASE_URL_JOBS,
  });
  // Everything has been applied by the container.
  expect(lines).toEqual([]);
});
