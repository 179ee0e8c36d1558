/** Fewer characters match too much. */
export const MIN_ADDRESS_QUERY = 4;
export const MAX_FOUND_ADDRESSES = 5;
