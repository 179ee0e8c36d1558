export { sitesRoutes } from './sites.routes.ts';
export { brandOf } from './sites.queries.ts';
export { readSiteSettings } from './read-site-settings.ts';
