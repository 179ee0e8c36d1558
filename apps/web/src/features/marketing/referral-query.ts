import { queryOptions } from '@tanstack/react-query';
import { call } from '#shell/api/call.ts';

/** Codes are made once and never change. */
export const referralQuery = queryOptions({
  queryKey: ['referral-codes'],
  queryFn: ({ signal }) => call('GET /v1/coupons/referral-code', { signal }),
  staleTime: Infinity,
});
