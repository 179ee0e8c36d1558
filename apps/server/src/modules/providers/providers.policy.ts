import type { PROVIDERS_ABILITIES } from '@tailgate/contract';
import { forAnyone, type Policy } from '../../platform/access/policy.ts';

export const providersPolicy: Policy<typeof PROVIDERS_ABILITIES> = {
  'provider.readPublicProfile': forAnyone(() => (provider) => provider('providers.status', '=', 'active')),
};
