export { publicProfilesOf } from './provider-answers.ts';
export {
  currencyOf,
  providerToAsk,
  keepReferralCodes,
  referralCodesOf,
  setServiceCategory,
  timeZoneOf,
} from './providers.queries.ts';
