import type { CATALOGUE_ABILITIES } from '@tailgate/contract';
import { forViewer, type Policy } from '../../platform/access/policy.ts';

export const cataloguePolicy: Policy<typeof CATALOGUE_ABILITIES> = {
  // Prices of an inactive provider are visible only to that provider and to the site's staff and support.
  'offer.read': forViewer(
    (viewer) => (provider) =>
      provider.or([
        provider('providers.status', '=', 'active'),
        provider('providers.account_id', '=', viewer.accountId),
        provider.val(viewer.role === 'staff' || viewer.role === 'support'),
      ]),
  ),
};
