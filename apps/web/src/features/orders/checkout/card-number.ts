/** What is typed of a card. It lives in the dialog and goes to the card processor alone. */
export interface TypedCard {
  readonly number: string;
  /** `04/30` */
  readonly expiry: string;
  readonly code: string;
}

export type CardField = keyof TypedCard;
export const NO_CARD: TypedCard = { number: '', expiry: '', code: '' };

interface Brand {
  readonly name: string;
  readonly begins: RegExp;
  readonly lengths: readonly number[];
  readonly codeLength: number;
}

const OTHER: Brand = { name: '', begins: /^/, lengths: [12, 13, 14, 15, 16, 17, 18, 19], codeLength: 3 };
const BRANDS: readonly Brand[] = [
  { name: 'Visa', begins: /^4/, lengths: [13, 16, 19], codeLength: 3 },
  { name: 'Mastercard', begins: /^(?:5[1-5]|2[2-7])/, lengths: [16], codeLength: 3 },
  { name: 'Amex', begins: /^3[47]/, lengths: [15], codeLength: 4 },
  { name: 'Discover', begins: /^(?:6011|64[4-9]|65)/, lengths: [16, 19], codeLength: 3 },
];

const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '');

/** By its first digits. */
export const brandOf = (number: string): Brand => {
  const digits = digitsOf(number);
  return BRANDS.find(({ begins }) => begins.test(digits)) ?? OTHER;
};

const LONGEST_NUMBER = 19;

/** Grouped as it is embossed: 4-4-4-4, or 4-6-5 of Amex. */
export const groupedNumber = (typed: string): string => {
  const brand = brandOf(typed);
  const digits = digitsOf(typed).slice(0, Math.max(...brand.lengths, brand === OTHER ? LONGEST_NUMBER : 0));
  const pattern = brand.codeLength === 4 ? /^\d{1,4}|(?<=^\d{4})\d{1,6}|\d{1,5}$/g : /\d{1,4}/g;
  return (digits.match(pattern) ?? []).join(' ');
};

/** `4` becomes `04/`; a slash that was just removed stays away. */
export const slashedExpiry = (typed: string, before: string): string => {
  const isShorter = typed.length < before.length;
  const digits = digitsOf(/^\d\//.test(typed) || /^[2-9]$/.test(typed) ? `0${typed}` : typed).slice(0, 4);
  if (digits.length < 2 || (digits.length === 2 && isShorter)) return digits;
  return `${digits.slice(0, 2)}/${digits.slice(2)}`;
};

export const codeDigits = (typed: string, number: string): string =>
  digitsOf(typed).slice(0, brandOf(number).codeLength);

/** The check digit that every card number ends with (Luhn). */
const hasCheckDigit = (digits: string): boolean => {
  const sum = digits
    .split('')
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
};

interface Expiry {
  readonly month: number;
  readonly year: number;
}

export const expiryOf = (typed: string): Expiry | null => {
  const [, month, year] = /^(\d{2})\/(\d{2})$/.exec(typed) ?? [];
  if (month === undefined || year === undefined) return null;
  return { month: Number(month), year: 2000 + Number(year) };
};

const expiryProblem = (typed: string, now: Date): string | null => {
  const expiry = expiryOf(typed);
  if (!expiry || expiry.month < 1 || expiry.month > 12) return 'Enter month and year, like 04/30';
  // A card is good until the end of its month.
  const isPast =
    expiry.year < now.getFullYear() || (expiry.year === now.getFullYear() && expiry.month < now.getMonth() + 1);
  return isPast ? 'This card has expired' : null;
};

const numberProblem = (typed: string): string | null => {
  const digits = digitsOf(typed);
  if (digits === '') return 'Enter the card number';
  return brandOf(digits).lengths.includes(digits.length) && hasCheckDigit(digits)
    ? null
    : 'Check the card number: a digit is wrong or missing';
};

const codeProblem = (typed: string, number: string): string | null => {
  const { codeLength } = brandOf(number);
  return typed.length === codeLength ? null : `Enter the ${codeLength} digits of the security code`;
};

export type CardProblems = Readonly<Partial<Record<CardField, string>>>;

/** What is wrong with a card before it is sent; empty when nothing is. */
export const problemsIn = ({ number, expiry, code }: TypedCard, now: Date): CardProblems => {
  const problems = {
    number: numberProblem(number),
    expiry: expiryProblem(expiry, now),
    code: codeProblem(code, number),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
};
