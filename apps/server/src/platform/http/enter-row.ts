import type { EndpointRow, SessionAccess } from '@tailgate/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireAllowed } from '../access/authorize.ts';
import type { Viewer } from '../auth/viewer.ts';
import { Failure } from '../failure.ts';
import type { Platform } from '../platform.ts';
import { presentedToken, single } from './running-call.ts';
import type { Site } from './sites.ts';

const viewerOf = (platform: Platform, request: FastifyRequest) => {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? platform.accessTokens.read(token) : undefined;
};

/** Finds site and viewer before the body is read; answers a promise only when something has to be awaited. */
export const enterRow = (app: FastifyInstance, platform: Platform, row: EndpointRow) => {
  const admit = (request: FastifyRequest, viewer: Viewer | undefined): void => {
    // A token of another site is no token here.
    const access = row.access as SessionAccess;
    request.viewer = requireAllowed(access, viewer?.siteId === request.site.id ? viewer : undefined);
    if (access.withRefreshToken && presentedToken(request) === undefined) throw new Failure('jwt_auth_invalid_token');
  };
  const enter = (request: FastifyRequest, site: Site): Promise<void> | undefined => {
    request.site = site;
    if (row.access.kind !== 'session') return undefined;
    const viewer = viewerOf(platform, request);
    if (viewer instanceof Promise) return viewer.then((found) => admit(request, found));
    admit(request, viewer);
    return undefined;
  };
  return (request: FastifyRequest): Promise<void> | undefined => {
    const site = app.sites.of(request.hostname, single(request.headers['x-bundle-id']));
    return site instanceof Promise ? site.then((found) => enter(request, found)) : enter(request, site);
  };
};
