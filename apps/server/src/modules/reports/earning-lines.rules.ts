import { EARNING_LINES, type EarningKind, type EarningLine } from '@tailgate/contract';
import { dollarsOf, sumCents, type Cents } from '@tailgate/values/money';
import { LEDGER_KINDS, type LedgerKind, type LedgerReason } from '../ledger/index.ts';
import type { PartySum } from './party-ledger.view.ts';

/** What an entry of a groomer's account is called in reports; null where nothing is earned by it. */
const LINE_OF: Readonly<Record<LedgerReason, EarningLine | null>> = {
  services: 'services',
  products: 'products',
  other_charges: 'otherCharges',
  no_show_fee: 'noShowFees',
  cancellation_fee: 'cancellationFees',
  tip: 'tips',
  coupon: 'coupons',
  loyalty: 'loyalty',
  owner_share: 'vanOwnerShare',
  management_fee: 'platformFee',
  processing_fee: 'cardProcessing',
  order: null,
  tax: null,
  card: null,
  cash: null,
  check: null,
  gift_card: null,
  held: null,
  dispute_fee: null,
  payout: null,
  payout_fee: null,
};

/** What is a share of the owner to the groomer is earned by the owner. */
const lineOf = ({ account, reason }: Pick<PartySum, 'account' | 'reason'>): EarningLine | null =>
  account === 'owner_payable' && reason === 'owner_share' ? 'vanShare' : LINE_OF[reason];

/** What the ledger calls each line, in the order in which they are shown; the tax last, which is no line. */
export const REASONS_OF_FILE: readonly string[] = [
  ...EARNING_LINES.map((line) => {
    if (line === 'vanShare') return 'van_share';
    return Object.entries(LINE_OF).find(([, shownAs]) => shownAs === line)?.[0] ?? '';
  }),
  'tax',
];

const amountOf = (sums: readonly PartySum[]): Cents => sumCents(sums.map(({ amountCents }) => amountCents));

export const onLine = (sums: readonly PartySum[], ...lines: readonly EarningLine[]): Cents =>
  amountOf(sums.filter((sum) => lines.some((line) => line === lineOf(sum))));

export const netOf = (sums: readonly PartySum[]): Cents => amountOf(sums.filter((sum) => lineOf(sum) !== null));

export const taxOf = (sums: readonly PartySum[]): Cents => amountOf(sums.filter(({ reason }) => reason === 'tax'));

/** The lines that are not zero, in the order in which they are shown. */
export const linesAnswer = (sums: readonly PartySum[]) =>
  EARNING_LINES.map((line) => ({ line, amount: dollarsOf(onLine(sums, line)) })).filter(({ amount }) => amount !== 0);

/** Nothing is earned by the others, so none is listed as an earning. */
export const kindOf = (kind: LedgerKind): EarningKind => LEDGER_KINDS[kind].earning ?? 'correction';
