import { job } from '../../platform/jobs/jobs.ts';
import type { RoundPayload } from '../../platform/jobs/rounds.ts';
import { closeMonthsBefore } from './ledger.queries.ts';

/**
 * Closes the month before the one in which it was due, and with it all earlier ones: what comes later is booked in the
 * open month.
 */
export const closeLedgerMonth = job<RoundPayload>({
  task: 'ledger.close-month',
  maxAttempts: 25,
  run: async ({ siteId, dueAt }, { db, clock }) => {
    await db.inSite(siteId, (tx) => closeMonthsBefore(tx, `${dueAt.slice(0, 7)}-01`, clock.now()));
  },
});

export const ledgerJobs = [closeLedgerMonth];
