export { chooseUpsells, costOf, requireOnSale } from './choose-upsells.ts';
export { returnStock, takeStock, upsellToSell } from './stock.ts';
export { sellsProducts } from './upsells.queries.ts';
export { tooFewLeft } from './upsells.rules.ts';
