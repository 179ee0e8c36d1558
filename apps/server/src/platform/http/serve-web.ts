import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { Failure } from '../failure.ts';
import type { Platform } from '../platform.ts';

/** What helmet would send with a page. Answers of the API are no documents: for them nosniff is enough. */
const PAGE_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
const HSTS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** The name of such a file changes with its content. */
const HASHED = '/assets/';
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

const contentPolicy = ({ config }: Pick<Platform, 'config'>): string => {
  const storage = new URL(config.S3_PUBLIC_ENDPOINT).origin;
  const maps = config.MAP_ORIGINS.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${storage}${maps}`,
    `connect-src 'self' ${storage} ${config.NATS_WS_URLS.join(' ')}${maps}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

/** The built web app: hashed files for a year, every other path is the app itself. */
export const serveWeb = async (app: FastifyInstance, platform: Platform, folder: string): Promise<void> => {
  const root = resolve(folder);
  const page = await readFile(join(root, 'index.html'), 'utf8');
  const policy = contentPolicy(platform);
  const pageHeaders = platform.config.NODE_ENV === 'production' ? { ...PAGE_HEADERS, ...HSTS } : PAGE_HEADERS;
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    cacheControl: false,
    // The build has written each file a second time as .br and .gz.
    preCompressed: true,
    // The page itself goes out below, with its headers, whatever its address.
    globIgnore: ['index.html', '**/*.{br,gz}'],
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.includes(`${sep}assets${sep}`) ? FOR_EVER : ASK_EACH_TIME);
      void reply.header('x-content-type-options', 'nosniff');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    // A file of an older build is gone: answering with the page would pass it off as a script.
    if (request.method !== 'GET' || /^\/v[12]\//.test(request.url) || request.url.startsWith(HASHED))
      throw new Failure('not_found');
    return reply
      .headers(pageHeaders)
      .header('content-security-policy', policy)
      .header('cache-control', ASK_EACH_TIME)
      .type('text/html')
      .send(page);
  });
};
