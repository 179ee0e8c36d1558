import { MIN_CHARGE_CENTS } from '@tailgate/contract';
import { splitOf, totalsOf } from '@tailgate/pricing';
import { cents, type Cents } from '@tailgate/values/money';
import type { Tx } from '../../../platform/db/database.ts';
import { refuseProblems } from '../../../platform/failure.ts';
import type { OrderContents } from '../../appointments/index.ts';
import { orderBasis, type OrderBasis } from '../order-basis.view.ts';
import { noShowLimitOf, type OrderFigures } from '../order-figures.ts';

type Contents = Pick<OrderContents, 'appointmentId' | 'place' | 'canCostFee'>;

interface Fee {
  readonly feeCents: Cents;
  readonly isProcessed: boolean;
}

/** The fee is all there is to pay: no tax, no tip, and neither coupon, rewards nor gift card are used. */
const figuresOf = ({ fees }: OrderBasis, { feeCents, isProcessed }: Fee): OrderFigures => {
  const totals = totalsOf({ petServices: [feeCents], travelFeeCents: cents(0), customCharges: [] });
  const { processing, management } = fees;
  const terms = { managementFee: management, processingFee: processing, ownerPlan: null, isProcessed };
  return { totals, split: splitOf(totals, terms), taxPercent: 0 };
};

/** Of a visit at which nobody was there. */
export const noShowFigures = async (tx: Tx, contents: Contents, fee: Fee): Promise<OrderFigures> => {
  const basis = await orderBasis(tx, contents);
  refuseProblems(
    fee.feeCents > noShowLimitOf(contents, basis) ? { amount: 'is more than the highest no-show fee' } : {},
  );
  return figuresOf(basis, fee);
};

/** Of a late cancellation: at most what the customer saw when they asked for it. */
export const cancellationFigures = async (
  tx: Tx,
  contents: Contents,
  { mostCents, ...fee }: Fee & { readonly mostCents: Cents },
): Promise<OrderFigures> => {
  const { feeCents } = fee;
  refuseProblems(feeCents > mostCents ? { amount: 'is more than the fee that the customer agreed to' } : {});
  // It could not be paid by a link either.
  refuseProblems(feeCents > 0 && feeCents < MIN_CHARGE_CENTS ? { amount: 'is too little to charge' } : {});
  return figuresOf(await orderBasis(tx, contents), fee);
};
