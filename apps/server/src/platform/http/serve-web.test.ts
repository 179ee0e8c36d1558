import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/index.ts';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tailgate-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>App</title>');
  await writeFile(join(folder, 'sw.js'), '/* worker */');
  await writeFile(join(folder, 'assets/shell-abc123.js'), 'export {};');
  api = await startTestApi({ WEB_DIST: folder });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const get = async (url: string) => {
  const { statusCode, headers } = await api.app.inject({ url, headers: { host: api.site.host } });
  return [statusCode, String(headers['content-type']).split(';')[0], headers['cache-control']];
};

it.each([
  [
    'a hashed file for a year',
    '/assets/shell-abc123.js',
    'application/javascript',
    'public, max-age=31536000, immutable',
  ],
  ['the worker, asked for each time', '/sw.js', 'application/javascript', 'no-cache'],
  ['the page, asked for each time', '/', 'text/html', 'no-cache'],
  ['the page by its name', '/index.html', 'text/html', 'no-cache'],
  ['the page for every address of the app', '/groomer/schedule', 'text/html', 'no-cache'],
])('sends %s', async (_what, url, type, caching) => {
  expect(await get(url)).toEqual([200, type, caching]);
});

it('does not pass the page off as a file of an older build, or as an answer', async () => {
  expect((await get('/assets/shell-gone.js')).slice(0, 2)).toEqual([404, 'application/json']);
  expect((await get('/v2/nothing-here')).slice(0, 2)).toEqual([404, 'application/json']);
});

it('protects the page with a content policy', async () => {
  const { headers } = await api.app.inject({ url: '/index.html', headers: { host: api.site.host } });
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
});
