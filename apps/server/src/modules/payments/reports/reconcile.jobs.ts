import { secondsAfter } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { differencesOf } from './differences.rules.ts';
import { ourMoves } from './processor-moves.view.ts';

const DAY_S = 86_400;
/** A move may reach the processor as long after it was opened as its key is used. */
const LATE_S = 22 * 3_600;

/** Compares the day before, charge by charge, refund by refund and transfer by transfer, and names every difference. */
export const reconcile = job<object>({
  task: 'payments.reconcile',
  lane: 'payments',
  run: async ({ siteId }, { db, clock, log, metrics, payments }) => {
    const today = new Date(`${clock.now().toISOString().slice(0, 10)}T00:00:00Z`);
    const day = { from: secondsAfter(today, -DAY_S), to: today };
    const all = await payments.listMoves({ from: day.from, to: secondsAfter(today, LATE_S) });
    // Without a site, it was made by hand and is nobody's: everybody is told.
    const theirs = all.filter((move) => move.siteId === siteId || move.siteId === undefined);
    const ids = theirs.flatMap(({ ourId }) => ourId ?? []);
    const ours = await db.inSite(siteId, (tx) => ourMoves(tx, { ...day, ids }));
    const differences = differencesOf(day, ours, theirs);
    for (const difference of differences) {
      metrics.paymentDifferences.inc({ kind: difference.kind, what: difference.what });
      log.error({ siteId, day: day.from, ...difference }, 'The processor and we disagree');
    }
    log.info(
      { siteId, day: day.from, compared: theirs.length, differences: differences.length },
      'Payments reconciled',
    );
  },
});
