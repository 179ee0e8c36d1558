export { retireVehicle } from './retire-vehicle.ts';
export { vanCardsOf, vehicleAnswerById } from './vehicle-answers.ts';
export { lockedVehicle, oneVehicle, vehicleById } from './vehicles.queries.ts';
export { photosOf } from './vehicle-parts.queries.ts';
export { coverOf } from './vehicles.rules.ts';
