import type { OrderTotals } from '@tailgate/pricing';
import { cents } from '@tailgate/values/money';
import type { KeptTotals } from '../../platform/db/stored/orders.ts';

/** Totals from before there were rewards name none. */
export const keptTotals = ({ loyaltyDiscount = cents(0), ...totals }: KeptTotals): OrderTotals => ({
  ...totals,
  loyaltyDiscount,
});
