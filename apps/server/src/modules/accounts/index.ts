export { accountsRoutes } from './accounts.routes.ts';
export { accountsJobs } from './accounts.jobs.ts';
export { accountsPolicy } from './accounts.policy.ts';
export { accountDeleted, credentialsChanged, customerRegistered } from './accounts.events.ts';
