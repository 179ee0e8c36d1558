import { cardBrandWord } from '../payments/payments.facts.ts';
import { addCents, centsOf, dollarsOf } from '@tailgate/values/money';
import type { RefundWay } from '../refunds/refunds.facts.ts';
import type { PaymentMethod, SettlementKind } from './orders.facts.ts';

interface Priced {
  readonly name: string;
  readonly price: number;
}
interface PaidCard {
  readonly brand: string;
  readonly lastFour: string;
}

/** What a receipt is made of, in dollars. */
export interface ReceiptFigures {
  readonly kind: SettlementKind;
  readonly timeZone: string;
  readonly lines: readonly {
    readonly petName: string;
    readonly serviceName: string;
    readonly price: number;
    readonly extras: readonly Priced[];
  }[];
  readonly products: readonly { readonly name: string; readonly quantity: number; readonly total: number }[];
  readonly travelFee: number;
  readonly charges: readonly Priced[];
  readonly prices: Readonly<
    Record<
      | 'couponDiscount'
      | 'taxAmount'
      | 'managementFee'
      | 'processingFee'
      | 'loyaltyDiscount'
      | 'giftCardDiscount'
      | 'tipAmount'
      | 'total'
      | 'due',
      number
    >
  >;
  readonly tender: PaymentMethod | null;
  readonly card: PaidCard | null;
  readonly owed: number;
  readonly laterTip: { readonly amount: number; readonly givenAt: string; readonly card: PaidCard } | null;
  readonly refunds: readonly { readonly amount: number; readonly way: RefundWay; readonly refundedAt: string }[];
}

/** A line of its own, a part of the line before it, or a sum. */
export const RECEIPT_LOOKS = ['line', 'extra', 'total'] as const;

export interface ReceiptLine {
  readonly name: string;
  readonly amount: number;
  readonly look: (typeof RECEIPT_LOOKS)[number];
}

const line = (name: string, amount: number): ReceiptLine => ({ name, amount, look: 'line' });

const FEES = { no_show: 'No-show fee', cancellation: 'Cancellation fee' } as const;
const TENDERS = { cash: 'Cash', check: 'Check' } as const;

/** Which way a refund went: `$20.00 to card`. */
export const REFUNDED_TO: Readonly<Record<RefundWay, string>> = {
  card: 'to card',
  cash: 'in cash',
  check: 'by check',
  gift_card: 'to gift card',
  loyalty: 'as a reward',
};

/** Says an instant in a time zone. */
type SayMoment = (instant: string, timeZone: string) => string;

/** `Visa ending in 4242` */
export const cardWords = ({ brand, lastFour }: PaidCard): string => `${cardBrandWord(brand)} ending in ${lastFour}`;

const paidBy = ({ tender, card }: ReceiptFigures): string => {
  if (tender === 'cash' || tender === 'check') return TENDERS[tender];
  return card === null ? 'Card' : cardWords(card);
};

const unlessZero = (name: string, amount: number): readonly ReceiptLine[] => (amount === 0 ? [] : [line(name, amount)]);

const plus = (one: number, other: number): number => dollarsOf(addCents(centsOf(one), centsOf(other)));

/** What was added after the visit comes below the total, so that the sums of both lists are equal. */
const totalsOf = ({ prices, laterTip, timeZone }: ReceiptFigures, momentOf: SayMoment): readonly ReceiptLine[] => [
  { name: 'Total', amount: prices.total, look: 'total' },
  ...(laterTip
    ? [
        line(`Tip added ${momentOf(laterTip.givenAt, timeZone)}`, laterTip.amount),
        { name: 'Total with tip', amount: plus(prices.total, laterTip.amount), look: 'total' as const },
      ]
    : []),
];

/** What was done and sold, with tax, fees and tip, and what it came to. */
export const receiptLines = (receipt: ReceiptFigures, momentOf: SayMoment): readonly ReceiptLine[] => {
  const { kind, lines, products, travelFee, charges, prices } = receipt;
  if (kind !== 'completed') return [{ name: FEES[kind], amount: prices.total, look: 'total' }];
  return [
    ...lines.flatMap(({ petName, serviceName, price, extras }) => [
      line(`${petName}: ${serviceName}`, price),
      ...extras.map((extra) => ({ name: extra.name, amount: extra.price, look: 'extra' as const })),
    ]),
    ...products.map(({ name, quantity, total }) => line(quantity === 1 ? name : `${name} × ${quantity}`, total)),
    ...unlessZero('Travel fee', travelFee),
    ...charges.map(({ name, price }) => line(name, price)),
    ...unlessZero('Coupon', -prices.couponDiscount),
    ...unlessZero('Tax', prices.taxAmount),
    ...unlessZero('Service fee', prices.managementFee),
    ...unlessZero('Card processing fee', prices.processingFee),
    ...unlessZero('Tip', prices.tipAmount),
    ...totalsOf(receipt, momentOf),
  ];
};

/** Every way in which the order itself was paid. */
export const receiptWays = (receipt: ReceiptFigures): readonly ReceiptLine[] => {
  const { prices, tender } = receipt;
  return [
    ...unlessZero('Rewards', prices.loyaltyDiscount),
    ...unlessZero('Gift card', prices.giftCardDiscount),
    ...(tender === null ? [] : unlessZero(paidBy(receipt), prices.due)),
  ];
};

/** Every way in which it was paid or given back, and what is still owed. */
export const receiptPayments = (receipt: ReceiptFigures, momentOf: SayMoment): readonly ReceiptLine[] => {
  const { owed, laterTip, refunds, timeZone } = receipt;
  return [
    ...receiptWays(receipt),
    ...(laterTip ? [line(`${cardWords(laterTip.card)}, tip`, laterTip.amount)] : []),
    ...refunds.map(({ amount, way, refundedAt }) =>
      line(`Refunded ${REFUNDED_TO[way]} ${momentOf(refundedAt, timeZone)}`, -amount),
    ),
    ...(owed > 0 ? [{ name: 'Still to pay', amount: owed, look: 'total' as const }] : []),
  ];
};
