import type { CallAnswer } from '@tailgate/contract';
import type { LocalDate } from '@tailgate/values/local-time';
import { read } from '#shell/api/read.ts';

const NEARBY = 'GET /v2/service-schedule/service-provider/potential-customers';
export const INVITE = 'POST /v2/service-schedule/service-provider/potential-customers';

export type NearbyCustomer = CallAnswer<typeof NEARBY>['items'][number];

const MINUTE_MS = 60_000;

/** Customers near the stops of a day who are due and still fit that day. */
export const nearbyQuery = (date: LocalDate) => ({
  ...read(NEARBY, { query: { date, exact_check_schedule: 'true' } }),
  staleTime: 5 * MINUTE_MS,
});

/** As many customers as a page may have: the card on home picks from them. */
const MOST = 100;

/** Customers near today's stops or the base who were not seen for a month and have nothing booked. */
export const dueQuery = { ...read(NEARBY, { query: { limit: MOST } }), staleTime: 5 * MINUTE_MS };
