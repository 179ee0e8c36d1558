/** In cents; null as long as nothing is typed. */
export interface PriceRange {
  readonly min: number | null;
  readonly max: number | null;
}

export const PRICE_GAP_CENTS = 2000;
const SMALLEST_GAP_CENTS = 100;

/** Leaving the lower price: the upper one makes room for it. */
export const afterMin = ({ min, max }: PriceRange): PriceRange => {
  const lower = min ?? 0;
  return { min: lower, max: max !== null && lower >= max ? lower + PRICE_GAP_CENTS : max };
};

/** Leaving the upper price: it is at least a dollar above the lower one. */
export const afterMax = ({ min, max }: PriceRange): PriceRange => {
  const lower = min ?? 0;
  return { min: lower, max: max === null || max <= lower ? lower + SMALLEST_GAP_CENTS : max };
};
