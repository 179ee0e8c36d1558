import { centsOf, showMoney } from '@tailgate/values/money';

/** Dollars of the API to the cent, with a true minus sign: `−$1,234.50`. */
export const inDollars = (amount: number, currency?: string): string =>
  showMoney(centsOf(amount), currency).replace('-', '−');
