export { catalogueRoutes } from './catalogue.routes.ts';
export { estimateFor } from './estimate-for.ts';
export { offerOf } from './offers.queries.ts';
