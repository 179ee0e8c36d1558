/** What must never happen to anybody, whatever insiders call. */
export const RULES = {
  'charge-above-consent': 'nobody is charged above what they agreed to',
  'charge-without-consent': 'each charge names what its customer agreed to, and is not above it',
  'consent-by-another': 'only the customer agrees to what their card is charged',
  'charge-before-its-day': 'nobody is charged for a visit before the day that they know',
  'fee-for-unknown-time': 'nobody pays a fee for a time that they were not told, or were told when it was over',
  'fee-above-booking': 'a fee is at most the one that was shown at booking',
  'tip-without-customer': 'a tip after the visit is the customer’s own act',
  'debt-of-another': 'nobody earns from another groomer’s debt to the site',
  'gift-card-books': 'the ledger owes what is on gift cards',
  'unbalanced-ledger': 'a transaction of the ledger sums to zero',
  'data-changed-unseen': 'nobody’s own data changes by somebody else’s act without their knowing',
  'too-many-messages': 'one sender does not flood one recipient',
  'young-income-paid-out': 'income is held before an instant payout',
} as const;
export type RuleName = keyof typeof RULES;

export interface Violation {
  readonly rule: RuleName;
  readonly what: string;
}
