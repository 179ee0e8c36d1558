import type { OrderTotals } from '@tailgate/pricing';
import { cents } from '@tailgate/values/money';

/** Totals as they were agreed. Those from before there were rewards name none. */
export const keptTotals = (kept: unknown): OrderTotals => {
  const { loyaltyDiscount = cents(0), ...totals } = kept as Omit<OrderTotals, 'loyaltyDiscount'> & Partial<OrderTotals>;
  return { ...totals, loyaltyDiscount };
};
