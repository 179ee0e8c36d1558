export { publicProfilesOf, type PublicProfile } from './provider-answers.ts';
export { RESERVED_ADDRESSES } from './providers.rules.ts';
export {
  baseOf,
  businessNameOf,
  currencyOf,
  providerToAsk,
  keepReferralCodes,
  referralCodesOf,
  setServiceCategory,
  timeZoneOf,
} from './providers.queries.ts';
