export { accountsRoutes } from './accounts.routes.ts';
export { timeZoneOf } from './providers.queries.ts';
export { accountsJobs, forgetExpiredCredentials } from './accounts.jobs.ts';
