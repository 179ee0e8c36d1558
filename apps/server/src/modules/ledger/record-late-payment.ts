import { negateCents, type Cents } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { ofParty, ofSite, paymentEntries, withoutZeros } from './completion.rules.ts';
import { entriesOfBill, transactionOf } from './ledger.queries.ts';
import type { LedgerEntry, Tender } from './ledger.terms.ts';
import { recordInLedger } from './record-in-ledger.ts';

export interface LatePayment {
  readonly appointmentId: string;
  readonly customerId: string;
  readonly groomerId: string;
  readonly by: Exclude<Tender, 'later'>;
  readonly amountCents: Cents;
  /** What processing the card costs the groomer; nothing for cash and checks. */
  readonly processingFeeCents: Cents;
}

/** The customer's debt first: reports read from it whose payment it is. */
const entriesOf = (booked: readonly LedgerEntry[], payment: LatePayment): readonly LedgerEntry[] => {
  const { by, amountCents, processingFeeCents, groomerId } = payment;
  const released = booked
    .filter(({ reason }) => reason === 'held')
    .map((entry) => ({ ...entry, amountCents: negateCents(entry.amountCents) }));
  return withoutZeros([
    ...paymentEntries(by, amountCents, payment),
    ...released,
    ofParty('groomer_payable', groomerId, processingFeeCents, 'processing_fee'),
    ofSite('processing_fees', negateCents(processingFeeCents), 'processing_fee'),
  ]);
};

/** What stayed owed for an order is paid, once: what was held of it can be paid out. */
export const recordLatePayment = async (
  tx: Tx,
  payment: LatePayment,
  platform: Pick<Platform, 'clock'>,
): Promise<void> => {
  const { appointmentId } = payment;
  const cause = `payment:${appointmentId}`;
  const about = { purpose: 'due', subjectId: appointmentId } as const;
  if (await transactionOf(tx, cause)) return;
  const entries = entriesOf(await entriesOfBill(tx, about), payment);
  await recordInLedger(tx, { kind: 'payment', cause, about, entries }, platform);
};
