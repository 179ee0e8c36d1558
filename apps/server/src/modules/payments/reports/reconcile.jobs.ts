import { secondsAfter } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import type { RoundPayload } from '../../../platform/jobs/rounds.ts';
import type { Platform } from '../../../platform/platform.ts';
import { daysToReconcile } from './days-to-reconcile.rules.ts';
import { differencesOf } from './differences.rules.ts';
import { ourMoves } from './processor-moves.view.ts';
import { lastReconciledDay, recordReconciledDay } from './reconciled-days.queries.ts';

const DAY_S = 86_400;
/** A move may reach the processor as long after it was opened as its key is used. */
const LATE_S = 22 * 3_600;

/** Compares one day, charge by charge, refund by refund and transfer by transfer, and names every difference. */
const reconcileDay = async (siteId: string, day: string, platform: Platform): Promise<void> => {
  const { db, clock, log, metrics, payments } = platform;
  const from = new Date(`${day}T00:00:00Z`);
  const to = secondsAfter(from, DAY_S);
  const all = await payments.listMoves({ from, to: secondsAfter(to, LATE_S) });
  // Without a site, it was made by hand and is nobody's: everybody is told.
  const theirs = all.filter((move) => move.siteId === siteId || move.siteId === undefined);
  const ids = theirs.flatMap(({ ourId }) => ourId ?? []);
  const ours = await db.inSite(siteId, (tx) => ourMoves(tx, { from, to, ids }));
  const differences = differencesOf({ from, to }, ours, theirs);
  for (const difference of differences) {
    metrics.paymentDifferences.inc({
      kind: difference.kind,
      what: difference.what,
    });
    log.error({ siteId, day, ...difference }, 'The processor and we disagree');
  }
  const result = {
    day,
    compared: theirs.length,
    differences: differences.length,
  };
  await db.inSite(siteId, (tx) => recordReconciledDay(tx, { ...result, finishedAt: clock.now() }));
  log.info({ siteId, ...result }, 'Payments reconciled');
};

/** Compares each day since the last one that was compared, up to the day before it was due. One that fails is tried again. */
export const reconcile = job<RoundPayload>({
  task: 'payments.reconcile',
  lane: 'payments',
  maxAttempts: 25,
  run: async ({ siteId, dueAt }, platform) => {
    const last = await platform.db.inSite(siteId, lastReconciledDay);
    for (const day of daysToReconcile(last, new Date(dueAt))) await reconcileDay(siteId, day, platform);
  },
});
