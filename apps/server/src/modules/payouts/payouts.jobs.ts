import { secondsAfter } from '../../platform/clock.ts';
import { enqueue, job } from '../../platform/jobs/jobs.ts';
import type { RoundPayload } from '../../platform/jobs/rounds.ts';
import { readyAccounts } from '../merchant/index.ts';
import { closeAccount } from './close-account.ts';
import { openPayout } from './open-payout.ts';
import { readPayout } from './payouts.queries.ts';
import { CLOSE_ACCOUNT_TASK, SETTLE_PAYOUT_TASK, weekOf } from './payouts.rules.ts';
import { settlePayout } from './settle-payout.ts';

const SOONEST_S = 30;
const LATEST_S = 3_600;
const DAY_S = 86_400;

/**
 * Finishes a payout, and asks on while the processor does not know, later and later. One that was sent is looked at once
 * more when it should have arrived, in case the report that it came back got lost.
 */
const settlePayoutLater = job<{ payoutId: string; isLastLook?: boolean }>({
  task: SETTLE_PAYOUT_TASK,
  lane: 'payments',
  maxAttempts: 25,
  run: async ({ siteId, payoutId, isLastLook = false }, platform) => {
    const { db, clock } = platform;
    const outcome = await settlePayout({ siteId, payoutId }, platform);
    if (outcome === 'failed' || isLastLook) return;
    const now = clock.now();
    const { openedAt, arrivesAt } = await db.inSite(siteId, (tx) => readPayout(tx, payoutId));
    const open = Math.round((now.getTime() - openedAt.getTime()) / 1000);
    const next =
      outcome === 'sent'
        ? { payload: { payoutId, isLastLook: true }, runAt: secondsAfter(arrivesAt ?? now, DAY_S) }
        : {
            payload: { payoutId },
            runAt: secondsAfter(now, Math.min(LATEST_S, Math.max(SOONEST_S, open))),
          };
    await db.inSite(siteId, (tx) => enqueue(tx, settlePayoutLater, next.payload, { runAt: next.runAt }));
  },
});

/**
 * Opens the payouts of the week in which it was due: to everybody who is owed something and has a bank. One that fails
 * stops no other.
 */
export const payWeek = job<RoundPayload>({
  task: 'payouts.pay-week',
  lane: 'payments',
  maxAttempts: 25,
  run: async ({ siteId, dueAt }, platform) => {
    const { db, log } = platform;
    const week = weekOf(new Date(dueAt));
    const accounts = await db.inSite(siteId, (tx) => readyAccounts(tx));
    let failed = 0;
    for (const account of accounts)
      try {
        await db.inSite(siteId, (tx) => openPayout(tx, null, { account, week }, platform));
      } catch (error) {
        failed += 1;
        log.error({ err: error, providerId: account.providerId }, 'Weekly payout was not opened');
      }
    // The queue tries again: those that were opened are not opened twice.
    if (failed > 0) throw new Error(`${failed} weekly payouts were not opened`);
  },
});

/** Looks again every day until everything is paid. */
const closeAccountLater = job<{ providerId: string }>({
  task: CLOSE_ACCOUNT_TASK,
  lane: 'payments',
  maxAttempts: 25,
  run: async ({ siteId, providerId }, platform) => {
    const { db, clock } = platform;
    if (await closeAccount({ siteId, providerId }, platform)) return;
    const runAt = secondsAfter(clock.now(), DAY_S);
    await db.inSite(siteId, (tx) => enqueue(tx, closeAccountLater, { providerId }, { runAt }));
  },
});

export const payoutsJobs = [settlePayoutLater, payWeek, closeAccountLater];
