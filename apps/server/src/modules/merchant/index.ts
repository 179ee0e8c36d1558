export { accountOf, forgetAccount, readyAccounts, type ConnectedAccount } from './connected-accounts.queries.ts';
