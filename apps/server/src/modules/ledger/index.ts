export { completionEntries, noShowEntries, type OrderToBook } from './completion.rules.ts';
export { balanceOf, entriesOfAppointment } from './ledger.queries.ts';
export type { LedgerAccount, LedgerEntry, LedgerKind, LedgerReason, PaidBy, Tender } from './ledger.terms.ts';
export { recordInLedger } from './record-in-ledger.ts';
export { recordPayout } from './record-payout.ts';
export { recordRefund } from './record-refund.ts';
export { recordReversal } from './record-reversal.ts';
export { refundableOf } from './refund.rules.ts';
