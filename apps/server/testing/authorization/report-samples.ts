import type { CallName } from '@tailgate/contract';
import type { Sample } from './samples.ts';

const REPORT = '/v2/service-report/service-provider';
/** The ledger of the worlds is of the day on which the tests run. */
const THESE_YEARS = () => {
  const year = new Date().getUTCFullYear();
  return { query: { start_date: `${year - 1}-07-01`, end_date: `${year + 1}-06-30` } };
};

export const REPORT_SAMPLES = {
  [`GET ${REPORT}/earnings-details`]: THESE_YEARS,
  [`GET ${REPORT}/payouts`]: THESE_YEARS,
  [`GET ${REPORT}/orders/:id`]: () => ({}),
  [`GET ${REPORT}/chart/widget-report-data`]: () => ({ query: { report_id: 'Top10Customers' } }),
  [`GET ${REPORT}/sales-taxes-payable`]: THESE_YEARS,
  [`GET ${REPORT}/available-for-merchant-processing`]: () => ({}),
  [`GET ${REPORT}/customer/:id/spend-amount`]: () => ({}),
} satisfies Partial<Record<CallName, Sample>>;
