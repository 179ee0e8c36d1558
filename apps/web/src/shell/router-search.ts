/** Plain strings in the address bar: links in mails and texts stay readable, and a token of digits stays a string. */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

export const stringifySearch = (search: Record<string, unknown>): string => {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      pairs.set(name, String(value));
  }
  return pairs.size > 0 ? `?${pairs}` : '';
};
