import type { ChargePurpose } from '@tailgate/contract';
import { negateCents, type Cents } from '@tailgate/values/money';
import { withAdvisoryLock } from '../../platform/db/advisory-lock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { entriesOfAppointment, transactionOf } from './ledger.queries.ts';
import type { LedgerKind, LedgerTransaction, PaidBy } from './ledger.terms.ts';
import { recordInLedger } from './record-in-ledger.ts';
import { disputeEntries, isAllGivenBack, refundableOf, refundEntries } from './refund.rules.ts';

export interface RefundToBook {
  /** The refund itself, such as `refund:<id>`: the same one is booked once. */
  readonly cause: string;
  readonly appointmentId: string;
  readonly amountCents: Cents;
  /** The way it was paid. A bank that takes a card payment back charges a fee for it. */
  readonly to: PaidBy | { readonly disputeFeeCents: Cents };
  /** Of what was paid: the order, or the tip that was added later, which only a bank takes back. */
  readonly of?: ChargePurpose | undefined;
}

const kindOf = ({ to, of }: RefundToBook): LedgerKind => {
  if (typeof to === 'string') return 'refund';
  return of === 'tip' ? 'tip_dispute' : 'dispute';
};

const paidByOf = (to: RefundToBook['to']): PaidBy => (typeof to === 'string' ? to : 'card');

const isSameRefund = (booked: LedgerTransaction, kind: string, { appointmentId, amountCents, to }: RefundToBook) =>
  booked.kind === kind &&
  booked.appointmentId === appointmentId &&
  refundableOf(booked.entries, paidByOf(to)) === negateCents(amountCents);

/** What was paid for an appointment in one way and not given back yet. */
export const refundableIn = async (tx: Tx, appointmentId: string, by: PaidBy, of?: ChargePurpose): Promise<Cents> =>
  refundableOf(await entriesOfAppointment(tx, appointmentId, of), by);

/** Whether something was paid for an order and nothing of it is left, by refunds or because a bank took it back. */
export const isGivenBack = async (tx: Tx, appointmentId: string): Promise<boolean> =>
  isAllGivenBack(await entriesOfAppointment(tx, appointmentId));

/**
 * Gives back a part of what was paid for an appointment, at most what is left of it. Refunds of one appointment wait for
 * each other, so that two of them cannot both take the rest.
 */
export const recordRefund = async (
  tx: Tx,
  refund: RefundToBook,
  platform: Pick<Platform, 'clock'>,
): Promise<'booked' | 'exceeds_payment'> => {
  const { cause, appointmentId, amountCents, to, of } = refund;
  const kind = kindOf(refund);
  await withAdvisoryLock(tx, 'refunds', appointmentId);
  const before = await transactionOf(tx, cause);
  if (before) {
    if (!isSameRefund(before, kind, refund)) throw new Error(`Something else is booked for ${cause}`);
    return 'booked';
  }
  const booked = await entriesOfAppointment(tx, appointmentId, of);
  if (amountCents > refundableOf(booked, paidByOf(to))) return 'exceeds_payment';
  const entries =
    typeof to === 'string'
      ? refundEntries(booked, { amountCents, to })
      : disputeEntries(booked, { amountCents, feeCents: to.disputeFeeCents });
  await recordInLedger(tx, { kind, cause, appointmentId, entries }, platform);
  return 'booked';
};
