import type { AnswerOf, bookingContract } from '@tailgate/contract';
import type { OrderTotals } from '@tailgate/pricing';
import { addCents, dollarsOf, type Cents } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import { hurdleOf } from './completion.rules.ts';
import { orderAsOfNow, type OrderContents } from './order-figures.ts';
import { settlementOf } from './settlements.queries.ts';

type Detail = AnswerOf<typeof bookingContract.getAppointment>;
type OrderParts = Pick<
  Detail,
  | 'finalPrices'
  | 'tipAmount'
  | 'taxDetails'
  | 'paymentMethod'
  | 'creditCardId'
  | 'processingFeePayer'
  | 'managementFeePayer'
  | 'serviceProviderEarnings'
  | 'serviceProviderEarningsWithoutTip'
  | 'settlement'
  | 'completion'
>;

const inDollars = (totals: OrderTotals) =>
  Object.fromEntries(
    Object.entries<Cents>({ ...totals }).map(([name, amount]) => [name, dollarsOf(amount)]),
  ) as Detail['finalPrices'];

/** The order's part of an answer with its appointment: as of now, or as it was settled. */
export const orderAnswer = async (tx: Tx, contents: OrderContents): Promise<OrderParts> => {
  const now = await orderAsOfNow(tx, contents);
  const settled = await settlementOf(tx, contents.appointmentId);
  const { totals, split, taxPercent } = settled ?? now;
  const { processingFeePayer, managementFeePayer } = settled ?? now.terms;
  const whyNot = hurdleOf(now);
  return {
    finalPrices: inDollars(totals),
    tipAmount: dollarsOf(totals.tipAmount),
    taxDetails: { percent: taxPercent },
    paymentMethod: settled ? settled.tender : now.terms.paymentMethod,
    creditCardId: now.terms.cardId,
    processingFeePayer,
    managementFeePayer,
    serviceProviderEarnings: dollarsOf(addCents(split.groomer, split.tip)),
    serviceProviderEarningsWithoutTip: dollarsOf(split.groomer),
    settlement: settled
      ? {
          kind: settled.kind,
          tender: settled.tender,
          settledAt: settled.settledAt.toISOString(),
          isSigned: settled.isSigned,
        }
      : null,
    completion: { isReady: whyNot === null, whyNot },
  };
};
