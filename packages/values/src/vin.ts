/** A vehicle identification number: 17 uppercase characters with a correct check digit. */
export type Vin = string & { readonly __brand: 'Vin' };

const LENGTH = 17;
const CHECK_POSITION = 8;

// Transliteration and weights of 49 CFR 565.15.
const VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  ['ABCDEFGH', 'JKLMN.P.R', '.STUVWXYZ', '123456789'].flatMap((row) =>
    Array.from(row, (character, index) => [character, index + 1]),
  ),
);
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const CHECK_DIGITS = '0123456789X';

const checkDigitOf = (characters: string): string =>
  CHECK_DIGITS.charAt(
    WEIGHTS.reduce((sum, weight, index) => sum + weight * (VALUES[characters.charAt(index)] ?? 0), 0) %
      CHECK_DIGITS.length,
  );

/** ASCII only: `toUpperCase` turns 'ß' into two letters and the dotless 'ı' into a plain I. */
const plain = (typed: string): string =>
  typed.replace(/[\s\p{Pd}]/gu, '').replace(/[a-z]/g, (letter) => letter.toUpperCase());

/** What keeps a text from being a VIN, to follow the name of its field; undefined for a VIN. */
export const vinProblem = (typed: string): string | undefined => {
  const characters = plain(typed);
  const { length } = Array.from(characters);
  if (length === 0) return 'is required';
  if (length !== LENGTH) return `has ${LENGTH} characters; this one has ${length}`;
  if (/[IOQ]/.test(characters)) return 'never has the letters I, O or Q';
  if (!/^[A-Z0-9]+$/.test(characters)) return 'has only letters and digits';
  return characters.charAt(CHECK_POSITION) === checkDigitOf(characters)
    ? undefined
    : 'has a typo: the check digit does not match';
};

/** A VIN as people type it: with spaces, hyphens or lowercase letters. */
export const parseVin = (typed: string): Vin | undefined =>
  vinProblem(typed) === undefined ? (plain(typed) as Vin) : undefined;

/** Puts the check digit between the first eight and the last eight characters. Throws if they cannot be of a VIN. */
export const buildVin = (first8: string, rest8: string): Vin => {
  const vin = parseVin(`${first8}${checkDigitOf(plain(`${first8}0${rest8}`))}${rest8}`);
  if (vin === undefined || plain(first8).length !== CHECK_POSITION)
    throw new RangeError('A VIN is built from eight characters before its check digit and eight after it');
  return vin;
};
