import { REFUNDED_TO, receiptWays } from '@tailgate/contract/facts';
import { centsOf, showMoney, sumCents } from '@tailgate/values/money';
import type { Receipt } from '../appointments-query.ts';
import { momentOf } from '../own/own-words.ts';

/** `$93.14 cash · $50.00 gift card`; with one way, only its name */
const waysInWords = (receipt: Receipt): string => {
  const ways = receiptWays(receipt);
  const [only] = ways;
  if (ways.length === 1 && only) return only.name;
  return ways
    .map(
      ({ name, amount }) =>
        `${showMoney(centsOf(amount), receipt.currency)} ${name.replace(/^\w/, (first) => first.toLowerCase())}`,
    )
    .join(' · ');
};

/** `Refunded $20.00 to card`, each way once; null where nothing was given back. */
export const refundWords = ({ refunds, currency }: Receipt): string | null => {
  const ways = [...new Set(refunds.map(({ way }) => way))];
  if (ways.length === 0) return null;
  const sums = ways.map((way) => {
    const sum = sumCents(refunds.filter((refund) => refund.way === way).map(({ amount }) => centsOf(amount)));
    return `${showMoney(sum, currency)} ${REFUNDED_TO[way]}`;
  });
  return `Refunded ${sums.join(' and ')}`;
};

interface Outcome {
  readonly tone: 'success' | 'warning' | 'neutral';
  readonly title: string;
  readonly note: string;
}

const WHAT = { completed: '', no_show: 'No-show fee ', cancellation: 'Cancellation fee ' } as const;

/** How it ended, by what was paid and given back: `Paid $192.39` by `Visa ending in 4242`. */
export const outcomeOf = (receipt: Receipt): Outcome => {
  const { prices, owed, refunds, currency, kind, settledAt, timeZone } = receipt;
  const at = momentOf(settledAt, timeZone);
  const shown = (dollars: number) => showMoney(centsOf(dollars), currency);
  if (owed > 0)
    return {
      tone: 'warning',
      title: `${WHAT[kind] || 'Not paid yet: '}${shown(owed)}${kind === 'completed' ? '' : ' not paid yet'}`,
      note: at,
    };
  if (prices.total === 0) return { tone: 'neutral', title: 'Nothing was due', note: at };
  const refunded = refundWords(receipt);
  const back = sumCents(refunds.map(({ amount }) => centsOf(amount)));
  if (refunded !== null && back >= centsOf(prices.total))
    return { tone: 'neutral', title: refunded, note: `Paid ${shown(prices.total)} · ${at}` };
  const paid = kind === 'completed' ? `Paid ${shown(prices.total)}` : `${WHAT[kind]}${shown(prices.total)} paid`;
  return {
    tone: 'success',
    title: paid,
    note: [waysInWords(receipt), at, refunded].filter((part) => part !== null).join(' · '),
  };
};
