export { decideApplication } from './decide-application.ts';
export { type PublicProfile, publicProfilesOf } from './provider-answers.ts';
export {
  baseOf,
  businessNameOf,
  chargeTermsOf,
  currencyOf,
  firstDayOfWeekOf,
  keepChargeMethod,
  keepReferralCodes,
  kindOf,
  noteUnsigned,
  providerByReferralCode,
  providerToAsk,
  referralCodesOf,
  setServiceCategory,
  timeZoneOf,
} from './providers.queries.ts';
export { RESERVED_ADDRESSES, VANITY_URL_KEY, vanityUrlTaken } from './providers.rules.ts';
export { type NewProvider, registerProvider } from './register-provider.ts';
export { submitProvider } from './submit-provider.ts';
