import type { BodyOf, agreementsContract, ordersContract } from '@tailgate/contract';
import type { OrderSplit, OrderTotals } from '@tailgate/pricing';
import type { Cents } from '@tailgate/values/money';

/** An add-on or a time modifier of a line, at the price it had when it was chosen. */
export interface LineExtra {
  readonly id: string;
  readonly name: string;
  readonly priceCents: Cents;
  readonly minutes: number;
}

/** A charge or a discount beside the services, as it is stored with the appointment. */
export interface Charge {
  readonly id: string;
  readonly type: 'discount' | 'other';
  readonly title: string;
  readonly description: string;
  readonly amountCents: Cents;
}

/** Totals as they were agreed. Those from before there were rewards name none. */
export type KeptTotals = Omit<OrderTotals, 'loyaltyDiscount'> & Partial<Pick<OrderTotals, 'loyaltyDiscount'>>;

/** What a card is charged for. */
export interface KeptFigures {
  readonly totals: KeptTotals;
  readonly split: OrderSplit;
  readonly taxPercent: number;
}

/** What a groomer says about a visit at which nobody was there. */
export interface NoShow {
  readonly title: string;
  readonly description: string;
  readonly pictureId: string | null;
}

export type OrderSignature = BodyOf<typeof ordersContract.completeOrder>['signature'];
export type AgreementSignature = NonNullable<BodyOf<typeof agreementsContract.acceptAgreement>['signature']>;
