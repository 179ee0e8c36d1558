import type { MARKETING_ABILITIES } from '@tailgate/contract';
import { forViewer, type Policy } from '../../platform/access/policy.ts';

export const marketingPolicy: Policy<typeof MARKETING_ABILITIES> = {
  'coupon.remove': forViewer(
    (viewer) => (coupon) =>
      coupon.and([coupon('provider_id', '=', viewer.accountId), coupon('removed_at', 'is', null)]),
  ),
};
