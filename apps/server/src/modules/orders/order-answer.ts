import type { AnswerOf, bookingContract, CompletionHurdle } from '@tailgate/contract';
import type { OrderTotals } from '@tailgate/pricing';
import { dollarsOf, type Cents } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import { figuresOf, type OrderFigures, type OrderToTotal } from './order-figures.ts';

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
  | 'settlement'
  | 'completion'
>;

export interface OrderToShow extends OrderToTotal {
  readonly status: string;
  /** Services that have not ended. */
  readonly openLines: number;
}

/** Why it cannot be completed now, the first thing to do about it. */
export const hurdleOf = (
  { status, openLines }: Pick<OrderToShow, 'status' | 'openLines'>,
  { terms, totals }: Pick<OrderFigures, 'terms' | 'totals'>,
): CompletionHurdle | null => {
  if (status !== 'accepted') return 'not_open';
  if (openLines > 0) return 'services_not_ended';
  if (totals.due > 0 && terms.paymentMethod === null) return 'payment_method_missing';
  if (totals.due > 0 && terms.paymentMethod === 'card' && terms.cardId === null) return 'card_missing';
  return null;
};

const inDollars = (totals: OrderTotals) =>
  Object.fromEntries(
    Object.entries<Cents>({ ...totals }).map(([name, amount]) => [name, dollarsOf(amount)]),
  ) as Detail['finalPrices'];

/** The order's part of an answer with its appointment. */
export const orderAnswer = async (tx: Tx, order: OrderToShow): Promise<OrderParts> => {
  const figures = await figuresOf(tx, order);
  const { terms, totals, taxPercent } = figures;
  const whyNot = hurdleOf(order, figures);
  return {
    finalPrices: inDollars(totals),
    tipAmount: dollarsOf(totals.tipAmount),
    taxDetails: { percent: taxPercent },
    paymentMethod: terms.paymentMethod,
    creditCardId: terms.cardId,
    processingFeePayer: terms.processingFeePayer,
    managementFeePayer: terms.managementFeePayer,
    settlement: null,
    completion: { isReady: whyNot === null, whyNot },
  };
};
