import { percentOf, subtractCents, sumCents, cents, type Cents } from '@tailgate/values/money';
import { feeOn, type FeeTerms, type OrderTotals } from './order-totals.ts';

/** What the owner of the van gets of a visit. A flat plan is billed by the week instead, whatever is earned. */
export type OwnerPlan = { readonly kind: 'percentage'; readonly percent: number } | { readonly kind: 'flat' };

export interface SplitTerms {
  /** Who pays is decided by the totals: a fee that the customer paid is not taken from the groomer again. */
  readonly managementFee: FeeTerms;
  readonly processingFee: FeeTerms;
  readonly ownerPlan: OwnerPlan | null;
  /** False for cash and checks, which no processor sees. */
  readonly isProcessed: boolean;
}

/** Adds up to what was paid: the total of the order without what rewards took off. */
export interface OrderSplit {
  /** Bears the rewards. Negative where those and the fees are higher than the work: the groomer owes the difference. */
  readonly groomer: Cents;
  readonly owner: Cents;
  readonly platform: Cents;
  readonly processing: Cents;
  readonly tax: Cents;
  readonly tip: Cents;
}

const ZERO = cents(0);

/** Who gets what of an order. The tip is the groomer's alone and no part of any share. */
export const splitOf = (totals: OrderTotals, terms: SplitTerms): OrderSplit => {
  const work = subtractCents(totals.subtotal, totals.couponDiscount);
  const owner = terms.ownerPlan?.kind === 'percentage' ? percentOf(work, terms.ownerPlan.percent) : ZERO;
  const managedByGroomer = totals.managementFee > 0 ? ZERO : feeOn(terms.managementFee, work);
  const processedByGroomer =
    !terms.isProcessed || totals.processingFee > 0 ? ZERO : feeOn(terms.processingFee, totals.due);
  return {
    groomer: subtractCents(work, sumCents([owner, managedByGroomer, processedByGroomer, totals.loyaltyDiscount])),
    owner,
    platform: totals.managementFee > 0 ? totals.managementFee : managedByGroomer,
    processing: totals.processingFee > 0 ? totals.processingFee : processedByGroomer,
    tax: totals.taxAmount,
    tip: totals.tipAmount,
  };
};
