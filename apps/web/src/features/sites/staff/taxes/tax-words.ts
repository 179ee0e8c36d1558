import { inDollars } from '#ui/words/dollars.ts';
import type { SiteFees, TaxPlace } from './taxes-query.ts';

const RATE = new Intl.NumberFormat('en-US', { minimumFractionDigits: 3, maximumFractionDigits: 4 });

/** `8.250%`, with three decimals as counties publish them. */
export const rateInWords = (percent: number): string => `${RATE.format(percent)}%`;

type Place = Pick<TaxPlace, 'stateOrProvince' | 'postalPrefix'>;

export const zipCodesInWords = ({ postalPrefix }: Place): string =>
  postalPrefix === '' ? 'All' : `Starting with ${postalPrefix}`;

export const placeInWords = ({ stateOrProvince, postalPrefix }: Place): string =>
  postalPrefix === '' ? stateOrProvince : `${stateOrProvince} ${postalPrefix}`;

/** `2.9% + $0.30`; a part that is nothing is left out. */
export const feeInWords = ({ percent, amount }: SiteFees['processing']): string => {
  const parts = [percent > 0 && `${percent}%`, amount > 0 && inDollars(amount)].filter((part) => part !== false);
  return parts.length === 0 ? 'None' : parts.join(' + ');
};

export const daysInWords = (days: number): string => {
  if (days === 0) return 'None';
  return days === 1 ? '1 day' : `${days} days`;
};
