import type { FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';

/** Counts, times and logs a response: by route and status, and who asked by id; never by what is in it. */
export type Measure = (request: FastifyRequest, status: number) => void;

export const STATIC_FILE = '(file)';
const NOWHERE = 'unknown';

/** The pattern of the route. What is served without one says itself what it counts as; the path would be endless. */
export const routeOf = (request: FastifyRequest): string => request.countedAs ?? request.routeOptions.url ?? NOWHERE;

/** Asked for every few seconds, or dozens at a time, by nobody in particular. */
const isBackground = (route: string) => route === STATIC_FILE || route === '/metrics' || route.startsWith('/health/');

const whoAsked = ({ site, viewer }: Partial<Pick<FastifyRequest, 'site' | 'viewer'>>) => ({
  ...(site && { siteId: site.id }),
  ...(viewer && { role: viewer.role, accountId: viewer.accountId }),
  ...(viewer?.impersonatorId && { impersonatorId: viewer.impersonatorId }),
});

interface Series {
  observe(seconds: number): void;
}

export const measureWith = ({ metrics, log }: Pick<Platform, 'metrics' | 'log'>): Measure => {
  // Finding a series by its labels costs more than counting in it; there are few, so they are kept.
  const kept = new Map<string, Series[]>();
  const seriesOf = (method: string, route: string, status: number): Series => {
    const key = `${method} ${route}`;
    const series = kept.get(key) ?? [];
    kept.set(key, series);
    return (series[status] ??= metrics.requests.labels(method, route, String(status)));
  };
  return (request, status) => {
    const { method } = request;
    const route = routeOf(request);
    // What the framework refuses before routing was never started, and has no start to count from.
    const ms = request.startedAt > 0 ? performance.now() - request.startedAt : 0;
    seriesOf(method, route, status).observe(ms / 1000);
    const level = isBackground(route) ? 'debug' : 'info';
    if (!log.isLevelEnabled(level)) return;
    log[level](
      { requestId: request.id, method, route, status, ms: Math.round(ms), ...whoAsked(request) },
      'Request completed',
    );
  };
};
