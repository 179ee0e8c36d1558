export { cancellationEntries, completionEntries, noShowEntries } from './completion.rules.ts';
export { balanceOf } from './ledger.queries.ts';
export type { LedgerAccount, LedgerEntry, LedgerKind, LedgerReason, PaidBy } from './ledger.terms.ts';
export { recordInLedger } from './record-in-ledger.ts';
export { recordLatePayment } from './record-late-payment.ts';
export { recordPayout } from './record-payout.ts';
export { recordRefund, refundableIn } from './record-refund.ts';
export { refundableOf } from './refund.rules.ts';
export { recordReversal } from './record-reversal.ts';
