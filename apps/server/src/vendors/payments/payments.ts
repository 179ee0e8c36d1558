import type { Cents } from '@tailgate/values/money';
import type { AccountProcessor } from './merchant-accounts.ts';
import type { PayoutProcessor } from './payouts.ts';

/** What people recognize a card by. The number is known to the processor alone. */
export interface ProcessorCard {
  readonly methodId: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/** The card or the request was refused: the processor's code says why. */
export interface Refused {
  readonly refused: string;
}

/** Where an attempt to charge stands. `processing` is also an answer that did not come: asking again is safe. */
/** `to_confirm`: the bank wants the payer, who is there, to confirm it; the browser asks with the client secret. */
export type ChargeState =
  | { readonly state: 'to_confirm'; readonly intentId: string; readonly clientSecret: string }
  | { readonly state: 'captured'; readonly intentId: string }
  | { readonly state: 'declined'; readonly intentId: string | null; readonly code: string }
  | { readonly state: 'failed'; readonly intentId: string | null; readonly code: string }
  | { readonly state: 'cancelled'; readonly intentId: string }
  | { readonly state: 'processing'; readonly intentId: string | null; readonly problem: string };

export type RefundState =
  | { readonly state: 'succeeded'; readonly processorId: string }
  | { readonly state: 'failed'; readonly processorId: string | null; readonly code: string }
  | { readonly state: 'processing'; readonly processorId: string | null; readonly problem: string };

export interface ChargeOrder {
  /** The processor answers the same to the same id: one charge, however often it is asked. */
  readonly chargeId: string;
  readonly siteId: string;
  readonly amountCents: Cents;
  /** Its code of three letters. */
  readonly currency: string;
  readonly customerId: string;
  readonly methodId: string;
  /** Somebody who can confirm it to the bank. Where nobody can, a card that must be confirmed is declined. */
  readonly isPayerPresent: boolean;
}

export interface RefundOrder {
  readonly refundId: string;
  readonly siteId: string;
  readonly intentId: string;
  readonly amountCents: Cents;
}

/** A bank asks about a payment, and took it back meanwhile. */
export interface DisputeState {
  readonly siteId: string;
  readonly chargeId: string;
  readonly amountCents: Cents;
  readonly feeCents: Cents;
  readonly reason: string;
  readonly state: 'open' | 'won' | 'lost';
}

/** Money that the processor moved, whoever asked for it. */
export interface ProcessorMove {
  readonly what: 'charge' | 'refund' | 'transfer';
  readonly processorId: string;
  /** What we called it when we asked; undefined where we did not. */
  readonly ourId: string | undefined;
  readonly siteId: string | undefined;
  readonly amountCents: Cents;
  readonly createdAt: Date;
}

/** The card processor. Errors contain neither cards nor people. */
export interface PaymentProcessor extends AccountProcessor, PayoutProcessor {
  createCustomer(holder: { holderId: string; siteId: string }): Promise<string>;
  /** Forgets the customer and all of their cards; one who is gone already is fine. */
  deleteCustomer(customerId: string): Promise<void>;
  attachCard(methodId: string, customerId: string): Promise<ProcessorCard | Refused>;
  /** A card that is gone already is fine. */
  detachCard(methodId: string): Promise<void>;
  /** What a browser needs to hand a card over to the processor, kept there with the words that its holder agrees to. */
  createSetup(customerId: string, consentVersion: string): Promise<{ id: string; clientSecret: string }>;
  /** The card that was set up for this customer. Refused where the setup is of somebody else, or has not succeeded. */
  readSetup(setupId: string, customerId: string): Promise<ProcessorCard | Refused>;
  charge(order: ChargeOrder): Promise<ChargeState>;
  /** Nobody can confirm it any more. What was captured meanwhile stays so. */
  giveUp(intentId: string): Promise<ChargeState>;
  readCharge(intentId: string): Promise<ChargeState>;
  /** By the id that we gave it, for when the processor no longer remembers the key. Undefined: it never happened. */
  findCharge(order: Pick<ChargeOrder, 'chargeId' | 'customerId'> & { since: Date }): Promise<ChargeState | undefined>;
  refund(order: RefundOrder): Promise<RefundState>;
  readRefund(processorId: string): Promise<RefundState>;
  findRefund(order: Pick<RefundOrder, 'refundId' | 'intentId'>): Promise<RefundState | undefined>;
  /** Undefined where it is about a payment that we did not ask for. */
  readDispute(disputeId: string): Promise<DisputeState | undefined>;
  /** Everything that was moved in this time and stayed so, page by page. */
  listMoves(period: { from: Date; to: Date }): Promise<readonly ProcessorMove[]>;
}

/** A report of the processor about something that we asked for. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly siteId: string | undefined;
  readonly chargeId: string | undefined;
  readonly refundId: string | undefined;
  readonly payoutId: string | undefined;
  /** The processor's own name of it. */
  readonly disputeId: string | undefined;
  /** The processor's own name of the account for payouts that it is about. */
  readonly accountId: string | undefined;
}

/** The event in a signed message, or undefined if it is not genuine. No call to the processor. */
export type ReadPaymentEvent = (payload: Buffer, signature: string, now: Date) => Promise<PaymentEvent | undefined>;
