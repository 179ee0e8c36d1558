import type { SEARCH_ABILITIES } from '@tailgate/contract';
import { forAnyone, type Policy } from '../../platform/access/policy.ts';

export const searchPolicy: Policy<typeof SEARCH_ABILITIES> = {
  // Searching needs no account: the unguessable id gives access.
  'searchSession.read': forAnyone(
    ({ now }) =>
      (search) =>
        search('expires_at', '>', now),
  ),
};
