import type { CATALOGUE_ABILITIES } from '@tailgate/contract';
import { isEntrusted } from '../../platform/access/entrusted.ts';
import { forViewer, type Policy } from '../../platform/access/policy.ts';

export const cataloguePolicy: Policy<typeof CATALOGUE_ABILITIES> = {
  // Prices of an inactive provider are visible only to that provider and to the site's support and staff for people.
  'offer.read': forViewer(
    (viewer) => (provider) =>
      provider.or([
        provider('providers.status', '=', 'active'),
        provider('providers.account_id', '=', viewer.accountId),
        isEntrusted(provider, viewer, 'people'),
      ]),
  ),
};
