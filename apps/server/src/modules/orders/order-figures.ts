import { splitOf, totalsOf, type OrderSplit, type OrderTotals } from '@tailgate/pricing';
import { cents, multiplyCents, type Cents } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import type { OrderContents } from '../appointments/index.ts';
import { giftCardById } from '../gift-cards/index.ts';
import { couponById, couponTermsOf } from '../marketing/index.ts';
import type { ConsentBasis } from './consents/consent.rules.ts';
import { orderBasis, type OrderBasis } from './order-basis.view.ts';
import { DEFAULT_TERMS, type OrderTerms } from './order-terms.queries.ts';

/** What an order costs and who gets what of it. */
export interface OrderFigures {
  readonly totals: OrderTotals;
  readonly split: OrderSplit;
  readonly taxPercent: number;
}

export interface OrderAsOfNow extends OrderFigures {
  readonly contents: OrderContents;
  readonly terms: OrderTerms;
  readonly coupon: Awaited<ReturnType<typeof couponById>> | null;
  readonly giftCard: Awaited<ReturnType<typeof giftCardById>> | null;
  /** What rewards it could use. */
  readonly loyaltyCents: Cents;
  readonly upsells: OrderBasis['upsells'];
  readonly noShowLimit: Cents;
  readonly estimates: { readonly min: OrderTotals; readonly max: OrderTotals };
  readonly consents: ConsentBasis;
  readonly asked: OrderBasis['asked'];
}

/** The most that may be asked where nobody was there: nothing for a time that the customer has not known. */
export const noShowLimitOf = (
  { canCostFee }: Pick<OrderContents, 'canCostFee'>,
  { noShowFeeCents }: Pick<OrderBasis, 'noShowFeeCents'>,
): Cents => (canCostFee ? noShowFeeCents : cents(0));

/** What it costs by what is on it and what was chosen. */
export const orderAsOfNow = async (tx: Tx, contents: OrderContents): Promise<OrderAsOfNow> => {
  const basis = await orderBasis(tx, contents);
  const { fees, taxPercent, loyaltyCents, upsells, asked, terms = DEFAULT_TERMS } = basis;
  const consents = { ...basis.consents, taxPercent };
  const noShowLimit = noShowLimitOf(contents, basis);
  const coupon = terms.couponId === null ? null : await couponById(tx, terms.couponId);
  const giftCard = terms.giftCardId === null ? null : await giftCardById(tx, terms.giftCardId);
  // Cash and checks are not processed by anybody.
  const isProcessed = terms.paymentMethod === 'card';
  const common = {
    products: upsells.map(({ priceCents, quantity }) => multiplyCents(priceCents, quantity)),
    travelFeeCents: contents.travelFeeCents,
    customCharges: contents.charges,
    coupon: coupon && couponTermsOf(coupon),
    taxPercent,
    processingFee: isProcessed && terms.processingFeePayer === 'customer' ? fees.processing : null,
    managementFee: terms.managementFeePayer === 'customer' ? fees.management : null,
    ...(terms.usesLoyalty && { loyaltyCents }),
    ...(giftCard && { giftCardCents: giftCard.balanceCents }),
    tipCents: terms.tipCents,
    tipPercent: terms.tipPercent,
  };
  const totals = totalsOf({ ...common, petServices: contents.petServices });
  const estimates = {
    min: totalsOf({ ...common, petServices: contents.minPetServices }),
    max: totalsOf({ ...common, petServices: contents.maxPetServices }),
  };
  const split = splitOf(totals, {
    managementFee: fees.management,
    processingFee: fees.processing,
    ownerPlan: null,
    isProcessed,
  });
  const figures = { totals, split, taxPercent, estimates };
  return { contents, terms, coupon, giftCard, loyaltyCents, upsells, noShowLimit, consents, asked, ...figures };
};
