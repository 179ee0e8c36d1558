import { centsOf, dollarsOf, showEstimate, type Cents } from '@tailgate/values/money';

const inWords = (limit: number): string => limit.toLocaleString('en-US');

export const priceProblem =
  (most: Cents) =>
  (amount: Cents | null): string | null => {
    if (amount === null) return 'Enter an amount';
    return amount > most ? `Enter ${showEstimate(most)} at most` : null;
  };

export const numberProblem =
  (least: number, most: number) =>
  (value: number | null): string | null =>
    value === null || value < least || value > most ? `Enter ${inWords(least)} to ${inWords(most)}` : null;

/** Shares are told in halves of a percent. */
export const halfPercentProblem =
  (least: number, most: number) =>
  (value: number | null): string | null =>
    numberProblem(least, most)(value) ?? (value !== null && value % 0.5 !== 0 ? 'Use whole or half percents' : null);

export const centsOrNull = (dollars: number | null | undefined): Cents | null =>
  dollars === null || dollars === undefined ? null : centsOf(dollars);
export const dollarsOrNull = (amount: Cents | null): number | null => (amount === null ? null : dollarsOf(amount));
