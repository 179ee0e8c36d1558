import type { ChargePurpose } from '@tailgate/contract';
import type { Cents } from '@tailgate/values/money';
import type { LedgerKind } from './ledger.kinds.ts';

/** Accounts that are kept for each customer, groomer or van owner. Taxes are kept by groomer. */
export const PARTY_ACCOUNTS = [
  'customer_receivable',
  'groomer_payable',
  'owner_payable',
  'tax_payable',
  'tips_payable',
] as const;

/** Accounts of the site. */
export const SITE_ACCOUNTS = [
  'processor_clearing',
  'platform_revenue',
  'gift_card_liability',
  'coupon_expense',
  'processing_fees',
] as const;

export type PartyAccount = (typeof PARTY_ACCOUNTS)[number];
export type SiteAccount = (typeof SITE_ACCOUNTS)[number];
export type LedgerAccount = PartyAccount | SiteAccount;

/** How an order is paid. `later` leaves it owed. */
export type Tender = 'card' | 'cash' | 'check' | 'later';
/** Where money came from and can go back to. */
export type PaidBy = Exclude<Tender, 'later'> | 'gift_card' | 'loyalty';

/** What an entry is for. Of the groomer's account: first what was earned, then what is taken from it. */
export type LedgerReason =
  | 'order'
  | 'services'
  | 'no_show_fee'
  | 'cancellation_fee'
  | 'products'
  | 'other_charges'
  | 'coupon'
  | 'owner_share'
  | 'management_fee'
  | 'processing_fee'
  | 'tax'
  | 'tip'
  | PaidBy
  // The part of what is owed that is not paid out before the customer paid.
  | 'held'
  | 'dispute_fee'
  | 'payout'
  | 'payout_fee';

interface Booked {
  /** A debit is positive, a credit negative. */
  readonly amountCents: Cents;
  readonly reason: LedgerReason;
}

export type LedgerEntry =
  | (Booked & { readonly account: PartyAccount; readonly partyId: string })
  | (Booked & { readonly account: SiteAccount; readonly partyId: null });

/** What money was owed for. Its kind of subject is that of the purpose. */
export interface About {
  readonly purpose: ChargePurpose;
  readonly subjectId: string;
}

export interface LedgerTransaction {
  readonly kind: LedgerKind;
  /** What it is booked for, such as `completion:<appointment>`. The same cause is booked once. */
  readonly cause: string;
  /** Undefined where nothing was sold: payouts, gift cards. */
  readonly about?: About | undefined;
  readonly entries: readonly LedgerEntry[];
}
