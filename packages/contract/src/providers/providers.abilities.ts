import { byPolicy } from '../ability.ts';

export const PROVIDERS_ABILITIES = {
  'provider.readPublicProfile': byPolicy('providers', 'account_id'),
};
