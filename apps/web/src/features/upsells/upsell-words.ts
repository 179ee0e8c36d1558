import type { UpsellFilter } from '@tailgate/contract/facts';
import type { Upsell } from './upsells-query.ts';

const FEW = 3;

/** How many there are; nothing is said where nobody counts. */
export const stockInWords = (quantity: Upsell['quantity']): string => {
  if (quantity === null) return 'Not counted';
  if (quantity === 0) return 'Sold out';
  return quantity <= FEW ? `Only ${quantity} left` : `${quantity} in stock`;
};

export const isRunningOut = ({ quantity }: Upsell): boolean => quantity !== null && quantity <= FEW;

export const FILTER_WORDS: Readonly<Record<Exclude<UpsellFilter, 'all'>, string>> = {
  active: 'On sale',
  soldOut: 'Sold out',
  hidden: 'Hidden',
};
