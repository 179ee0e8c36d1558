export { publicProfilesOf, type PublicProfile } from './provider-answers.ts';
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
