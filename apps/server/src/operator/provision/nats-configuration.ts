import type { NatsIdentity } from './nats-identity.ts';

/**
 * Whom a NATS server trusts: our operator, and the accounts that sign tokens. The account of before a rotation stays, so
 * that browsers keep their connection until their token ends.
 */
export const natsTrust = ({ operatorJwt, account, systemAccount, previousAccount }: NatsIdentity): string[] => [
  `operator: ${operatorJwt}`,
  `system_account: ${systemAccount.publicKey}`,
  'resolver: MEMORY',
  'resolver_preload {',
  ...[account, ...(previousAccount ? [previousAccount] : []), systemAccount].map(
    ({ publicKey, jwt }) => `  ${publicKey}: ${jwt}`,
  ),
  '}',
];
