import { splitOf, totalsOf } from '@tailgate/pricing';
import { cents, type Cents } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import { refuseProblems } from '../../platform/failure.ts';
import { orderBasis } from '../../views/order-basis.ts';
import type { OrderContents, OrderFigures } from './order-figures.ts';

/** The fee is all there is to pay: no tax, no tip, and neither coupon, rewards nor gift card are used. */
export const noShowFigures = async (
  tx: Tx,
  contents: Pick<OrderContents, 'siteId' | 'appointmentId' | 'place'>,
  { feeCents, isProcessed }: { readonly feeCents: Cents; readonly isProcessed: boolean },
): Promise<OrderFigures> => {
  const { fees, noShowFeeCents } = await orderBasis(tx, contents);
  refuseProblems(feeCents > noShowFeeCents ? { amount: 'is more than the highest no-show fee' } : {});
  const totals = totalsOf({ petServices: [feeCents], travelFeeCents: cents(0), customCharges: [] });
  const { processing, management } = fees;
  const terms = { managementFee: management, processingFee: processing, ownerPlan: null, isProcessed };
  return { totals, split: splitOf(totals, terms), taxPercent: 0 };
};
