export { acceptCustomerTerms } from './accept-customer-terms.ts';
export { accountById, customerProfileOf, insertAccount, nameOf, namesOf, updateNames } from './accounts.queries.ts';
export { displayNameOf, TERMS_VERSION } from './accounts.rules.ts';
export { ownProfile } from './own-profile.ts';
export { countAttempt } from './attempts.ts';
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
export { prepareNewPassword, storeNewPassword } from './change-credentials.ts';
export { requestEmailChange } from './change-email.ts';
export { issuePhoneCode } from './issue-phone-code.ts';
export { openSession } from './open-session.ts';
export { proveSignUpCode } from './prove-sign-up-code.ts';
export { countPhoneCode } from './request-phone-code.ts';
export { sendPhoneCode } from './send-phone-code.ts';
export { proveLinkCode } from './prove-link-code.ts';
export { spendProof } from './prove-phone.ts';
export { customerRecipientOf, partiesOf, recipientOf } from './recipient-of.ts';
export { exchangeRefreshToken } from './present-refresh-token.ts';
export { proveOwner } from './prove-owner.ts';
export { isFreshlySignedIn, requireWholeSession } from './sessions.queries.ts';
export { switchSessionRole } from './switch-session-role.ts';
