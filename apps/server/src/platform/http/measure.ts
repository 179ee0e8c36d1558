import type { FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';

/** Counts and times the answers of one route: by route and status, never by what is in them. */
export type Measure = (method: string, route: string) => (request: FastifyRequest, status: number) => void;

export const measureWith = ({ metrics, log }: Pick<Platform, 'metrics' | 'log'>): Measure => {
  return (method, route) => {
    // Finding a series by its labels costs more than counting in it; a route has few, so they are kept.
    const series: { observe(seconds: number): void }[] = [];
    return (request, status) => {
      // What the framework refuses before routing was never started, and has no start to count from.
      const ms = request.startedAt > 0 ? performance.now() - request.startedAt : 0;
      (series[status] ??= metrics.requests.labels(method, route, String(status))).observe(ms / 1000);
      if (log.isLevelEnabled('debug'))
        log.debug({ requestId: request.id, method, route, status, ms: Math.round(ms) }, 'Request completed');
    };
  };
};
