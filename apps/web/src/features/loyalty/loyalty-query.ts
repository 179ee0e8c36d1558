import type { CallAnswer } from '@tailgate/contract';
import { read } from '#shell/api/read.ts';

const LOYALTY = 'GET /v2/service-marketing/loyalty';

export type Loyalty = CallAnswer<typeof LOYALTY>;

export const loyaltyQuery = read(LOYALTY);

/** Where a customer stands. */
export const customerLoyaltyQuery = (id: string) => read(`${LOYALTY}/customers/:id`, { params: { id } });
