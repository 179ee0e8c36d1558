import { receiptLines, receiptPayments, type PaymentMethod, type ReceiptFigures } from '@tailgate/contract';
import type { EmailFigure } from '@tailgate/contract/notifications';
import { centsOf, showMoney } from '@tailgate/values/money';
import { whenText } from '../../appointments/index.ts';

type Receipt = ReceiptFigures & { readonly currency: string };

const momentOf = (instant: string, timeZone: string): string => whenText(new Date(instant), timeZone);

/** The receipt as the page of a payment link shows it. */
export const receiptAnswer = (receipt: Receipt) => ({
  lines: [...receiptLines(receipt, momentOf)],
  payments: [...receiptPayments(receipt, momentOf)],
});

/** The receipt as an email lists it. */
export const receiptFigures = (receipt: Receipt): readonly EmailFigure[] =>
  [...receiptLines(receipt, momentOf), ...receiptPayments(receipt, momentOf)].map(({ name, amount, look }) => ({
    label: name,
    amount: showMoney(centsOf(amount), receipt.currency),
    isTotal: look === 'total',
  }));

export const HOW_PAID: Readonly<Record<PaymentMethod, string>> = {
  card: 'by card',
  cash: 'in cash',
  check: 'by check',
};
const ALONE: Readonly<Record<PaymentMethod, string>> = {
  card: 'charged to your card',
  cash: 'paid in cash',
  check: 'paid by check',
};

/** `paid $43.00 in cash and $50.00 by gift card`: every way of paying with its amount, where there are several. */
export const paidText = ({ tender, prices, currency }: Pick<Receipt, 'tender' | 'prices' | 'currency'>): string => {
  const ways = [
    { by: HOW_PAID[tender ?? 'card'], alone: ALONE[tender ?? 'card'], amount: prices.due },
    { by: 'by gift card', alone: 'paid by gift card', amount: prices.giftCardDiscount },
    { by: 'with rewards', alone: 'paid with rewards', amount: prices.loyaltyDiscount },
  ].filter(({ amount }) => amount > 0);
  const [first] = ways;
  if (!first) return 'nothing left to pay';
  if (ways.length === 1) return first.alone;
  const words = ways.map(({ by, amount }) => `${showMoney(centsOf(amount), currency)} ${by}`);
  return `paid ${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
};
