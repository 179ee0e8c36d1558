export { publicProfilesOf } from './provider-answers.ts';
export {
  baseOf,
  currencyOf,
  providerToAsk,
  keepReferralCodes,
  referralCodesOf,
  setServiceCategory,
  timeZoneOf,
} from './providers.queries.ts';
