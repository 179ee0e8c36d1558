import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { Failure, orUnavailable } from '../failure.ts';
import type { Platform } from '../platform.ts';

/** In the bucket, beside the folders of the sites. */
const PREFIX = 'web-assets';
const AT_ONCE = 16;
const KEPT_BYTES = 32 * 1024 * 1024;
const MISSING_FOR_MS = 5_000;
const MOST_READ_AT_ONCE = 16;

/** What the build puts into its folder of hashed files; anything else is served by no other process. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const NAME = /^[\w-][\w.-]{0,199}$/;

const keyOf = (name: string) => `${PREFIX}/${name}`;

/**
 * Two builds run side by side during a release, and pages of one ask processes of the other for their files. So each
 * process puts the hashed files of its build into the storage that all share, before it is asked for any.
 */
export const publishAssets = async ({ storage }: Pick<Platform, 'storage'>, folder: string): Promise<number> => {
  const all = await readdir(join(folder, 'assets')).catch(() => []);
  const names = all.filter((name) => NAME.test(name) && extname(name) in TYPES).sort();
  // Names are hashes of contents: the list stands for the build. Written last, so that it says that all are there.
  const build = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 32);
  const done = `${PREFIX}/builds/${build}`;
  if ((await storage.sizeOf(done)) !== undefined) return 0;
  const waiting = [...names];
  const publish = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop())
      await storage.write(keyOf(name), await readFile(join(folder, 'assets', name)), TYPES[extname(name)] ?? '');
  };
  await Promise.all(Array.from({ length: AT_ONCE }, publish));
  await storage.write(done, Buffer.from(names.join('\n')), 'text/plain');
  return names.length;
};

interface Asset {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Reads files that other builds have published, and keeps the latest; undefined for what no build has. */
export const assetReader = ({ storage }: Pick<Platform, 'storage'>) => {
  const kept = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: ({ length }) => length + 1 });
  const missing = new LRUCache<string, true>({ max: 1_000, ttl: MISSING_FOR_MS });
  const reading = new Map<string, Promise<Buffer | undefined>>();
  const readOnce = async (name: string): Promise<Buffer | undefined> => {
    // Asked first: what is not there is no failure.
    if ((await storage.sizeOf(keyOf(name))) === undefined) {
      missing.set(name, true);
      return undefined;
    }
    const bytes = await storage.read(keyOf(name));
    kept.set(name, bytes);
    return bytes;
  };
  return async (name: string): Promise<Asset | undefined> => {
    const type = TYPES[extname(name)];
    if (type === undefined || !NAME.test(name) || missing.has(name)) return undefined;
    const known = kept.get(name);
    if (known) return { type, bytes: known };
    // Whoever invents names must not keep the storage busy.
    if (!reading.has(name) && reading.size >= MOST_READ_AT_ONCE) throw new Failure('temporarily_unavailable');
    const asked = reading.get(name) ?? readOnce(name).finally(() => reading.delete(name));
    reading.set(name, asked);
    const bytes = await orUnavailable(asked);
    return bytes && { type, bytes };
  };
};
