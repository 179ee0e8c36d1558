import type { CallAnswer } from '@tailgate/contract';

type TimeOff = CallAnswer<'GET /v1/groomer/time-off'>;
export type TimeOffRow = TimeOff['items'][number];

/** One page of a groomer's time off. */
export const timeOffPage = (rows: readonly TimeOffRow[], limit = 100, offset = 0): TimeOff => ({
  items: rows.slice(offset, offset + limit),
  total: rows.length,
  limit,
  offset,
});
