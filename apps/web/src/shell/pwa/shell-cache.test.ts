import { describe, expect, it, vi } from 'vitest';
import { shellCache } from './shell-cache.ts';

const ORIGIN = 'http://tailgate.localhost';
const PAGE = '<script src="/assets/shell-1.js"></script><link href="/assets/shell-1.css">';
const FILES = [
  { url: 'index.html', revision: 'r1' },
  { url: 'assets/shell-1.js', revision: null },
  { url: 'assets/shell-1.css', revision: null },
  { url: 'assets/schedule-1.js', revision: null },
];

const address = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;

/** As much of the browser's cache as is used. */
const memory = () => {
  const kept = new Map<string, Response>();
  const cache = {
    match: (request: Request | string) => Promise.resolve(kept.get(address(request))?.clone()),
    put: (request: Request | string, response: Response) => Promise.resolve(void kept.set(address(request), response)),
    keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
    delete: (url: string) => Promise.resolve(kept.delete(url)),
  };
  return {
    caches: { open: () => Promise.resolve(cache as unknown as Cache) },
    paths: () => [...kept.keys()].map((url) => url.slice(ORIGIN.length)).sort(),
  };
};

const served = (path: string): Response =>
  path === '/index.html'
    ? new Response(PAGE, { headers: { 'content-type': 'text/html' } })
    : new Response(path, { headers: { 'content-type': 'text/javascript' } });

const open = (files = FILES, storage = memory()) => {
  const fetch = vi.fn((request: Request | string) => Promise.resolve(served(address(request).slice(ORIGIN.length))));
  return { shell: shellCache({ caches: storage.caches, fetch, files }), fetch, storage };
};
const asset = (path: string) => new Request(ORIGIN + path);
const textOf = async (response: Promise<Response>) => await (await response).text();

describe('the kept shell', () => {
  it('is first the page and what it names, later the rest', async () => {
    const { shell, storage } = open();
    await shell.install();
    expect(storage.paths()).toEqual(['/assets/shell-1.css', '/assets/shell-1.js', '/index.html?revision=r1']);
    await shell.fill();
    expect(storage.paths()).toContain('/assets/schedule-1.js');
  });

  it('is not installed by halves', async () => {
    const { shell, fetch, storage } = open();
    fetch.mockImplementation((request) =>
      Promise.resolve(address(request).endsWith('.css') ? new Response('', { status: 404 }) : served('/index.html')),
    );
    await expect(shell.install()).rejects.toThrow();
    expect(storage.paths()).not.toContain('/index.html?revision=r1');
  });

  it('loses what belongs to builds before it, and fetches nothing twice', async () => {
    const storage = memory();
    const first = open(FILES, storage);
    await first.shell.install();
    await first.shell.fill();
    const next = open([{ url: 'index.html', revision: 'r2' }, ...FILES.slice(1, 3)], storage);
    await next.shell.install();
    expect(next.fetch).toHaveBeenCalledTimes(1);
    await next.shell.sweep();
    expect(storage.paths()).toEqual(['/assets/shell-1.css', '/assets/shell-1.js', '/index.html?revision=r2']);
  });
});

describe('a page', () => {
  it('comes from the network, so that a new build is seen', async () => {
    const { shell } = open();
    await shell.install();
    expect(await textOf(shell.page(Promise.resolve(new Response('new'))))).toBe('new');
    const missing = await shell.page(Promise.resolve(new Response('none', { status: 404 })));
    expect(missing.status).toBe(404);
  });

  it.each([
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server is down', () => Promise.resolve(new Response('', { status: 502 }))],
  ])('is the kept one when %s', async (_why, network) => {
    const { shell } = open();
    await shell.install();
    expect(await textOf(shell.page(network()))).toBe(PAGE);
  });

  it('is the kept one when the network takes too long', async () => {
    vi.useFakeTimers();
    const { shell } = open();
    await shell.install();
    const page = textOf(shell.page(new Promise(() => undefined)));
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();
    expect(await page).toBe(PAGE);
  });
});

describe('a hashed file', () => {
  it('is asked for once', async () => {
    const { shell, fetch } = open();
    await shell.asset(asset('/assets/schedule-1.js'));
    expect(await textOf(shell.asset(asset('/assets/schedule-1.js')))).toBe('/assets/schedule-1.js');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('that is gone is not cached, whatever is answered in its place', async () => {
    const { shell, fetch, storage } = open();
    fetch.mockImplementation(() => Promise.resolve(served('/index.html')));
    await shell.asset(asset('/assets/gone-1.js'));
    expect(storage.paths()).toEqual([]);
  });
});
