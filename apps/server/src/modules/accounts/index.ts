export { accountById, customerProfileOf, insertAccount, nameOf, namesOf, updateNames } from './accounts.queries.ts';
export { TERMS_VERSION, displayNameOf } from './accounts.rules.ts';
export { prepareNewPassword, storeNewPassword } from './credentials/change-credentials.ts';
export { askToProveEmail } from './credentials/ask-to-prove-email.ts';
export { requestEmailChange } from './credentials/change-email.ts';
export { proveOwner } from './credentials/prove-owner.ts';
export { acceptCustomerTerms } from './customers/accept-customer-terms.ts';
export {
  accountByPhone,
  contactEmailOf,
  insertUnclaimedCustomer,
  isClaimed,
  lockAccount,
  makeCustomer,
  updateCustomerProfile,
  noteEnteredPhone,
  updatePhone,
} from './customers/customer-accounts.queries.ts';
export { ownProfile } from './own-profile.ts';
export { issuePhoneCode } from './phone-codes/issue-phone-code.ts';
export { proveLinkCode } from './phone-codes/prove-link-code.ts';
export { spendProof } from './phone-codes/prove-phone.ts';
export { proveSignUpCode } from './phone-codes/prove-sign-up-code.ts';
export { countPhoneCode } from './phone-codes/request-phone-code.ts';
export { sendPhoneCode } from './phone-codes/send-phone-code.ts';
export { partiesOf, recipientOf } from './recipient-of.ts';
export { createOwner, newOwner } from './team/create-owner.ts';
export { tellOfNewName } from './tell-of-new-name.ts';
export { countAttempt } from './sessions/attempts.ts';
export { openSession } from './sessions/open-session.ts';
export { exchangeRefreshToken } from './sessions/present-refresh-token.ts';
export { isFreshlySignedIn, requireWholeSession } from './sessions/sessions.queries.ts';
export { switchSessionRole } from './sessions/switch-session-role.ts';
