import type { FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';

/** Counts and times an answer, by route and never by what is in it. */
export type Measure = (request: FastifyRequest, status: number) => void;

export const measureWith = ({ metrics, log }: Pick<Platform, 'metrics' | 'log'>): Measure => {
  // Finding the series of a route by its labels costs more than counting in it; there are few, so they are kept.
  const series = new Map<string, { observe(seconds: number): void }>();
  const seriesOf = (method: string, route: string, status: number) => {
    const name = `${status} ${method} ${route}`;
    let found = series.get(name);
    if (!found) {
      found = metrics.requests.labels(method, route, String(status));
      series.set(name, found);
    }
    return found;
  };
  return (request, status) => {
    const { method, id: requestId } = request;
    const route = request.rowPath ?? request.routeOptions.url ?? 'unknown';
    const ms = request.startedAt === 0 ? 0 : performance.now() - request.startedAt;
    seriesOf(method, route, status).observe(ms / 1000);
    if (log.isLevelEnabled('debug')) log.debug({ requestId, method, route, status, ms: Math.round(ms) }, 'answered');
  };
};
