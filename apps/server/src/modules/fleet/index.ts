export { changeDrivers } from './assignments/change-drivers.ts';
