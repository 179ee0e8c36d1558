import { cents, negateCents, sumCents, type Cents } from '@tailgate/values/money';
import { ofParty, ofSite, paymentEntries, withoutZeros } from './completion.rules.ts';
import type { LedgerEntry, LedgerReason, PaidBy } from './ledger.terms.ts';

/** Entries that say how an order was paid, not who gets what of it. */
const NO_PART: ReadonlySet<LedgerReason> = new Set([
  'order',
  'card',
  'cash',
  'check',
  'gift_card',
  'loyalty',
  'held',
  'dispute_fee',
]);

const sumOf = (entries: readonly LedgerEntry[]): Cents => sumCents(entries.map(({ amountCents }) => amountCents));

/** What was paid this way and not given back yet, by all entries of an order. */
export const refundableOf = (booked: readonly LedgerEntry[], by: PaidBy): Cents =>
  negateCents(sumOf(booked.filter(({ account, reason }) => account === 'customer_receivable' && reason === by)));

const WAYS: ReadonlySet<LedgerReason> = new Set<PaidBy>(['card', 'cash', 'check', 'gift_card', 'loyalty']);

/** Whether something was paid, in whatever ways, and nothing of it is left. */
export const isAllGivenBack = (booked: readonly LedgerEntry[]): boolean => {
  const paid = booked.filter(({ account, reason }) => account === 'customer_receivable' && WAYS.has(reason));
  return paid.length > 0 && sumOf(paid) === 0;
};

const groupedBy = (entries: readonly LedgerEntry[], keyOf: (entry: LedgerEntry) => string) => [
  ...Map.groupBy(entries, keyOf).values(),
];

/** What is left of each part after earlier refunds, by account. */
const partsOf = (booked: readonly LedgerEntry[]): readonly (readonly LedgerEntry[])[] => {
  const parts = booked.filter(({ reason }) => !NO_PART.has(reason));
  return groupedBy(parts, ({ account, partyId }) => `${account} ${partyId}`).map((ofAccount) =>
    groupedBy(ofAccount, ({ reason }) => reason).flatMap((entries) => {
      const [first] = entries;
      return first ? [{ ...first, amountCents: sumOf(entries) }] : [];
    }),
  );
};

/**
 * The same portion of every part, which may be negative, adding up to `sum`: rounded down, and the remaining cents to
 * the largest remainders.
 */
const portions = (parts: readonly Cents[], portion: { amount: Cents; whole: Cents }, sum: Cents): readonly Cents[] => {
  const whole = BigInt(portion.whole);
  const exact = parts.map((part) => BigInt(part) * BigInt(portion.amount));
  const remainders = exact.map((product) => ((product % whole) + whole) % whole);
  const down = exact.map((product, index) => Number((product - (remainders[index] ?? 0n)) / whole));
  const left = sum - down.reduce((all, part) => all + part, 0);
  const favored = new Set(
    remainders
      .map((remainder, index) => ({ index, remainder }))
      .sort((one, other) => Number(other.remainder - one.remainder) || one.index - other.index)
      .slice(0, left)
      .map(({ index }) => index),
  );
  return down.map((part, index) => cents(part + (favored.has(index) ? 1 : 0)));
};

/**
 * What everybody gives back: first by account, so that nobody gives a cent more than their portion for the sake of
 * another's, then by reason. A refund of all that is left takes exactly what is left of each part.
 */
const givenBack = (booked: readonly LedgerEntry[], amount: Cents): readonly LedgerEntry[] => {
  const accounts = partsOf(booked);
  const left = accounts.map((parts) => negateCents(sumOf(parts)));
  const portion = { amount, whole: sumCents(left) };
  return portions(left, portion, amount).flatMap((sum, at) => {
    const parts = accounts[at] ?? [];
    const amounts = portions(
      parts.map(({ amountCents }) => negateCents(amountCents)),
      portion,
      sum,
    );
    return parts.map((part, index) => ({ ...part, amountCents: amounts[index] ?? cents(0) }));
  });
};

const receivableOf = (booked: readonly LedgerEntry[]) => {
  const customerId = booked.find(({ account }) => account === 'customer_receivable')?.partyId;
  const groomerId = booked.find(({ account }) => account === 'groomer_payable' || account === 'tips_payable')?.partyId;
  if (!customerId || !groomerId) throw new Error('An order that is refunded was booked before');
  return { customerId, groomerId };
};

/**
 * Gives a part of an order back the way it was paid. Everybody gives back in proportion to what they got: groomer, van
 * owner, platform, taxes and tip. `booked` is everything that was booked for the order so far.
 */
export const refundEntries = (
  booked: readonly LedgerEntry[],
  { amountCents, to }: { readonly amountCents: Cents; readonly to: PaidBy },
): readonly LedgerEntry[] => {
  if (amountCents <= 0) throw new RangeError('A refund is more than nothing');
  if (amountCents > refundableOf(booked, to)) throw new RangeError('A refund is at most what was paid');
  const people = receivableOf(booked);
  return withoutZeros([
    ...givenBack(booked, amountCents),
    ofParty('customer_receivable', people.customerId, negateCents(amountCents), 'order'),
    ...paymentEntries(to, negateCents(amountCents), people),
  ]);
};

/** A bank took a card payment back, and charged for it. The platform bears that charge. */
export const disputeEntries = (
  booked: readonly LedgerEntry[],
  { amountCents, feeCents }: { readonly amountCents: Cents; readonly feeCents: Cents },
): readonly LedgerEntry[] => [
  ...refundEntries(booked, { amountCents, to: 'card' }),
  ...withoutZeros([
    ofSite('processing_fees', feeCents, 'dispute_fee'),
    ofSite('processor_clearing', negateCents(feeCents), 'dispute_fee'),
  ]),
];

export const reversalEntries = (entries: readonly LedgerEntry[]): readonly LedgerEntry[] =>
  entries.map((entry) => ({ ...entry, amountCents: negateCents(entry.amountCents) }));
