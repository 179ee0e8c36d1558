/** Finds the pattern of an address: parts that begin with the placeholder stand for any text. */
export const bestMatch = (patterns: readonly string[], placeholder: string) => {
  const partsOf = (address: string) => address.replace(/(?<=.)\/$/, '').split('/');
  const isOpen = (part: string) => part.startsWith(placeholder);
  /** Written-out parts come first, so that `/login` is not taken for `/$groomerUrl`. */
  const rank = (parts: readonly string[]) => parts.map((part) => (isOpen(part) ? 1 : 0)).join('');
  const ranked = patterns.map(partsOf).toSorted((one, other) => rank(one).localeCompare(rank(other)));
  const byLength = Map.groupBy(ranked, ({ length }) => length);
  return (address: string): string | undefined => {
    const given = partsOf(address);
    const candidates = byLength.get(given.length) ?? [];
    return candidates.find((parts) => parts.every((part, at) => isOpen(part) || part === given[at]))?.join('/');
  };
};
