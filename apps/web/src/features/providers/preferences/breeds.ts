const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The list with what was typed, several at once by commas; none twice, however it is spelled. */
export const withBreeds = (breeds: readonly string[], typed: string): readonly string[] => {
  let all = breeds;
  for (const breed of typed.split(',').map((word) => word.trim()))
    if (breed !== '' && !all.some((known) => isSame(known, breed))) all = [...all, breed];
  return all;
};
