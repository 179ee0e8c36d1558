export type TableSearch = Readonly<Partial<Record<string, string>>>;

/** For `validateSearch`: screens read the address themselves, so that what they understand is loaded with them. */
export const textSearch = (given: Record<string, unknown>): TableSearch =>
  Object.fromEntries(Object.entries(given).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
