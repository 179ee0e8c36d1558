export { accountsRoutes } from './accounts.routes.ts';
export { currencyOf, keepReferralCodes, referralCodesOf, timeZoneOf } from './providers.queries.ts';
export { siteOrigin } from './site-origin.ts';
export { accountsJobs, forgetExpiredCredentials } from './accounts.jobs.ts';
