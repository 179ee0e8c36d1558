export { priceWork } from './price-work.ts';
export { requirePetKind } from './require-pet-kind.ts';
export { defaultServiceByPetType } from './default-services.ts';
export { priceWork, type PricedWork, type WorkToPrice } from './price-work.ts';
