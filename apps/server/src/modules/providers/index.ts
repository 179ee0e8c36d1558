export { publicProfilesOf, type PublicProfile } from './provider-answers.ts';
export { decideApplication } from './decide-application.ts';
export { submitProvider } from './submit-provider.ts';
export { registerProvider, type NewProvider } from './register-provider.ts';
export { RESERVED_ADDRESSES, VANITY_URL_KEY, vanityUrlTaken } from './providers.rules.ts';
export {
  baseOf,
  chargeTermsOf,
  keepChargeMethod,
  businessNameOf,
  currencyOf,
  kindOf,
  providerByReferralCode,
  providerToAsk,
  keepReferralCodes,
  noteUnsigned,
  referralCodesOf,
  setServiceCategory,
  timeZoneOf,
} from './providers.queries.ts';
