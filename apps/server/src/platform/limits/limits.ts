import { createHash } from 'node:crypto';
import { LIMITS, type Limit, type LimitName } from '@tailgate/contract';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { isTransactionOpen } from '../db/open-transaction.ts';
import { Failure } from '../failure.ts';
import type { Platform } from '../platform.ts';

export interface Limits {
  /**
   * Counts calls under a key. Delays its return where the limit slows down; rejects with 429 when it is exhausted,
   * and with 503 when counting is impossible.
   */
  spend(limit: LimitName, key: string, times?: number): Promise<void>;
  /** Resets the count after a success. */
  forgive(limit: LimitName, key: string): Promise<void>;
  /** Uncounts a call that turned out to be legitimate. */
  refund(limit: LimitName, key: string): Promise<void>;
}

// Stored as a hash, because the key may be a phone number or an IP address.
const keyOf = (who: string) => createHash('sha256').update(who).digest('base64url').slice(0, 32);

const LONGEST_SECONDS = 5;
/** One second for the first call beyond the limit, doubled for each further one. */
const slowDownSeconds = (callsBeyond: number): number =>
  callsBeyond < 1 ? 0 : Math.min(LONGEST_SECONDS, 2 ** (callsBeyond - 1));

/** Counts in PostgreSQL, so that limits apply across processes. */
export const limitsIn = ({ db, metrics, clock }: Pick<Platform, 'db' | 'metrics' | 'clock'>, scale: number): Limits => {
  const scaled = (points: number) => Math.max(1, Math.round(points * scale));
  const limiters = new Map(
    Object.entries(LIMITS).map(([name, limit]) => [
      name,
      new RateLimiterPostgres({
        storeClient: db.pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: scaled(limit.points),
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
    spend: async (name, key, times = 1) => {
      const { slowAfter }: Limit = LIMITS[name];
      if (slowAfter !== undefined && isTransactionOpen())
        throw new Error(`${name} may delay the call while a transaction is open: count it in a staged handler`);
      try {
        const { consumedPoints } = await limiter(name).consume(keyOf(key), times);
        const wait = slowAfter === undefined ? 0 : slowDownSeconds(consumedPoints - scaled(slowAfter));
        if (wait > 0) await clock.sleep(wait);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) {
          metrics.refusedByLimit.inc({ limit: name });
          throw new Failure('too_many_requests', { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) });
        }
        // Fail closed: if calls cannot be counted, they are rejected.
        throw new Failure('temporarily_unavailable', { cause: refusal });
      }
    },
    forgive: async (name, key) => {
      await limiter(name)
        .delete(keyOf(key))
        .catch(() => false);
    },
    refund: async (name, key) => {
      await limiter(name)
        .reward(keyOf(key))
        .catch(() => undefined);
    },
  };
};
