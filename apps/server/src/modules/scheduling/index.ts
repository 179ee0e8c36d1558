export { schedulingRoutes } from './scheduling.routes.ts';
