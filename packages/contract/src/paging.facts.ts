export const DEFAULT_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;
