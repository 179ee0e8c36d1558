import { job } from '../../platform/jobs/jobs.ts';
import { closeMonthsBefore } from './ledger.queries.ts';

/** Closes the month before: what comes later is booked in the open month. */
export const closeLedgerMonth = job<object>({
  task: 'ledger.close-month',
  run: async ({ siteId }, { db, clock }) => {
    const now = clock.now();
    await db.inSite(siteId, (tx) => closeMonthsBefore(tx, `${now.toISOString().slice(0, 7)}-01`, now));
  },
});

export const ledgerJobs = [closeLedgerMonth];
