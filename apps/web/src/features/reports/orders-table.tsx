import { EARNING_KIND_WORDS } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { daysInWords } from '#shell/periods/period.ts';
import type { TableSearch } from '#shell/tables/text-search.ts';
import { Badge } from '#ui/badges/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { RowIcon } from '#ui/layout/rows.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { RowOpener } from '#ui/table/row-opener.tsx';
import type { TableColumn } from '#ui/table/table-types.ts';
import { inDollars } from '#ui/words/dollars.ts';
import { ReportFrame } from './report-frame.tsx';
import type { ReportDays, ReportPlace } from './report-place.ts';
import { countOf, dayOf, inThree, KIND_TONES } from './report-words.ts';
import { ordersQuery, type Earning, type Earnings } from './reports-query.ts';
import classes from './reports.module.css';

/** Corrections belong to no order, and some orders to nobody who can be named. */
const nameOf = ({ customer, kind }: Earning) => customer?.displayName ?? EARNING_KIND_WORDS[kind];

const OrderLink = ({ of, period }: { of: Earning; period: TableSearch }) =>
  of.orderId === null ? (
    nameOf(of)
  ) : (
    <RowOpener to="/groomer/reports/detail/$orderId" params={{ orderId: of.orderId }} search={period}>
      {nameOf(of)}
    </RowOpener>
  );

const Kind = ({ of: { kind } }: { of: Earning }) => <Badge tone={KIND_TONES[kind]}>{EARNING_KIND_WORDS[kind]}</Badge>;

const money = (id: string, label: string, amountOf: (row: Earning) => number): TableColumn<Earning> => ({
  id,
  label,
  align: 'end',
  cell: (row) => inDollars(amountOf(row)),
});

const columnsIn = (timeZone: string, period: TableSearch): readonly TableColumn<Earning>[] => [
  {
    id: 'date',
    label: 'Date',
    sorts: true,
    fixed: true,
    cell: ({ date }) => <span className={classes['unbroken']}>{dayOf(date, timeZone)}</span>,
  },
  {
    id: 'customer',
    label: 'Customer',
    fixed: true,
    cell: (row) => (
      <span className={classes['person']}>
        {row.customer && <PersonAvatar id={row.customer.id} name={row.customer.displayName} size={28} />}
        <OrderLink of={row} period={period} />
      </span>
    ),
  },
  { id: 'type', label: 'Type', cell: (row) => <Kind of={row} /> },
  money('work', 'Services', ({ lines }) => inThree(lines).work),
  money('tips', 'Tips', ({ lines }) => inThree(lines).tips),
  money('taken', 'Fees', ({ lines }) => inThree(lines).taken),
  { ...money('tax', 'Sales tax', ({ tax }) => tax), minor: true },
  {
    id: 'net',
    label: 'Net',
    sorts: true,
    fixed: true,
    align: 'end',
    cell: ({ net }) => <strong>{inDollars(net)}</strong>,
  },
];

const totalsOf = ({ total, lines, net, tax }: Earnings) => {
  const { work, tips, taken } = inThree(lines);
  return {
    label: `All ${countOf(total, 'entry', 'entries')}`,
    cells: {
      work: inDollars(work),
      tips: inDollars(tips),
      taken: inDollars(taken),
      tax: inDollars(tax),
      net: inDollars(net),
    },
    line: inDollars(net),
  };
};

/** Every order of the days, and what each brought. */
export const Orders = ({ place }: { place: ReportPlace }) => (
  <div className={classes['section']}>
    <ReportFrame of={place}>{(shown) => <OrdersTable shown={shown} place={place} />}</ReportFrame>
  </div>
);

const OrdersTable = ({ shown, place }: { shown: ReportDays; place: ReportPlace }) => {
  const { days, timeZone } = shown;
  const { table, period } = place;
  const orders = useQuery(ordersQuery(days, table.state));
  return (
    <DataTable
      {...table}
      what="orders"
      columns={columnsIn(timeZone, period)}
      page={orders.data}
      query={orders}
      nameOf={nameOf}
      line={(row) => ({
        lead: row.customer ? (
          <PersonAvatar id={row.customer.id} name={row.customer.displayName} />
        ) : (
          <RowIcon icon={ReceiptText} />
        ),
        title: (
          <span className={classes['line']}>
            <OrderLink of={row} period={period} />
            <span className={classes['amount']}>{inDollars(row.net)}</span>
          </span>
        ),
        meta: (
          <span className={classes['line']}>
            <span>{dayOf(row.date, timeZone)}</span>
            <Kind of={row} />
          </span>
        ),
      })}
      totals={orders.data && totalsOf(orders.data)}
      empty={
        <EmptyState level={2} title={`No orders in ${daysInWords(days)}`}>
          Each appointment you complete appears here with its services, tips, fees and net.
        </EmptyState>
      }
    />
  );
};
