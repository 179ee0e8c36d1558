export { priceWork, type PricedWork, type WorkToPrice } from './price-work.ts';
