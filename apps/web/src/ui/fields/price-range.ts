import { addCents, cents, type Cents } from '@tailgate/values/money';

/** Null as long as nothing is typed. */
export interface PriceRange {
  readonly min: Cents | null;
  readonly max: Cents | null;
}

export const PRICE_GAP_CENTS = cents(2000);
const SMALLEST_GAP_CENTS = cents(100);

/** Leaving the lower price: the upper one makes room for it. */
export const afterMin = ({ min, max }: PriceRange): PriceRange => {
  const lower = min ?? cents(0);
  return { min: lower, max: max !== null && lower >= max ? addCents(lower, PRICE_GAP_CENTS) : max };
};

/** Leaving the upper price: it is at least a dollar above the lower one. */
export const afterMax = ({ min, max }: PriceRange): PriceRange => {
  const lower = min ?? cents(0);
  return { min: lower, max: max === null || max <= lower ? addCents(lower, SMALLEST_GAP_CENTS) : max };
};
