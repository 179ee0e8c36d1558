import { PAYOUT_KIND_WORDS } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { daysPaidBy } from '#shell/periods/payout-days.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { Badge } from '#ui/badges/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RowIcon } from '#ui/layout/rows.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { showRows } from '#ui/table/rows-in-browser.ts';
import type { TableColumn } from '#ui/table/table-types.ts';
import { inDollars } from '#ui/words/dollars.ts';
import { Downloads } from './downloads.tsx';
import type { ReportDays, ReportPlace } from './report-place.ts';
import { countOf, dayOf, PAYOUT_TONES, sumOf } from './report-words.ts';
import { PAYOUTS, payoutsQuery, type Payout } from './reports-query.ts';
import classes from './reports.module.css';

const Kind = ({ of: { kind } }: { of: Payout }) => <Badge tone={PAYOUT_TONES[kind]}>{PAYOUT_KIND_WORDS[kind]}</Badge>;

interface OrdersProps {
  readonly payout: Payout;
  readonly all: readonly Payout[];
  readonly timeZone: string;
}

/** What was paid out, as a way to the orders that it is for; what came back is for none. */
const OrdersOf = ({ payout, all, timeZone }: OrdersProps) => {
  const words = dayOf(payout.date, timeZone);
  if (payout.kind === 'returned') return words;
  const before = all
    .filter(({ date, kind }) => kind === 'payout' && date < payout.date)
    .toSorted((one, other) => other.date.localeCompare(one.date))[0];
  return (
    <TextLink
      to="/groomer/reports/detail"
      search={{ period: 'custom', ...daysPaidBy(payout, before, timeZone) }}
      aria-label={`Orders of the payout of ${words}`}
    >
      {words}
    </TextLink>
  );
};

const columnsIn = (timeZone: string, all: readonly Payout[]): readonly TableColumn<Payout>[] => [
  {
    id: 'date',
    label: 'Date',
    sorts: true,
    fixed: true,
    cell: (payout) => <OrdersOf payout={payout} all={all} timeZone={timeZone} />,
  },
  { id: 'type', label: 'Type', fixed: true, cell: (payout) => <Kind of={payout} /> },
  { id: 'fee', label: 'Fee', sorts: true, fixed: true, align: 'end', cell: ({ fee }) => inDollars(fee) },
  {
    id: 'amount',
    label: 'Amount',
    sorts: true,
    fixed: true,
    align: 'end',
    cell: ({ amount }) => <strong>{inDollars(amount)}</strong>,
  },
];

const IN_BROWSER = {
  sorts: {
    date: ({ date }: Payout) => date,
    fee: ({ fee }: Payout) => fee,
    amount: ({ amount }: Payout) => amount,
  },
};

/** What was sent to the bank in the days, and what came back. */
export const PayoutsCard = ({ shown, place: { table } }: { shown: ReportDays; place: ReportPlace }) => {
  const payouts = useQuery(payoutsQuery(shown.days));
  const rows = payouts.data && showRows(payouts.data, table.state, IN_BROWSER);
  const all = payouts.data ?? [];
  const amount = inDollars(sumOf(all.map((payout) => payout.amount)));
  const fee = inDollars(sumOf(all.map((payout) => payout.fee)));
  return (
    <section className={classes['section']} aria-label="Payouts">
      <div className={classes['sectionHead']}>
        <h2 className={classes['sectionTitle']}>Payouts</h2>
        {payouts.data && payouts.data.length > 0 && <Downloads of={PAYOUTS} name="payouts" shown={shown} />}
      </div>
      <p className={classes['note']}>
        Payouts send what customers paid by card. Cash and checks are with you already: they count as earned, and the
        fees and taxes on them are taken from your payouts.
      </p>
      <DataTable
        what="payouts"
        plain
        columns={columnsIn(shown.timeZone, all)}
        page={rows?.page}
        query={payouts}
        state={rows?.state ?? table.state}
        onState={table.onState}
        nameOf={({ date }) => `payout of ${dayOf(date, shown.timeZone)}`}
        line={(payout) => ({
          lead: <RowIcon icon={Landmark} />,
          title: (
            <span className={classes['line']}>
              <OrdersOf payout={payout} all={all} timeZone={shown.timeZone} />
              <span className={classes['amount']}>{inDollars(payout.amount)}</span>
            </span>
          ),
          meta: (
            <span className={classes['line']}>
              <Kind of={payout} />
              {payout.fee !== 0 && <span>Fee {inDollars(payout.fee)}</span>}
            </span>
          ),
        })}
        totals={{ label: countOf(rows?.page.total ?? 0, 'payout'), cells: { fee, amount }, line: amount }}
        empty={
          <EmptyState title="No payouts in this period">
            Payouts appear here when money is sent to your bank, once a week.
          </EmptyState>
        }
      />
    </section>
  );
};
