export interface TypedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly ssn: string;
}
export interface TypedBank {
  readonly routing: string;
  readonly account: string;
  readonly again: string;
}
export type TypedDetails = TypedPerson & TypedBank & { readonly accepts: boolean };
export type Problems = Readonly<Partial<Record<keyof TypedDetails, string>>>;

export const NOTHING_TYPED: TypedDetails = {
  firstName: '',
  lastName: '',
  birthDate: '',
  street: '',
  city: '',
  state: '',
  zip: '',
  ssn: '',
  routing: '',
  account: '',
  again: '',
  accepts: false,
};

/** What is never kept once the processor has it. */
export const withoutSecrets = (typed: TypedDetails): TypedDetails => ({
  ...typed,
  ssn: '',
  routing: '',
  account: '',
  again: '',
});

const MIN_AGE = 18;
const OLDEST = 120;

/** MM/DD/YYYY, of somebody who is of age. */
export const isBirthDate = (typed: string, now: Date): boolean => {
  const [, month, day, year] = (/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed.trim()) ?? []).map(Number);
  if (month === undefined || day === undefined || year === undefined) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const adultAt = Date.UTC(year + MIN_AGE, month - 1, day);
  return isReal && adultAt <= now.getTime() && year > now.getUTCFullYear() - OLDEST;
};

/** Phones show digits without a slash: it comes by itself while somebody types, and stays away while they delete. */
export const slashedDate = (typed: string, before: string): string => {
  if (typed.length <= before.length) return typed;
  const padded = typed.replace(/^(\d)\//, '0$1/').replace(/^(\d{2}\/)(\d)\//, '$10$2/');
  const digits = padded.replaceAll(/\D/g, '').slice(0, 8);
  if (digits.length < 2) return digits;
  if (digits.length < 4) return `${digits.slice(0, 2)}/${digits.slice(2)}`;
  return `${digits.slice(0, 2)}/${digits.slice(2, 4)}/${digits.slice(4)}`;
};

const WEIGHTS = [3, 7, 1];
/** The last digit of a routing number is a checksum over the others. */
export const isRoutingNumber = (typed: string): boolean =>
  /^\d{9}$/.test(typed) &&
  Array.from(typed, Number).reduce((sum, digit, place) => sum + digit * (WEIGHTS[place % WEIGHTS.length] ?? 0), 0) %
    10 ===
    0;

const PERSON_RULES: Readonly<Record<keyof TypedPerson, readonly [(typed: string, now: Date) => boolean, string]>> = {
  firstName: [(typed) => typed.trim() !== '', 'Enter your first name'],
  lastName: [(typed) => typed.trim() !== '', 'Enter your last name'],
  birthDate: [isBirthDate, 'Enter your date of birth as MM/DD/YYYY. You have to be 18 or older.'],
  street: [(typed) => typed.trim() !== '', 'Enter your street address'],
  city: [(typed) => typed.trim() !== '', 'Enter your city'],
  state: [(typed) => /^[A-Za-z]{2}$/.test(typed.trim()), 'Use two letters, like TX'],
  zip: [(typed) => /^\d{5}(-\d{4})?$/.test(typed.trim()), 'Enter a ZIP code, like 78701'],
  ssn: [(typed) => /^\d{9}$/.test(typed.replaceAll(/\D/g, '')), 'Enter all nine digits'],
};

const personProblems = (typed: TypedDetails, now: Date): Problems => ({
  ...Object.fromEntries(
    Object.entries(PERSON_RULES)
      .filter(([name, [isFine]]) => !isFine(typed[name as keyof TypedPerson], now))
      .map(([name, [, words]]) => [name, words]),
  ),
  ...(!typed.accepts && { accepts: 'Accept the agreement to go on' }),
});

const bankProblems = ({ routing, account, again }: TypedBank): Problems => ({
  ...(!isRoutingNumber(routing) && { routing: 'Check the routing number: nine digits, on the bottom of your checks' }),
  ...(!/^\d{4,17}$/.test(account) && { account: 'Enter your account number' }),
  ...(account !== again && { again: 'The account numbers are different' }),
});

export const problemsIn = (
  typed: TypedDetails,
  { person, bank }: { readonly person: boolean; readonly bank: boolean },
  now: Date,
): Problems => ({ ...(person && personProblems(typed, now)), ...(bank && bankProblems(typed)) });

/** "0.32", "$0.32", ".32" and "32" are 32 cents; undefined is no amount below a dollar. */
export const depositCents = (typed: string): number | undefined => {
  const text = typed.trim().replace('$', '');
  const cents = /^0?\.\d{2}$/.test(text) ? Number(text.split('.')[1]) : /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return cents > 0 ? cents : undefined;
};
