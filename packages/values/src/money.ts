/** A whole number of cents. Dollars exist only on the wire and on screens. */
export type Cents = number & { readonly __brand: 'Cents' };

export const DEFAULT_CURRENCY = 'USD';
const CENTS_PER_DOLLAR = 100;

/** Throws for anything but a safe integer. */
export const cents = (value: number): Cents => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number of cents`);
  // Never -0, which is not equal to 0 everywhere.
  return (value === 0 ? 0 : value) as Cents;
};

export const centsOf = (dollars: number): Cents => cents(Math.round(dollars * CENTS_PER_DOLLAR));
export const dollarsOf = (amount: Cents): number => amount / CENTS_PER_DOLLAR;

export const addCents = (one: Cents, other: Cents): Cents => cents(one + other);
export const subtractCents = (from: Cents, amount: Cents): Cents => cents(from - amount);
/** Never minus zero, which would be shown. */
export const negateCents = (amount: Cents): Cents => cents(0 - amount);
export const sumCents = (amounts: readonly Cents[]): Cents => cents(amounts.reduce<number>((sum, one) => sum + one, 0));
export const multiplyCents = (amount: Cents, quantity: number): Cents => cents(amount * wholeNumber(quantity));

/**
 * `part / whole` of an amount, rounded half up, once. A negative amount (a refund) rounds like the positive one, so
 * that the two cancel out.
 */
export const portionOf = (amount: Cents, part: number, whole: number): Cents => {
  if (wholeNumber(whole) <= 0) throw new RangeError(`Cannot take a part of ${whole}`);
  const product = cents(amount * wholeNumber(part));
  const size = Math.abs(product);
  const rest = size % whole;
  const rounded = (size - rest) / whole + (rest * 2 >= whole ? 1 : 0);
  return cents(Math.sign(product) * rounded);
};

const PARTS_PER_PERCENT = 10_000;

/** Percent with up to four decimals: `percentOf(amount, 8.25)`. */
export const percentOf = (amount: Cents, percent: number): Cents =>
  portionOf(amount, Math.round(percent * PARTS_PER_PERCENT), 100 * PARTS_PER_PERCENT);

/**
 * An amount divided by shares (weights, whole numbers) without losing a cent: each share is rounded down,
 * and the remaining cents go to the largest remainders, the earlier share first where they are equal.
 */
export const splitCents = (amount: Cents, shares: readonly number[]): readonly Cents[] => {
  if (amount < 0) return splitCents(negateCents(amount), shares).map(negateCents);
  if (shares.some((share) => wholeNumber(share) < 0)) throw new RangeError('A share cannot be negative');
  const whole = wholeNumber(shares.reduce((sum, share) => sum + share, 0));
  if (whole === 0) throw new RangeError('There are no shares');
  const exact = shares.map((share) => cents(amount * share));
  const down = exact.map((product) => (product - (product % whole)) / whole);
  const left = down.reduce<number>((rest, part) => rest - part, amount);
  const favored = new Set(
    exact
      .map((product, index) => ({ index, remainder: product % whole }))
      .sort((one, other) => other.remainder - one.remainder || one.index - other.index)
      .slice(0, left)
      .map(({ index }) => index),
  );
  return down.map((part, index) => cents(part + (favored.has(index) ? 1 : 0)));
};

const wholeNumber = (value: number): number => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number`);
  return value;
};

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (currency: string, decimals: 0 | 2): Intl.NumberFormat => {
  const key = `${currency} ${decimals}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  formats.set(key, format);
  return format;
};

/** To the cent: `$1,234.50`. */
export const showMoney = (amount: Cents, currency: string = DEFAULT_CURRENCY): string =>
  formatOf(currency, 2).format(dollarsOf(amount));

/** For estimates, in whole dollars: cents would suggest more precision than there is. */
export const showEstimate = (amount: Cents, currency: string = DEFAULT_CURRENCY): string =>
  formatOf(currency, 0).format(dollarsOf(amount));

/** `$90 – $120`, or one amount where both are the same: an estimate looks the same wherever it shows. */
export const showEstimateRange = (low: Cents, high: Cents, currency?: string): string =>
  low === high ? showEstimate(low, currency) : `${showEstimate(low, currency)} – ${showEstimate(high, currency)}`;

/** `$`, `CA$`, `€`: the sign before an amount. */
export const currencySymbol = (currency: string = DEFAULT_CURRENCY): string =>
  formatOf(currency, 0)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
