export { sitesPolicy } from './sites.policy.ts';
export { sitesRoutes } from './sites.routes.ts';
export { siteSettingsChanged } from './sites.events.ts';
export { brandOf } from './sites.queries.ts';
