import { everyRow, type Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';

export const cataloguePolicy = {
  'catalogueService.read': (): Rows<'catalogue_services'> => everyRow(),
  // Whoever is not active yet, or no more, shows prices to nobody but themselves and the people of the site.
  'offer.read':
    (viewer: Viewer): Rows<'providers'> =>
    (provider) =>
      provider.or([
        provider('providers.status', '=', 'active'),
        provider('providers.account_id', '=', viewer.accountId),
        provider.val(viewer.role === 'staff' || viewer.role === 'support'),
      ]),
};
