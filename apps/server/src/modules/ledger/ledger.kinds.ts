import type { EarningKind } from '@tailgate/contract';

interface KindFacts {
  /** How reports and statements list it; null where nobody earns or loses by it. */
  readonly earning: EarningKind | null;
  /** A customer is charged by it: what they spend is counted from these. */
  readonly charges?: true;
  /** An order ends by it, once: reports count orders by these. */
  readonly endsOrder?: true;
  /** A customer settles an order by it, at its end or later: from then on it can be paid out. */
  readonly settlesOrder?: true;
  /** Work was done for it: what a stop earned is counted from these. */
  readonly isVisit?: true;
}

/** Every kind of transaction in the ledger, and what reports and statements make of it. */
const KINDS = {
  completion: { earning: 'completion', charges: true, endsOrder: true, settlesOrder: true, isVisit: true },
  no_show: { earning: 'noShow', charges: true, endsOrder: true, settlesOrder: true },
  cancellation: { earning: 'cancellation', charges: true, endsOrder: true, settlesOrder: true },
  // What stayed owed is paid.
  payment: { earning: 'payment', settlesOrder: true },
  // A tip that was added after the visit.
  tip: { earning: 'tip', charges: true },
  refund: { earning: 'refund' },
  dispute: { earning: 'dispute' },
  // The opposite of what was booked for another cause.
  reversal: { earning: 'correction' },
  payout: { earning: null },
  gift_card_sale: { earning: null },
  gift_card_void: { earning: null },
} as const satisfies Readonly<Record<string, KindFacts>>;

export type LedgerKind = keyof typeof KINDS;
export const LEDGER_KINDS: Readonly<Record<LedgerKind, KindFacts>> = KINDS;

type Flag = Exclude<keyof KindFacts, 'earning'>;
/** The kinds that have a flag, for SQL. */
export const kindsThat = (flag: Flag): readonly LedgerKind[] =>
  (Object.keys(KINDS) as LedgerKind[]).filter((kind) => LEDGER_KINDS[kind][flag]);
