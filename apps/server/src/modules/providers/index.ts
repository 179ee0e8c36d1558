export { publicProfilesOf } from './provider-answers.ts';
export { currencyOf, keepReferralCodes, referralCodesOf, setServiceCategory, timeZoneOf } from './providers.queries.ts';
