import type { OrderSplit, OrderTotals } from '@tailgate/pricing';
import { addCents, cents, negateCents, subtractCents, sumCents, type Cents } from '@tailgate/values/money';
import type { LedgerEntry, LedgerReason, PaidBy, PartyAccount, SiteAccount, Tender } from './ledger.terms.ts';

export interface OrderToBook {
  readonly totals: OrderTotals;
  readonly split: OrderSplit;
  /** How what is due was paid. What rewards and a gift card paid is in the totals. */
  readonly tender: Tender;
  readonly customerId: string;
  readonly groomerId: string;
  /** The owner of the van, on a percentage plan. */
  readonly ownerId?: string | null | undefined;
  /** The groomer's own coupon lowers what the groomer earns; the site pays for its own. */
  readonly couponPaidBy?: 'groomer' | 'site' | undefined;
}

export const ofParty = (
  account: PartyAccount,
  partyId: string,
  amountCents: Cents,
  reason: LedgerReason,
): LedgerEntry => ({ account, partyId, amountCents, reason });

export const ofSite = (account: SiteAccount, amountCents: Cents, reason: LedgerReason): LedgerEntry => ({
  account,
  partyId: null,
  amountCents,
  reason,
});

export const withoutZeros = (entries: readonly LedgerEntry[]): readonly LedgerEntry[] =>
  entries.filter(({ amountCents }) => amountCents !== 0);

/**
 * What settles that which the customer owes. Cash and checks are with the groomer already, and rewards are the groomer's
 * promise.
 */
export const paymentEntries = (
  by: PaidBy,
  amountCents: Cents,
  { customerId, groomerId }: Pick<OrderToBook, 'customerId' | 'groomerId'>,
): readonly LedgerEntry[] => {
  const settled = ofParty('customer_receivable', customerId, negateCents(amountCents), by);
  if (by === 'card') return [ofSite('processor_clearing', amountCents, by), settled];
  if (by === 'gift_card') return [ofSite('gift_card_liability', amountCents, by), settled];
  return [ofParty('groomer_payable', groomerId, amountCents, by), settled];
};

type EarnedBy = 'services' | 'no_show_fee' | 'cancellation_fee';

/** What the groomer earned, and what is taken from it, one by one: reports show them so. */
const groomerEntries = (
  { totals, split, groomerId, couponPaidBy = 'groomer' }: OrderToBook,
  earnedBy: EarnedBy,
): readonly LedgerEntry[] => {
  const { subtotal, petServicesTotal, productsTotal, couponDiscount } = totals;
  const of = (amount: Cents, reason: LedgerReason) => ofParty('groomer_payable', groomerId, amount, reason);
  const others = subtractCents(subtotal, sumCents([petServicesTotal, productsTotal]));
  return [
    of(negateCents(petServicesTotal), earnedBy),
    of(negateCents(productsTotal), 'products'),
    // The travel fee, charges and discounts.
    of(negateCents(others), 'other_charges'),
    couponPaidBy === 'site' ? ofSite('coupon_expense', couponDiscount, 'coupon') : of(couponDiscount, 'coupon'),
    of(split.owner, 'owner_share'),
    // Fees that the customer did not pay.
    of(subtractCents(split.platform, totals.managementFee), 'management_fee'),
    of(subtractCents(split.processing, totals.processingFee), 'processing_fee'),
  ];
};

/**
 * What is not paid yet is not paid out either: the shares of groomer and owner are held back, as far as what is owed
 * covers them. What a gift card paid of them is theirs at once.
 */
const heldEntries = ({ totals, split, groomerId, ownerId }: OrderToBook): readonly LedgerEntry[] => {
  const ofGroomer = cents(Math.max(0, Math.min(totals.due, addCents(split.groomer, split.tip))));
  const ofOwner = cents(Math.min(subtractCents(totals.due, ofGroomer), split.owner));
  const hold = (account: PartyAccount, partyId: string, amount: Cents) => [
    ofParty(account, partyId, amount, 'held'),
    ofParty('customer_receivable', partyId, negateCents(amount), 'held'),
  ];
  return [
    ...hold('groomer_payable', groomerId, ofGroomer),
    ...(ownerId ? hold('owner_payable', ownerId, ofOwner) : []),
  ];
};

const orderEntries = (order: OrderToBook, earnedBy: EarnedBy): readonly LedgerEntry[] => {
  const { totals, split, tender, customerId, groomerId, ownerId } = order;
  if (addCents(sumCents(Object.values(split)), totals.loyaltyDiscount) !== totals.total)
    throw new Error('The split does not add up to the total');
  if (split.owner !== 0 && !ownerId) throw new Error('A share of the van owner needs the van owner');
  return withoutZeros([
    ofParty('customer_receivable', customerId, totals.total, 'order'),
    ...groomerEntries(order, earnedBy),
    ...(ownerId ? [ofParty('owner_payable', ownerId, negateCents(split.owner), 'owner_share')] : []),
    ofSite('platform_revenue', negateCents(split.platform), 'management_fee'),
    ofSite('processing_fees', negateCents(split.processing), 'processing_fee'),
    ofParty('tax_payable', groomerId, negateCents(split.tax), 'tax'),
    ofParty('tips_payable', groomerId, negateCents(split.tip), 'tip'),
    ...paymentEntries('loyalty', totals.loyaltyDiscount, order),
    ...paymentEntries('gift_card', totals.giftCardDiscount, order),
    ...(tender === 'later' ? heldEntries(order) : paymentEntries(tender, totals.due, order)),
  ]);
};

/** A completed order: who owes it, who gets what of it, and how it was paid. */
export const completionEntries = (order: OrderToBook): readonly LedgerEntry[] => orderEntries(order, 'services');

/** The fee of a visit at which nobody was there. Its totals have the fee as the only service. */
export const noShowEntries = (order: OrderToBook): readonly LedgerEntry[] => orderEntries(order, 'no_show_fee');

/** The fee of a late cancellation, in the same way. */
export const cancellationEntries = (order: OrderToBook): readonly LedgerEntry[] =>
  orderEntries(order, 'cancellation_fee');
