import type { EndpointRow } from '@tailgate/contract';
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

type Receive = (request: FastifyRequest, viewer: Viewer | undefined) => void;

/** A token of another site is no token here. */
const ofSite = (request: FastifyRequest, viewer: Viewer | undefined) =>
  viewer?.siteId === request.site.id ? viewer : undefined;

/** What a row does with the token of a request; nothing where it does not look at tokens. */
const receiverOf = ({ access }: EndpointRow): Receive | undefined => {
  if (access.kind === 'session')
    return (request, viewer) => {
      request.viewer = requireAllowed(access, ofSite(request, viewer));
      if (access.withRefreshToken && presentedToken(request) === undefined) throw new Failure('jwt_auth_invalid_token');
    };
  if (access.kind === 'public' && access.seesViewer)
    return (request, viewer) => {
      request.viewer = ofSite(request, viewer);
    };
  return undefined;
};

/** Finds site and viewer before the body is read; answers a promise only when something has to be awaited. */
export const enterRow = (app: FastifyInstance, platform: Platform, row: EndpointRow) => {
  const receive = receiverOf(row);
  const enter = (request: FastifyRequest, site: Site): Promise<void> | undefined => {
    request.site = site;
    if (!receive) return undefined;
    const viewer = viewerOf(platform, request);
    if (viewer instanceof Promise) return viewer.then((found) => receive(request, found));
    receive(request, viewer);
    return undefined;
  };
  return (request: FastifyRequest): Promise<void> | undefined => {
    const site = app.sites.of(request.hostname, single(request.headers['x-bundle-id']));
    return site instanceof Promise ? site.then((found) => enter(request, found)) : enter(request, site);
  };
};
