export { deleteSearch, insertSearch, oneSearch } from './search.queries.ts';
export type { Search } from './search.rules.ts';
