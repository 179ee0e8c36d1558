import { splitOf } from '@tailgate/pricing';
import type { Tx } from '../../../platform/db/database.ts';
import { found } from '../../../platform/failure.ts';
import type { OrderContents } from '../../appointments/index.ts';
import { orderBasis } from '../order-basis.view.ts';
import type { OrderFigures } from '../order-figures.ts';
import { settlementOf } from '../settlements.queries.ts';

/** What was settled, with what processing the card costs the groomer on top. */
export const latePaymentFigures = async (
  tx: Tx,
  contents: Pick<OrderContents, 'appointmentId' | 'place'>,
): Promise<OrderFigures> => {
  const { totals, taxPercent } = found(await settlementOf(tx, contents.appointmentId));
  const { processing, management } = (await orderBasis(tx, contents)).fees;
  const terms = { managementFee: management, processingFee: processing, ownerPlan: null, isProcessed: true };
  return { totals, split: splitOf(totals, terms), taxPercent };
};
