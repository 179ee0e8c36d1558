import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly jobs: Histogram<'task' | 'outcome'>;
  readonly replays: Counter;
  readonly refusedByLimit: Counter<'limit'>;
  readonly paymentDifferences: Counter<'kind' | 'what'>;
}

export const createMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'tailgate_request_seconds',
      help: 'Time to respond to a request',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    jobs: new Histogram({
      name: 'tailgate_job_seconds',
      help: 'Time to run a job',
      labelNames: ['task', 'outcome'],
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30],
      registers,
    }),
    replays: new Counter({
      name: 'tailgate_idempotent_replays_total',
      help: 'Responses replayed for a repeated key',
      registers,
    }),
    refusedByLimit: new Counter({
      name: 'tailgate_rate_limited_total',
      help: 'Calls rejected by a rate limit',
      labelNames: ['limit'],
      registers,
    }),
    paymentDifferences: new Counter({
      name: 'tailgate_payment_differences_total',
      help: 'Charges, refunds and transfers about which the processor and we disagree',
      labelNames: ['kind', 'what'],
      registers,
    }),
  };
};
