import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import { IMPERSONATED_ROLES } from './accounts.rules.ts';

export const accountsPolicy = {
  'session.end':
    (viewer: Viewer): Rows<'sessions'> =>
    (session) =>
      session('account_id', '=', viewer.accountId),
  'provider.readPublicProfile': (): Rows<'providers'> => (provider) => provider('providers.status', '=', 'active'),
  'account.impersonate': (): Rows<'accounts'> => (account) =>
    account.and([
      account('accounts.status', '=', 'active'),
      account('accounts.roles', '&&', account.val([...IMPERSONATED_ROLES])),
    ]),
};
