export { priceWork } from './price-work.ts';
