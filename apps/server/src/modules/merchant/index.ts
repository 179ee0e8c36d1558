export { type ConnectedAccount, accountOf, forgetAccount, readyAccounts } from './connected-accounts.queries.ts';
