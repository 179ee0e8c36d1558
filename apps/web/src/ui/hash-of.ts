/** The same words always give the same number: what is picked by it stays the same everywhere. */
export const hashOf = (words: string): number => {
  let hash = 0;
  for (const character of words) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash;
};
