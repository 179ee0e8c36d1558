import type { CHECKOUT_ABILITIES } from '@tailgate/contract';
import { forAnyone, type Policy } from '../../platform/access/policy.ts';

export const checkoutPolicy: Policy<typeof CHECKOUT_ABILITIES> = {
  // Searching needs no account: the unguessable id gives access.
  'searchSession.read': forAnyone(
    ({ now }) =>
      (search) =>
        search('expires_at', '>', now),
  ),
};
