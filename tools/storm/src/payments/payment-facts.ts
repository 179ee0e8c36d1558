import { type Kill, type LiveFacts, type OwnExit, type Trouble, emptyFacts } from '../facts.ts';

/** An order after the storm, as the database has it. */
export interface StoredOrder {
  readonly id: string;
  readonly status: string;
  readonly settlements: number;
  /** Charges of the order that are captured or still pending. */
  readonly captured: number;
  readonly pending: number;
  readonly capturedCents: number;
  /** Transactions of its completion, and what they say was paid by card. */
  readonly bookings: number;
  readonly bookedCents: number;
  readonly chargeIds: readonly string[];
}

/** A payment as the processor has it. */
export interface ProcessorPayment {
  readonly chargeId: string;
  readonly cents: number;
}

export interface PaymentFacts {
  lastedMs: number;
  /** Responses by status and code, `connection` or `timeout`. */
  readonly answers: Record<string, number>;
  readonly kills: Kill[];
  readonly ownExits: OwnExit[];
  readonly live: LiveFacts;
  /** Calls of the processor that went wrong in the same way. */
  readonly troubles: { readonly mode: Trouble; readonly calls: number }[];
  /** Orders whose completion was acknowledged to a client. */
  readonly acknowledged: Set<string>;
  orders: readonly StoredOrder[];
  payments: readonly ProcessorPayment[];
  /** Rules of money that the database breaks at the end, in words. */
  brokenMoney: readonly string[];
  /** Webhooks sent again after the storm, and whether any table changed by it. */
  replayed: number;
  replaysAccepted: number;
  changedByReplay: boolean;
}

export const emptyPaymentFacts = (): PaymentFacts => {
  const { kills, ownExits, live } = emptyFacts('');
  return {
    lastedMs: 0,
    answers: {},
    kills,
    ownExits,
    live,
    troubles: [],
    acknowledged: new Set(),
    orders: [],
    payments: [],
    brokenMoney: [],
    replayed: 0,
    replaysAccepted: 0,
    changedByReplay: false,
  };
};
