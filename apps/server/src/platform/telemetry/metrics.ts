import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/**
 * What operators see and are paged by. Labels are names of ours (routes, tasks, vendors, lanes), never what a caller sent,
 * so that their number is bounded and nobody is in them. What is known only when somebody looks registers its gauges
 * itself, with `sampleGauges(metrics.registry, …)`.
 */
export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly jobs: Histogram<'task' | 'outcome'>;
  readonly vendorCalls: Histogram<'vendor' | 'operation' | 'outcome'>;
  readonly vendorAway: Gauge<'vendor'>;
  readonly databaseFailures: Counter<'pool' | 'what'>;
  readonly replays: Counter;
  readonly refusedByLimit: Counter<'limit'>;
  readonly paymentDifferences: Counter<'kind' | 'what'>;
}

/** A statement may take ten seconds, and a request several of them. */
const REQUEST_BUCKETS_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];
const JOB_BUCKETS_S = [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120];
const VENDOR_BUCKETS_S = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

const showRelease = (registry: Registry, release: string) => {
  const labelNames = ['release'];
  const build = new Gauge({
    name: 'tailgate_build_info',
    help: 'Release that runs',
    labelNames,
    registers: [registry],
  });
  build.set({ release }, 1);
};

/** All from zero: the first difference is an increase only where there was a figure before. */
const differencesIn = (registry: Registry): Counter<'kind' | 'what'> => {
  const differences = new Counter({
    name: 'tailgate_payment_differences_total',
    help: 'Charges, refunds and transfers about which the processor and we disagree',
    labelNames: ['kind', 'what'] as const,
    registers: [registry],
  });
  for (const kind of ['missing_here', 'missing_there', 'other_amount'])
    for (const what of ['charge', 'refund', 'transfer']) differences.inc({ kind, what }, 0);
  return differences;
};

export const createMetrics = ({ release = 'unknown' }: { readonly release?: string } = {}): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  showRelease(registry, release);
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'tailgate_request_seconds',
      help: 'Time to respond to a request',
      labelNames: ['method', 'route', 'status'],
      buckets: REQUEST_BUCKETS_S,
      registers,
    }),
    jobs: new Histogram({
      name: 'tailgate_job_seconds',
      help: 'Time to run a job, by what came of it',
      labelNames: ['task', 'outcome'],
      buckets: JOB_BUCKETS_S,
      registers,
    }),
    vendorCalls: new Histogram({
      name: 'tailgate_vendor_call_seconds',
      help: 'Time of a call to a vendor, by what came of it',
      labelNames: ['vendor', 'operation', 'outcome'],
      buckets: VENDOR_BUCKETS_S,
      registers,
    }),
    vendorAway: new Gauge({
      name: 'tailgate_vendor_away',
      help: 'Whether calls to a vendor have failed one after another, the last one included',
      labelNames: ['vendor'],
      registers,
    }),
    databaseFailures: new Counter({
      name: 'tailgate_database_failures_total',
      help: 'Connections that could not be had, or were lost',
      labelNames: ['pool', 'what'],
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
    paymentDifferences: differencesIn(registry),
  };
};
