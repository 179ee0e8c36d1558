import { read } from '#shell/api/read.ts';

/** Codes are made once and never change. */
export const referralQuery = { ...read('GET /v1/coupons/referral-code'), staleTime: Infinity };
