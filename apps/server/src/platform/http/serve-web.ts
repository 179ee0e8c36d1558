import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { resolve, sep } from 'node:path';
import { Failure, found } from '../failure.ts';
import type { Platform } from '../platform.ts';
import { FOR_A_MINUTE, FOR_EVER } from './cache-control.ts';
import { httpsOnlyHeaders } from './https-only.ts';
import { STATIC_FILE } from './measure.ts';
import { pages, type Page, type PageSettings } from './page.ts';
import { loadPublicPages, publicPages, type PageSourceOf } from './public/public-page.ts';
import { assetReader } from './publish-assets.ts';
import { refreshCookie } from './refresh-cookie.ts';
import { hasTag, weakTag } from './shared-answer.ts';
import { originOf } from './site-origin.ts';
import type { Site } from './sites.ts';

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

/** The name of such a file changes with its content. */
const HASHED = '/assets/';
const ASK_EACH_TIME = 'no-cache';

/** What the processor's script loads from elsewhere: its other parts, and the pages of banks. */
const OF_STRIPE_JS: Readonly<Record<string, { readonly scripts: string; readonly frames: string }>> = {
  'https://js.stripe.com': {
    scripts: ' https://*.js.stripe.com',
    frames: ' https://*.js.stripe.com https://hooks.stripe.com',
  },
};

/** Wallets in the fields for cards ask the browser for payments; nobody else does. */
const permissions = ({ config }: Pick<Platform, 'config'>): string =>
  [
    'camera=(self)',
    'geolocation=(self)',
    'microphone=(self)',
    `payment=(self "${new URL(config.STRIPE_JS_URL).origin}")`,
    'usb=()',
    'serial=()',
    'midi=()',
  ].join(', ');

const contentPolicy = ({ config }: Pick<Platform, 'config'>, scriptHashes: readonly string[]): string => {
  const storage = new URL(config.S3_PUBLIC_ENDPOINT).origin;
  const tileJsonOrigin = config.MAP_TILEJSON_URL === undefined ? [] : [new URL(config.MAP_TILEJSON_URL).origin];
  const cards = new URL(config.STRIPE_JS_URL).origin;
  const { scripts = '', frames = '' } = OF_STRIPE_JS[cards] ?? {};
  // Cards, bank accounts and photos of IDs go from the browser to the processor.
  const processor = [config.STRIPE_PUBLIC_API_URL, config.STRIPE_PUBLIC_UPLOADS_URL].map((url) => new URL(url).origin);
  const maps = [...tileJsonOrigin, ...config.MAP_ORIGINS].map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'self'",
    [`script-src 'self' ${cards}${scripts}`, ...scriptHashes].join(' '),
    `frame-src 'self' ${cards}${frames}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${storage}${maps}`,
    `connect-src 'self' ${storage} ${[...new Set(processor)].join(' ')} ${config.NATS_WS_URLS.join(' ')}${maps}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

export type ReadSettings = (site: Site, platform: Platform) => Promise<PageSettings>;

/** Kept by service workers and opened much later, so it says nothing that could have changed by then. */
const PLAIN = '/index.html';

/** As small as the browser can take it. */
const send = (request: FastifyRequest, reply: FastifyReply, page: Page) => {
  const accepted = request.headers['accept-encoding'] ?? '';
  void reply.type('text/html');
  if (!reply.hasHeader('vary')) void reply.header('vary', 'accept-encoding');
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  return encoding ? reply.header('content-encoding', encoding).send(page[encoding]) : reply.send(page.text);
};

/** Each file is a route of its own, with a name that changes: they count together. */
const serveBuiltFiles = async (app: FastifyInstance, root: string): Promise<void> => {
  const options = {
    root,
    index: false,
    wildcard: false,
    cacheControl: false,
    // The build has written each file a second time as .br and .gz.
    preCompressed: true,
    // The page itself goes out with its own headers, whatever its address.
    globIgnore: ['index.html', 'first-page.json', 'public-pages.json', 'server/**', '**/*.{br,gz}'],
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.includes(`${sep}assets${sep}`) ? FOR_EVER : ASK_EACH_TIME);
      void reply.header('x-content-type-options', 'nosniff');
    },
  } satisfies FastifyStaticOptions;
  await app.register(async (files) => {
    files.addHook('onRequest', (request, _reply, done) => {
      request.countedAs = STATIC_FILE;
      done();
    });
    await files.register(fastifyStatic, options);
  });
};

/** A hashed file that this build does not have is one of another build. */
const assetSender = (platform: Platform) => {
  const assetOfOtherBuild = assetReader(platform);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    request.countedAs = STATIC_FILE;
    // Answering with the page would pass it off as a script, and whoever kept a refusal would keep the page broken.
    void reply.header('cache-control', 'no-store');
    const [path = ''] = request.url.split('?', 1);
    const asset = found(await assetOfOtherBuild(path.slice(HASHED.length)));
    void reply.headers({ 'cache-control': FOR_EVER, 'x-content-type-options': 'nosniff' });
    return await reply.type(asset.type).send(asset.bytes);
  };
};

/** The built web app: hashed files for a year, every other path is the app itself, in the colours of its site. */
export const serveWeb = async (
  app: FastifyInstance,
  platform: Platform,
  { folder, readSettings, pageSourceOf }: { folder: string; readSettings: ReadSettings; pageSourceOf: PageSourceOf },
): Promise<void> => {
  const root = resolve(folder);
  const written = await pages(root);
  const policy = contentPolicy(platform, written.scriptHashes);
  const built = await loadPublicPages(root);
  const shown = built && publicPages(app, built, pageSourceOf);

  /** The public page at this address; undefined where the app has to show what is there. */
  const publicPageFor = async (request: FastifyRequest, reply: FastifyReply): Promise<Page | undefined> => {
    const [path = ''] = request.url.split('?', 1);
    if (!shown?.isOne(path)) return undefined;
    // People who are signed in go home from the first page.
    if (path === '/') void reply.header('vary', 'accept-encoding, cookie');
    if (path === '/' && refreshCookie.isLikely(request)) return undefined;
    try {
      const site = await app.sites.of(request.hostname, undefined);
      const settings = await readSettings(site, platform);
      const { status, page } = await shown.find(request, path, { settings, origin: originOf(platform, site) });
      if (status === 404 || status === 429) void reply.code(status);
      return page && (await written.whole(settings, page));
    } catch (error) {
      // The app asks again, and says itself what is wrong.
      if (!(error instanceof Failure && error.code === 'not_found'))
        platform.log.warn({ err: error }, 'Public page not drawn');
      return undefined;
    }
  };

  const pageFor = async (request: FastifyRequest): Promise<Page> => {
    const [path = ''] = request.url.split('?', 1);
    if (path === PLAIN) return written.plain;
    try {
      const site = await app.sites.of(request.hostname, undefined);
      const isStranger = request.url === path && !refreshCookie.isLikely(request);
      return await written.of(await readSettings(site, platform), { path, isStranger });
    } catch (error) {
      // The app opens all the same, and says itself what is wrong.
      if (!(error instanceof Failure && error.code === 'not_found'))
        platform.log.warn({ err: error }, 'Page served without site data');
      return written.plain;
    }
  };
  const pageHeaders = { ...PAGE_HEADERS, 'permissions-policy': permissions(platform) };
  const httpsOnly = httpsOnlyHeaders(platform.config);
  await serveBuiltFiles(app, root);
  const sendAsset = assetSender(platform);
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' || /^\/v[12]\//.test(request.url)) throw new Failure('not_found');
    if (request.url.startsWith(HASHED)) return await sendAsset(request, reply);
    request.countedAs = '(page)';
    void reply
      .headers({ ...pageHeaders, ...httpsOnly(request.hostname) })
      .header('content-security-policy', policy)
      .header('cache-control', ASK_EACH_TIME);
    const whole = await publicPageFor(request, reply);
    if (whole) request.countedAs = '(public page)';
    if (!whole) return await send(request, reply, await pageFor(request));
    const tag = weakTag(whole.text);
    void reply.header('cache-control', FOR_A_MINUTE).header('etag', tag);
    return hasTag(request, tag) ? await reply.code(304).send() : await send(request, reply, whole);
  });
};
