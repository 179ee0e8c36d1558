import { totalsOf, type CustomCharge, type FeeTerms, type OrderTotals } from '@tailgate/pricing';
import { cents, type Cents } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import { termsOf, type OrderTerms } from './order-terms.queries.ts';

/** What is on an order, as its appointment knows it. */
export interface OrderToTotal {
  readonly appointmentId: string;
  readonly siteId: string;
  /** Final prices of the services with add-ons and time modifiers, one for each line. */
  readonly petServices: readonly Cents[];
  readonly travelFeeCents: Cents;
  readonly charges: readonly CustomCharge[];
}

export interface OrderFigures {
  readonly terms: OrderTerms;
  readonly totals: OrderTotals;
  readonly taxPercent: number;
}

const PROCESSING_FEE: FeeTerms = { percent: 2.9, fixedCents: cents(30) };
const MANAGEMENT_FEE: FeeTerms = { percent: 5, fixedCents: cents(0) };

/** What an order costs as of now, by what is on it and what was chosen. */
export const figuresOf = async (tx: Tx, order: OrderToTotal): Promise<OrderFigures> => {
  const terms = await termsOf(tx, order.appointmentId);
  // Cash and checks are not processed by anybody.
  const isProcessed = terms.paymentMethod === 'card';
  const taxPercent = 0;
  const totals = totalsOf({
    petServices: order.petServices,
    travelFeeCents: order.travelFeeCents,
    customCharges: order.charges,
    taxPercent,
    processingFee: isProcessed && terms.processingFeePayer === 'customer' ? PROCESSING_FEE : null,
    managementFee: terms.managementFeePayer === 'customer' ? MANAGEMENT_FEE : null,
    tipCents: terms.tipCents,
  });
  return { terms, totals, taxPercent };
};
