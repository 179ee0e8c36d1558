import cookie from '@fastify/cookie';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Policies } from '../access/policy.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { Tx } from '../db/database.ts';
import { Failure, asFailure } from '../failure.ts';
import { newId } from '../ids.ts';
import { limitsIn, type Limits } from '../limits/limits.ts';
import type { Platform } from '../platform.ts';
import type { BoundModule } from './call.ts';
import { measureWith, routeOf } from './measure.ts';
import { letNativeAppsCall } from './native-origins.ts';
import { serveHealth, serveInternals } from './operators.ts';
import { bindRow } from './pipeline.ts';
import type { PageSourceOf } from './public/public-page.ts';
import { serveBrand } from './public/serve-brand.ts';
import { serveLogos } from './public/serve-logos.ts';
import { pictureReader, servePictures } from './public/serve-pictures.ts';
import { serveSharePictures } from './public/serve-share-pictures.ts';
import { serveSitemap } from './public/serve-sitemap.ts';
import { buildSerializer } from './serializers.ts';
import { serveWeb, type ReadSettings } from './serve-web.ts';
import { siteDirectory, type Site } from './sites.ts';
import { trustedProxies } from './trusted-proxies.ts';

declare module 'fastify' {
  interface FastifyInstance {
    sites: ReturnType<typeof siteDirectory>;
    /** Made for the first call that is counted. */
    limits: Limits | undefined;
  }
  interface FastifyRequest {
    startedAt: number;
    /** What it counts as, where that is not its route. */
    countedAs: string | undefined;
    /** Parsed as its row declares. */
    isParsed: boolean;
    site: Site;
    viewer: Viewer | undefined;
  }
}

const REQUEST_ID_HEADER = 'x-request-id';
/** An engine that restarts is back by then, or another process answers. */
const RETRY_AFTER_S = 2;
const MAX_BODY_BYTES = 256 * 1024;

/** What the pages of a site need from the modules. */
export interface WebParts {
  readonly readSettings: ReadSettings;
  readonly pageSourceOf: PageSourceOf;
  /** Of all public pages of the site. */
  addressesOf(tx: Tx): Promise<readonly string[]>;
  isPublicPicture(tx: Tx, fileId: string): Promise<boolean>;
}

export const buildServer = async (
  platform: Platform,
  modules: readonly BoundModule[],
  /** Without it there are no pages, only answers. */
  web?: WebParts,
): Promise<FastifyInstance> => {
  const { config } = platform;
  const rewrite = rewritePrefix(config);
  const measure = measureWith(platform);
  const isTrusted = trustedProxies(config.TRUSTED_PROXIES);
  const app = Fastify({
    logger: false,
    // Made here and never taken from the request: it stands in logs and audit records, and in the answer.
    genReqId: newId,
    requestIdHeader: false,
    bodyLimit: MAX_BODY_BYTES,
    // Believing a forwarding header from anybody would let anybody choose the address the limits count, and the site.
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? isTrusted : false,
    rewriteUrl: (request) => rewrite(request.url ?? '/'),
    frameworkErrors: (error, request, reply) => {
      const failure = answerFailure(platform, error, request, reply);
      // It has run no hook.
      measure(request, failure.statusCode);
    },
    clientErrorHandler: answerUnreadable,
    requestTimeout: 30_000,
    // What arrives on an open connection until it is closed is served like everything else.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    schemaController: { compilersFactory: { buildSerializer } },
  });

  // In production a host name that nobody knows is nobody's site.
  app.decorate('sites', siteDirectory(platform.db, config.NODE_ENV === 'production' ? undefined : config.DEFAULT_SITE));
  app.decorateRequest('site');
  app.decorateRequest('viewer', undefined);
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, parseJson(app));
  // Cookies are parsed by the few calls that read one.
  await app.register(cookie, { hook: false });
  app.decorateRequest('startedAt', 0);
  app.decorateRequest('countedAs', undefined);
  app.decorateRequest('isParsed', false);
  app.addHook('onRequest', (request, reply, done) => {
    request.startedAt = performance.now();
    void reply.header(REQUEST_ID_HEADER, request.id);
    // So that nobody sends the next request on a connection that is about to be closed.
    if (platform.service.isLeaving) void reply.header('connection', 'close');
    done();
  });
  // Whatever was served: answers, pages, files, and what vendors report.
  app.addHook('onResponse', (request, reply, done) => {
    measure(request, reply.statusCode);
    done();
  });

  app.setErrorHandler((error, request, reply) => answerFailure(platform, error, request, reply));

  letNativeAppsCall(app, config.NATIVE_ORIGINS);
  app.decorate('limits', undefined);
  const limits = () => (app.limits ??= limitsIn(platform, config.RATE_LIMIT_SCALE));
  const policies = Object.assign({}, ...modules.map(({ policy }) => policy)) as Policies;
  const machinery = { platform, limits, policies };
  for (const bound of modules.flatMap(({ rows }) => rows)) bindRow(app, machinery, bound);

  serveHealth(app, platform);
  if (config.NODE_ENV !== 'production') await serveInternals(app, platform, modules);
  serveBrand(app, platform);
  serveLogos(app, platform, limits);
  if (web) {
    const readPicture = pictureReader(platform);
    servePictures(app, platform, { ...web, limits, readPicture });
    serveSitemap(app, platform, { ...web, limits });
    if (config.WEB_DIST) await serveSharePictures(app, { folder: config.WEB_DIST, limits, readPicture });
  }
  if (config.WEB_DIST && web) await serveWeb(app, platform, { folder: config.WEB_DIST, ...web });
  else app.setNotFoundHandler(() => Promise.reject(new Failure('not_found')));
  return app;
};

/** Gateways of the first product hand the two namespaces over under their own prefixes. */
const rewritePrefix = (config: Platform['config']) => {
  const v1 = `${config.V1_PREFIX}/`;
  const v2 = `${config.V2_PREFIX}/`;
  return (url: string): string => {
    if (url.startsWith(v1)) return `/v1/${url.slice(v1.length)}`;
    if (url.startsWith(v2)) return `/v2/${url.slice(v2.length)}`;
    return url;
  };
};

/** An empty body is a body without fields: a client that always sends JSON headers need not invent one. */
const parseJson = (app: FastifyInstance) => {
  const strict = app.getDefaultJsonParser('error', 'error');
  return (request: FastifyRequest, text: string, done: (error: Error | null, body?: unknown) => void) =>
    text === '' ? done(null, undefined) : void strict(request, text, done);
};

const CODE_OF_STATUS: Partial<
  Record<number, 'malformed_request' | 'not_found' | 'payload_too_large' | 'unsupported_media_type'>
> = {
  400: 'malformed_request',
  404: 'not_found',
  413: 'payload_too_large',
  414: 'not_found',
  415: 'unsupported_media_type',
};

const answerUnreadable = (error: NodeJS.ErrnoException, socket: Socket): void => {
  // Browsers open connections ahead. One that nobody used in time is closed without a word: an answer would be taken for
  // that of the request that is just being sent.
  const isUnused = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0;
  if (error.code === 'ECONNRESET' || isUnused || !socket.writable) return void socket.destroy();
  const failure = new Failure(error.code === 'HPE_HEADER_OVERFLOW' ? 'payload_too_large' : 'malformed_request');
  const body = JSON.stringify(failure.toBody());
  socket.end(
    `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status] ?? ''}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${REQUEST_ID_HEADER}: ${newId()}\r\n\r\n${body}`,
  );
};

const answerFailure = (
  platform: Platform,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const ofFramework = error instanceof Failure ? undefined : CODE_OF_STATUS[(error as FastifyError).statusCode ?? 0];
  const failure = ofFramework ? new Failure(ofFramework, { cause: error }) : asFailure(error);
  const route = routeOf(request);
  if (failure.status >= 500) {
    platform.log.error({ err: failure.cause ?? failure, requestId: request.id, route }, 'Request failed');
    if (failure.code === 'internal_server_error')
      platform.reportError(failure.cause ?? failure, { route, requestId: request.id });
  }
  // What the framework refuses before routing has run no hook.
  void reply.header(REQUEST_ID_HEADER, request.id);
  const retryAfterSeconds = failure.retryAfterSeconds ?? (failure.status === 503 ? RETRY_AFTER_S : undefined);
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
  return reply.code(failure.status).type('application/json').send(failure.toBody());
};
