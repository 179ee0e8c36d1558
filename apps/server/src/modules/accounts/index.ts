export { accountsRoutes } from './accounts.routes.ts';
export { accountsJobs } from './accounts.jobs.ts';
