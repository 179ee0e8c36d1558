import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Metrics } from '../telemetry/metrics.ts';
import { Failure } from '../failure.ts';

interface Limit {
  readonly points: number;
  readonly perSeconds: number;
}

/** How often somebody may try, counted in PostgreSQL so that it holds across processes. */
export const LIMITS = {
  signInPerAccount: { points: 10, perSeconds: 15 * 60 },
  signInPerAddress: { points: 50, perSeconds: 15 * 60 },
  codePerPhone: { points: 5, perSeconds: 60 * 60 },
  codePerAddress: { points: 20, perSeconds: 60 * 60 },
  codeTriesPerAddress: { points: 30, perSeconds: 15 * 60 },
  resetPerAccount: { points: 5, perSeconds: 60 * 60 },
  resetPerAddress: { points: 20, perSeconds: 60 * 60 },
  phoneLookupPerAddress: { points: 30, perSeconds: 15 * 60 },
  clientEventsPerAccount: { points: 120, perSeconds: 60 },
  // Paid by the question; a household types a few addresses, a whole office some more.
  addressSearchPerAddress: { points: 300, perSeconds: 15 * 60 },
  lookupsPerAddress: { points: 120, perSeconds: 15 * 60 },
  // A family compares dates and orders; each question costs a page of calendars.
  searchPerAddress: { points: 300, perSeconds: 15 * 60 },
  testPushPerAccount: { points: 5, perSeconds: 10 * 60 },
  pushSubscriptionsPerAccount: { points: 60, perSeconds: 60 * 60 },
  uploadsPerAccount: { points: 120, perSeconds: 60 * 60 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

export interface Limits {
  /**
   * Counts one try for each, or so many as it stands for; refuses with 429 when one is used up, and with 503 when
   * counting is impossible.
   */
  spend(tries: Partial<Record<LimitName, string>>, times?: number): Promise<void>;
  /** After a success the earlier mistakes are forgotten. */
  forgive(limit: LimitName, who: string): Promise<void>;
}

// Who it was is not kept: the key is a hash.
const keyOf = (who: string) => createHash('sha256').update(who).digest('base64url').slice(0, 32);

export const limitsIn = (pool: Pool, options: { scale: number; metrics: Metrics }): Limits => {
  const limiters = new Map(
    Object.entries(LIMITS).map(([name, limit]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: Math.max(1, Math.round(limit.points * options.scale)),
        duration: limit.perSeconds,
      }),
    ]),
  );
  const limiter = (name: string) => {
    const found = limiters.get(name);
    if (!found) throw new Error(`No limit named ${name}`);
    return found;
  };

  return {
    spend: async (tries, times = 1) => {
      for (const [name, who] of Object.entries(tries)) {
        try {
          await limiter(name).consume(keyOf(who), times);
        } catch (refusal) {
          if (refusal instanceof RateLimiterRes) {
            options.metrics.refusedByLimit.inc({ limit: name });
            throw new Failure('too_many_requests', { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) });
          }
          // Without a count there is no limit, and without a limit there is no try: fail closed.
          throw new Failure('temporarily_unavailable', { cause: refusal });
        }
      }
    },
    forgive: async (name, who) => {
      await limiter(name)
        .delete(keyOf(who))
        .catch(() => false);
    },
  };
};
