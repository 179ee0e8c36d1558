import type { Cents } from '@tailgate/values/money';

/** `processing` is also an answer that did not come: asking again is safe. */
export type TransferState =
  | { readonly state: 'done'; readonly processorId: string }
  | { readonly state: 'failed'; readonly code: string }
  | { readonly state: 'processing'; readonly problem: string };

export type PayoutState =
  | { readonly state: 'sent'; readonly processorId: string; readonly arrivesAt: Date }
  | { readonly state: 'failed'; readonly processorId: string | null; readonly code: string }
  | { readonly state: 'processing'; readonly problem: string };

export interface PayoutOrder {
  /** The processor answers the same to the same id: one payout, however often it is asked. */
  readonly payoutId: string;
  readonly siteId: string;
  readonly accountId: string;
  readonly amountCents: Cents;
  /** Its code of three letters. */
  readonly currency: string;
  readonly isInstant: boolean;
}

/** The part of the card processor that pays people. */
export interface PayoutProcessor {
  /** Moves money from the platform to the account of a provider. */
  transfer(order: PayoutOrder): Promise<TransferState>;
  /** By the id that we gave it, for when the processor no longer remembers the key. Undefined: it never happened. */
  findTransfer(order: Pick<PayoutOrder, 'payoutId' | 'accountId'>): Promise<TransferState | undefined>;
  /** Brings back what a payout could not send on. */
  takeBack(order: { payoutId: string; transferId: string }): Promise<TransferState>;
  /** Sends what is on the account to its bank. */
  payOut(order: PayoutOrder): Promise<PayoutState>;
  readPayout(order: { processorId: string; accountId: string }): Promise<PayoutState>;
  findPayout(order: Pick<PayoutOrder, 'payoutId' | 'accountId'> & { since: Date }): Promise<PayoutState | undefined>;
}
