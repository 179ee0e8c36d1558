export { acceptCustomerTerms } from './accept-customer-terms.ts';
export { accountById, customerProfileOf, insertAccount, nameOf, namesOf, updateNames } from './accounts.queries.ts';
export { TERMS_VERSION, displayNameOf } from './accounts.rules.ts';
export { countAttempt } from './attempts.ts';
export { prepareNewPassword, storeNewPassword } from './change-credentials.ts';
export { requestEmailChange } from './change-email.ts';
export {
  accountByPhone,
  contactEmailOf,
  insertUnclaimedCustomer,
  isClaimed,
  lockAccount,
  makeCustomer,
  updateCustomerProfile,
  updatePhone,
} from './customer-accounts.queries.ts';
export { issuePhoneCode } from './issue-phone-code.ts';
export { openSession } from './open-session.ts';
export { ownProfile } from './own-profile.ts';
export { exchangeRefreshToken } from './present-refresh-token.ts';
export { proveLinkCode } from './prove-link-code.ts';
export { proveOwner } from './prove-owner.ts';
export { spendProof } from './prove-phone.ts';
export { proveSignUpCode } from './prove-sign-up-code.ts';
export { customerRecipientOf, partiesOf, recipientOf } from './recipient-of.ts';
export { countPhoneCode } from './request-phone-code.ts';
export { sendPhoneCode } from './send-phone-code.ts';
export { isFreshlySignedIn, requireWholeSession } from './sessions.queries.ts';
export { switchSessionRole } from './switch-session-role.ts';
