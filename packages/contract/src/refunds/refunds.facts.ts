/** The way money of an order can go back: the way it came. */
export const REFUND_WAYS = ['card', 'cash', 'check', 'gift_card', 'loyalty'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

export const CHARGE_STATUSES = ['pending', 'captured', 'declined', 'failed', 'cancelled'] as const;
export type ChargeStatus = (typeof CHARGE_STATUSES)[number];
export const REFUND_STATUSES = ['pending', 'succeeded', 'failed'] as const;
export const DISPUTE_STATUSES = ['open', 'won', 'lost'] as const;

export const MAX_REFUND_REASON_LENGTH = 500;

/** Accounts of the ledger, those of a person first. */
export const LEDGER_ACCOUNTS = [
  'customer_receivable',
  'groomer_payable',
  'owner_payable',
  'tax_payable',
  'tips_payable',
  'processor_clearing',
  'platform_revenue',
  'gift_card_liability',
  'coupon_expense',
  'processing_fees',
] as const;
