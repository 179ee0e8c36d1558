export { schedulingRoutes } from './scheduling.routes.ts';
export { type Stage } from './drive-legs.ts';
export { occupy } from './occupy.ts';
export { gatherCalendars, slotWorlds } from './slot-world.ts';
