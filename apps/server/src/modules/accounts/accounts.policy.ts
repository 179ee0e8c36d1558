import type { ACCOUNTS_ABILITIES } from '@tailgate/contract';
import { forAnyone, forViewer, type Policy } from '../../platform/access/policy.ts';
import { IMPERSONATED_ROLES } from './accounts.rules.ts';

export const accountsPolicy: Policy<typeof ACCOUNTS_ABILITIES> = {
  'session.end': forViewer((viewer) => (session) => session('account_id', '=', viewer.accountId)),
  'account.readActivity': forAnyone(() => (account) => account('accounts.anonymised_at', 'is', null)),
  'staffMember.entrust': forAnyone(
    () => (account) =>
      account.and([
        account('accounts.roles', '&&', account.val(['staff'])),
        account('accounts.anonymised_at', 'is', null),
      ]),
  ),
  'passkey.change': forViewer((viewer) => (passkey) => passkey('account_id', '=', viewer.accountId)),
  'account.impersonate': forAnyone(
    () => (account) =>
      account.and([
        account('accounts.status', '=', 'active'),
        account('accounts.roles', '&&', account.val([...IMPERSONATED_ROLES])),
      ]),
  ),
};
