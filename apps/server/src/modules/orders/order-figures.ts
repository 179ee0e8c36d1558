import {
  splitOf,
  totalsOf,
  type CustomCharge,
  type FeeTerms,
  type OrderSplit,
  type OrderTotals,
} from '@tailgate/pricing';
import { cents, type Cents } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import { termsOf, type OrderTerms } from './order-terms.queries.ts';

/** What is on an order, as its appointment knows it. */
export interface OrderContents {
  readonly appointmentId: string;
  readonly siteId: string;
  readonly status: string;
  /** Services that have not ended. */
  readonly openLines: number;
  /** Final prices of the services with add-ons and time modifiers, one for each line. */
  readonly petServices: readonly Cents[];
  readonly travelFeeCents: Cents;
  readonly charges: readonly CustomCharge[];
}

/** What an order costs and who gets what of it. */
export interface OrderFigures {
  readonly totals: OrderTotals;
  readonly split: OrderSplit;
  readonly taxPercent: number;
}

const PROCESSING_FEE: FeeTerms = { percent: 2.9, fixedCents: cents(30) };
const MANAGEMENT_FEE: FeeTerms = { percent: 5, fixedCents: cents(0) };

/** As of now, by what is on it and what was chosen. */
export const figuresOf = (contents: OrderContents, terms: OrderTerms): OrderFigures => {
  // Cash and checks are not processed by anybody.
  const isProcessed = terms.paymentMethod === 'card';
  const taxPercent = 0;
  const totals = totalsOf({
    petServices: contents.petServices,
    travelFeeCents: contents.travelFeeCents,
    customCharges: contents.charges,
    taxPercent,
    processingFee: isProcessed && terms.processingFeePayer === 'customer' ? PROCESSING_FEE : null,
    managementFee: terms.managementFeePayer === 'customer' ? MANAGEMENT_FEE : null,
    tipCents: terms.tipCents,
  });
  const split = splitOf(totals, {
    managementFee: MANAGEMENT_FEE,
    processingFee: PROCESSING_FEE,
    ownerPlan: null,
    isProcessed,
  });
  return { totals, split, taxPercent };
};

export interface OrderAsOfNow extends OrderFigures {
  readonly contents: OrderContents;
  readonly terms: OrderTerms;
}

export const orderAsOfNow = async (tx: Tx, contents: OrderContents): Promise<OrderAsOfNow> => {
  const terms = await termsOf(tx, contents.appointmentId);
  return { contents, terms, ...figuresOf(contents, terms) };
};
