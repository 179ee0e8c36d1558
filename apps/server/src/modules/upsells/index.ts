export { returnStock, takeStock, upsellToSell } from './stock.ts';
