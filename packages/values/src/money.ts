export const DEFAULT_CURRENCY = 'USD';
const CENTS = 100;

/** Amounts are dollars on the wire, and whole cents everywhere else. */
export const dollarsOf = (cents: number): number => cents / CENTS;
export const centsOf = (dollars: number): number => Math.round(dollars * CENTS);

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

/** Money that is owed or was paid, to the cent: `$1,234.50`. */
export const showMoney = (cents: number, currency: string = DEFAULT_CURRENCY): string =>
  formatOf(currency, 2).format(dollarsOf(cents));

/** Money that is only estimated, in whole dollars: cents would promise more than anybody knows. */
export const showEstimate = (cents: number, currency: string = DEFAULT_CURRENCY): string =>
  formatOf(currency, 0).format(dollarsOf(cents));

/** `$`, `CA$`, `€`: what stands before an amount. */
export const currencySymbol = (currency: string = DEFAULT_CURRENCY): string =>
  formatOf(currency, 0)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
