import { MAX_OUTLINE_POSTAL_CODES, ZIP_CODE } from '@tailgate/contract/facts';

/** `78704, 78745 78748` as a list; each once. */
export const readPostalCodes = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

export const postalCodesProblem = (codes: readonly string[]): string | null => {
  if (codes.length === 0) return 'Enter at least one ZIP code';
  const wrong = codes.find((code) => !ZIP_CODE.test(code));
  if (wrong) return `${wrong} is not a ZIP code: it has five digits`;
  return codes.length > MAX_OUTLINE_POSTAL_CODES ? `Enter at most ${MAX_OUTLINE_POSTAL_CODES} ZIP codes` : null;
};

/** `78704`, `78704 and 78745`, `78704, 78745 and 78748` */
export const inOneSentence = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
