export { deleteSearch, insertSearch, oneSearch } from './checkout.queries.ts';
export type { Search } from './checkout.rules.ts';
export { priceLines } from './price-lines.ts';
