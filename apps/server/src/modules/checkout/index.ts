export { checkoutJobs, forgetOldSearches } from './checkout.jobs.ts';
export { checkoutRoutes } from './checkout.routes.ts';
