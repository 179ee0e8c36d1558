export { sitesRoutes } from './sites.routes.ts';
export { brandOf } from './sites.queries.ts';
