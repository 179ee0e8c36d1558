export { accountById, updateNames } from './accounts.queries.ts';
export { displayNameOf } from './accounts.rules.ts';
export { prepareNewPassword, storeNewPassword } from './change-credentials.ts';
export { requestEmailChange } from './change-email.ts';
export { exchangeRefreshToken } from './present-refresh-token.ts';
export { proveOwner } from './prove-owner.ts';
export { isFreshlySignedIn } from './sessions.queries.ts';
export { recipientOf } from './recipient-of.ts';
export { switchSessionRole } from './switch-session-role.ts';
