import { addCents, cents, negateCents, percentOf, subtractCents, sumCents, type Cents } from '@tailgate/values/money';

export interface CustomCharge {
  /** A discount subtracts, anything else adds. */
  readonly type: 'discount' | 'other';
  readonly amountCents: Cents;
}

export type CouponTerms =
  | { readonly modifierType: 'fixed'; readonly amountCents: Cents }
  | { readonly modifierType: 'percentage'; readonly percent: number };

export interface FeeTerms {
  readonly percent: number;
  readonly fixedCents: Cents;
}

export interface OrderToTotal {
  /** Final prices of the services with add-ons and time modifiers, one for each line. */
  readonly petServices: readonly Cents[];
  readonly products?: readonly Cents[];
  readonly travelFeeCents: Cents;
  readonly customCharges: readonly CustomCharge[];
  readonly coupon?: CouponTerms | null;
  readonly taxPercent?: number;
  /** What card processing costs, where the customer pays for it; null where the provider does, or nothing is processed. */
  readonly processingFee?: FeeTerms | null;
  /** What the management of the platform costs, where the customer pays for it. */
  readonly managementFee?: FeeTerms | null;
  /** What is left of the customer's rewards. */
  readonly loyaltyCents?: Cents;
  /** What is left on the gift card. */
  readonly giftCardCents?: Cents;
  readonly tipCents?: Cents;
  /** In the place of an amount: the part of the work that is given, after the coupon, before tax and fees. */
  readonly tipPercent?: number | null;
}

export interface OrderTotals {
  readonly petServicesTotal: Cents;
  readonly productsTotal: Cents;
  /** Discounts may make it negative. */
  readonly customChargesTotal: Cents;
  readonly subtotal: Cents;
  readonly couponDiscount: Cents;
  readonly taxAmount: Cents;
  readonly managementFee: Cents;
  readonly processingFee: Cents;
  readonly loyaltyDiscount: Cents;
  readonly giftCardDiscount: Cents;
  readonly tipAmount: Cents;
  /** What the visit costs: rewards and the gift card pay a part of it. */
  readonly total: Cents;
  /** What is left to pay by card, cash or check. */
  readonly due: Cents;
}

const ZERO = cents(0);
const least = (one: Cents, other: Cents): Cents => (one < other ? one : other);
const notNegative = (amount: Cents): Cents => (amount < 0 ? ZERO : amount);

const couponOf = (coupon: CouponTerms | null, base: Cents): Cents => {
  if (coupon === null) return ZERO;
  const discount = coupon.modifierType === 'fixed' ? coupon.amountCents : percentOf(base, coupon.percent);
  return least(discount, base);
};

/** Nothing is charged for handling nothing. */
export const feeOn = (terms: FeeTerms | null, base: Cents): Cents =>
  terms === null || base <= 0 ? ZERO : addCents(percentOf(base, terms.percent), terms.fixedCents);

/**
 * The totals of an order from what is on it, always all at once: whatever is added or removed, and in which order, the
 * same things on an order cost the same. Each figure is rounded once.
 *
 * Coupon before tax, fees after it. Rewards and a gift card are ways to pay: they lower what is due, never what is taxed,
 * and never pay the tip. Rewards come first, so that money stays on the card. The tip comes last and raises no fee and no
 * tax.
 */
export const totalsOf = ({
  petServices,
  products = [],
  travelFeeCents,
  customCharges,
  coupon = null,
  taxPercent = 0,
  processingFee: processing = null,
  managementFee: management = null,
  loyaltyCents = ZERO,
  giftCardCents = ZERO,
  tipCents = ZERO,
  tipPercent = null,
}: OrderToTotal): OrderTotals => {
  const petServicesTotal = sumCents(petServices);
  const productsTotal = sumCents(products);
  const customChargesTotal = sumCents(
    customCharges.map(({ type, amountCents }) => (type === 'discount' ? negateCents(amountCents) : amountCents)),
  );
  const subtotal = notNegative(sumCents([petServicesTotal, productsTotal, travelFeeCents, customChargesTotal]));
  const couponDiscount = couponOf(coupon, subtotal);
  const taxable = subtractCents(subtotal, couponDiscount);
  const taxAmount = percentOf(taxable, taxPercent);
  const managementFee = feeOn(management, taxable);
  const beforeProcessing = sumCents([taxable, taxAmount, managementFee]);
  const loyaltyDiscount = least(loyaltyCents, beforeProcessing);
  const giftCardDiscount = least(giftCardCents, subtractCents(beforeProcessing, loyaltyDiscount));
  const paidBefore = addCents(loyaltyDiscount, giftCardDiscount);
  const processingFee = feeOn(processing, subtractCents(beforeProcessing, paidBefore));
  const tipAmount = tipPercent === null ? tipCents : percentOf(taxable, tipPercent);
  const total = sumCents([beforeProcessing, processingFee, tipAmount]);
  return {
    petServicesTotal,
    productsTotal,
    customChargesTotal,
    subtotal,
    couponDiscount,
    taxAmount,
    managementFee,
    processingFee,
    loyaltyDiscount,
    giftCardDiscount,
    tipAmount,
    total,
    due: subtractCents(total, paidBefore),
  };
};
