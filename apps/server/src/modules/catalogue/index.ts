export { type CatalogueParts, catalogueParts } from './catalogue-parts.ts';
export { timeModifiersNamed } from './catalogue.queries.ts';
export { defaultServiceOf } from './catalogue.rules.ts';
export { defaultServiceByPetType } from './default-services.ts';
export { priceWork } from './price-work.ts';
export { requirePetKind } from './require-pet-kind.ts';
