import type { AnswerOf, PaymentWay, reportsContract } from '@tailgate/contract';
import { dollarsOf, negateCents, subtractCents, sumCents, type Cents } from '@tailgate/values/money';
import { displayNameOf } from '../accounts/index.ts';
import { kindsThat, type PaidBy } from '../ledger/index.ts';
import { kindOf, linesAnswer, netOf, onLine, taxOf } from './earning-lines.rules.ts';
import type { EarnedTransaction, OrderEntry, PaidOut, PartySum, earnedByDay, payoutSums } from './party-ledger.view.ts';

type DaySums = Awaited<ReturnType<typeof earnedByDay>>;

const dollarsOn = (sums: readonly PartySum[]) => ({
  net: dollarsOf(netOf(sums)),
  tips: dollarsOf(onLine(sums, 'tips')),
});

export const earningsSums = (sums: DaySums) => ({
  ...dollarsOn(sums),
  tax: dollarsOf(taxOf(sums)),
  lines: linesAnswer(sums),
  byDay: [...Map.groupBy(sums, ({ day }) => day)]
    .map(([day, ofDay]) => ({ day, ...dollarsOn(ofDay) }))
    .filter(({ net, tips }) => net !== 0 || tips !== 0),
});

export const earningAnswer = (row: EarnedTransaction) => ({
  id: row.id,
  orderId: row.appointmentId,
  date: row.occurredAt.toISOString(),
  kind: kindOf(row.kind),
  customer:
    row.customerId === null
      ? null
      : {
          id: row.customerId,
          displayName: displayNameOf({ first_name: row.first_name ?? '', last_name: row.last_name ?? '' }),
        },
  lines: linesAnswer(row.sums),
  net: dollarsOf(netOf(row.sums)),
  tax: dollarsOf(taxOf(row.sums)),
});

export const payoutAnswer = ({ id, kind, occurredAt, takenCents, feeCents }: PaidOut) => ({
  id,
  date: occurredAt.toISOString(),
  kind: kind === 'payout' ? ('payout' as const) : ('returned' as const),
  amount: dollarsOf(subtractCents(takenCents, feeCents)),
  fee: dollarsOf(feeCents),
});

export const payoutSumsAnswer = ({ total, takenCents, feeCents }: Awaited<ReturnType<typeof payoutSums>>) => ({
  total,
  amount: dollarsOf(subtractCents(takenCents, feeCents)),
  fees: dollarsOf(feeCents),
});

/** What was sold and the taxes collected on it, by month. */
export const salesTaxesAnswer = (sums: DaySums): AnswerOf<typeof reportsContract.reportSalesTaxes> => {
  const figures = (some: DaySums) => ({
    sales: dollarsOf(onLine(some, 'services', 'products', 'otherCharges', 'coupons')),
    tax: dollarsOf(taxOf(some)),
  });
  return {
    ...figures(sums),
    byMonth: [...Map.groupBy(sums, ({ day }) => day.slice(0, 7))]
      .map(([month, ofMonth]) => ({ month, ...figures(ofMonth) }))
      .filter(({ sales, tax }) => sales !== 0 || tax !== 0),
  };
};

const WAY_OF: Readonly<Record<PaidBy, PaymentWay>> = {
  card: 'card',
  cash: 'cash',
  check: 'check',
  gift_card: 'giftCard',
  loyalty: 'loyalty',
};
const WAYS = Object.keys(WAY_OF) as readonly PaidBy[];

const sumOf = (entries: readonly OrderEntry[], isCounted: (entry: OrderEntry) => boolean): Cents =>
  sumCents(entries.filter(isCounted).map(({ amountCents }) => amountCents));

/** That by which an order ended, and what its customer added. */
const ORDER_KINDS: ReadonlySet<string> = new Set(kindsThat('charges'));

/** How the customer was charged and paid. A refund lowers what was paid by its way. */
const chargedAnswer = (
  entries: readonly OrderEntry[],
  sums: readonly PartySum[],
  customer: { id: string; displayName: string },
) => {
  const owed = entries.filter(({ account, reason }) => account === 'customer_receivable' && reason !== 'held');
  const isOrder = ({ reason }: OrderEntry) => reason === 'order';
  const total = sumOf(owed, (entry) => isOrder(entry) && ORDER_KINDS.has(entry.kind));
  return {
    customer,
    total: dollarsOf(total),
    refunded: dollarsOf(subtractCents(total, sumOf(owed, isOrder))),
    tax: dollarsOf(taxOf(sums)),
    unpaid: dollarsOf(sumOf(owed, () => true)),
    paidBy: WAYS.map((way) => ({
      way: WAY_OF[way],
      amount: dollarsOf(negateCents(sumOf(owed, ({ reason }) => reason === way))),
    })).filter(({ amount }) => amount !== 0),
  };
};

const gained = ({ account, reason, amountCents }: OrderEntry): PartySum => ({
  account,
  reason,
  amountCents: negateCents(amountCents),
});

/** An order as the viewer sees it. `customer` is undefined for who is no groomer of it. */
export const orderAnswer = (
  id: string,
  viewerId: string,
  entries: readonly OrderEntry[],
  customer: { id: string; displayName: string } | undefined,
): AnswerOf<typeof reportsContract.reportOrder> => {
  const own = entries.filter(({ partyId }) => partyId === viewerId);
  const sums = own.map(gained);
  const [first] = own;
  if (!first) throw new Error('An order that was found has entries of the viewer');
  return {
    id,
    date: first.occurredAt.toISOString(),
    lines: linesAnswer(sums),
    net: dollarsOf(netOf(sums)),
    charged: customer ? chargedAnswer(entries, sums, customer) : null,
    history: [...Map.groupBy(own, ({ transactionId }) => transactionId).values()].flatMap((some) => {
      const [entry] = some;
      if (!entry) return [];
      const net = dollarsOf(netOf(some.map(gained)));
      return [{ date: entry.occurredAt.toISOString(), kind: kindOf(entry.kind), net }];
    }),
  };
};

export const availableAnswer = (
  owed: { readonly earnings: Cents; readonly tips: Cents; readonly vanShare: Cents },
  lastPayout: PaidOut | undefined,
): AnswerOf<typeof reportsContract.reportAvailable> => ({
  available: dollarsOf(sumCents([owed.earnings, owed.tips, owed.vanShare])),
  earnings: dollarsOf(owed.earnings),
  tips: dollarsOf(owed.tips),
  vanShare: dollarsOf(owed.vanShare),
  lastPayout: lastPayout ? payoutAnswer(lastPayout) : null,
});
