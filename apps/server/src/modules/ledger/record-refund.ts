import { negateCents, type Cents } from '@tailgate/values/money';
import { withAdvisoryLock } from '../../platform/db/advisory-lock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { entriesOfBill, transactionOf } from './ledger.queries.ts';
import type { LedgerKind } from './ledger.kinds.ts';
import type { About, LedgerTransaction, PaidBy } from './ledger.terms.ts';
import { recordInLedger } from './record-in-ledger.ts';
import { disputeEntries, isAllGivenBack, refundableOf, refundEntries } from './refund.rules.ts';

export interface RefundToBook extends About {
  /** The refund itself, such as `refund:<id>`: the same one is booked once. */
  readonly cause: string;
  readonly amountCents: Cents;
  /** The way it was paid. A bank that takes a card payment back charges a fee for it. */
  readonly to: PaidBy | { readonly disputeFeeCents: Cents };
}

const kindOf = ({ to }: RefundToBook): LedgerKind => (typeof to === 'string' ? 'refund' : 'dispute');

const paidByOf = (to: RefundToBook['to']): PaidBy => (typeof to === 'string' ? to : 'card');

const isSameRefund = (booked: LedgerTransaction, kind: string, { subjectId, amountCents, to }: RefundToBook) =>
  booked.kind === kind &&
  booked.about?.subjectId === subjectId &&
  refundableOf(booked.entries, paidByOf(to)) === negateCents(amountCents);

/** What was paid for a bill in one way and not given back yet. */
export const refundableIn = async (tx: Tx, about: About, by: PaidBy): Promise<Cents> =>
  refundableOf(await entriesOfBill(tx, about), by);

/** Whether something was paid for a bill and nothing of it is left, by refunds or because a bank took it back. */
export const isGivenBack = async (tx: Tx, about: About): Promise<boolean> =>
  isAllGivenBack(await entriesOfBill(tx, about));

/**
 * Gives back a part of what was paid for a bill, at most what is left of it. Refunds of one subject wait for each other, so that two of them cannot both take the rest.
 */
export const recordRefund = async (
  tx: Tx,
  refund: RefundToBook,
  platform: Pick<Platform, 'clock'>,
): Promise<'booked' | 'exceeds_payment'> => {
  const { cause, purpose, subjectId, amountCents, to } = refund;
  const about = { purpose, subjectId };
  const kind = kindOf(refund);
  await withAdvisoryLock(tx, 'refunds', subjectId);
  const before = await transactionOf(tx, cause);
  if (before) {
    if (!isSameRefund(before, kind, refund)) throw new Error(`Something else is booked for ${cause}`);
    return 'booked';
  }
  const booked = await entriesOfBill(tx, about);
  if (amountCents > refundableOf(booked, paidByOf(to))) return 'exceeds_payment';
  const entries =
    typeof to === 'string'
      ? refundEntries(booked, { amountCents, to })
      : disputeEntries(booked, { amountCents, feeCents: to.disputeFeeCents });
  await recordInLedger(tx, { kind, cause, about, entries }, platform);
  return 'booked';
};
