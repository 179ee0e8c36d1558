export { accountsRoutes } from './accounts.routes.ts';
export { currencyOf, keepReferralCodes, referralCodesOf, timeZoneOf } from './providers.queries.ts';
export { publicProfilesOf } from './provider-answers.ts';
export { siteOrigin } from './site-origin.ts';
export { accountsJobs, forgetExpiredCredentials } from './accounts.jobs.ts';
