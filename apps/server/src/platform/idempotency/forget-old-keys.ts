import { secondsAfter } from '../clock.ts';
import { job } from '../jobs/jobs.ts';

/** Twice the documented 24 hours, so that a late retry still gets its stored response. */
const KEPT_SECONDS = 48 * 60 * 60;

export const forgetOldKeys = job<object>({
  task: 'platform.forget-old-keys',
  run: async ({ siteId }, { db, clock }) => {
    await db.inSite(siteId, (tx) =>
      tx.deleteFrom('idempotency_keys').where('created_at', '<', secondsAfter(clock.now(), -KEPT_SECONDS)).execute(),
    );
    await db.pool.query('delete from rate_limits where expire < $1', [clock.now().getTime()]);
  },
});
