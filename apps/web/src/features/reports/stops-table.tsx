import { useQuery } from '@tanstack/react-query';
import { daysInWords } from '#shell/periods/period.ts';
import type { TableSearch } from '#shell/tables/text-search.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { RowOpener } from '#ui/table/row-opener.tsx';
import type { TableColumn } from '#ui/table/table-types.ts';
import { inDollars } from '#ui/words/dollars.ts';
import type { ReportDays, ReportPlace } from './report-place.ts';
import { countOf, dayOf, milesOf } from './report-words.ts';
import { stopsQuery, type Stop, type Stops } from './reports-query.ts';
import classes from './reports.module.css';

type Row = Stop & { readonly id: string };

const StopLink = ({ of: { orderId, customer }, period }: { of: Stop; period: TableSearch }) => (
  <RowOpener to="/groomer/reports/detail/$orderId" params={{ orderId }} search={period}>
    {customer.displayName}
  </RowOpener>
);

const FIGURES = [
  ['work', 'Price'],
  ['tips', 'Tips'],
  ['fees', 'Fees'],
  ['van', 'Van'],
  ['driving', 'Driving'],
] as const;

const Profit = ({ of }: { of: number }) => (
  <strong className={classes['amount']} data-loss={of < 0 || undefined}>
    {inDollars(of)}
  </strong>
);

const columnsOf = (sums: Stops | undefined, timeZone: string, period: TableSearch): readonly TableColumn<Row>[] => [
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
        <PersonAvatar id={row.customer.id} name={row.customer.displayName} size={28} />
        <StopLink of={row} period={period} />
      </span>
    ),
  },
  // Who drives their own van shares nothing with an owner.
  ...FIGURES.filter(([figure]) => figure !== 'van' || sums?.van !== 0).map(([figure, label]) => ({
    id: figure,
    label,
    fixed: true,
    align: 'end' as const,
    cell: (row: Row) => inDollars(row[figure]),
  })),
  { id: 'miles', label: 'Miles', fixed: true, minor: true, align: 'end', cell: ({ miles }) => miles.toFixed(1) },
  {
    id: 'profit',
    label: 'Profit',
    sorts: true,
    fixed: true,
    align: 'end',
    cell: ({ profit }) => <Profit of={profit} />,
  },
];

const totalsOf = (sums: Stops) => ({
  label: `All ${countOf(sums.total, 'stop')}`,
  cells: {
    ...Object.fromEntries(FIGURES.map(([figure]) => [figure, inDollars(sums[figure])])),
    miles: sums.miles.toFixed(1),
    profit: inDollars(sums.profit),
  },
  line: inDollars(sums.profit),
});

/** Every stop of the days, from its price to its profit. */
export const StopsTable = ({ shown, place }: { shown: ReportDays; place: ReportPlace }) => {
  const { days, timeZone } = shown;
  const { table, period } = place;
  const stops = useQuery(stopsQuery(days, table.state));
  const { data } = stops;
  return (
    <DataTable
      {...table}
      what="stops"
      plain
      columns={columnsOf(data, timeZone, period)}
      page={data && { ...data, items: data.items.map((stop) => ({ ...stop, id: stop.orderId })) }}
      query={stops}
      nameOf={({ customer, date }) => `${customer.displayName}, ${dayOf(date, timeZone)}`}
      line={(row) => ({
        lead: <PersonAvatar id={row.customer.id} name={row.customer.displayName} />,
        title: (
          <span className={classes['line']}>
            <StopLink of={row} period={period} />
            <Profit of={row.profit} />
          </span>
        ),
        meta: (
          <span className={classes['line']}>
            <span>{dayOf(row.date, timeZone)}</span>
            <span>{milesOf(row.miles)}</span>
          </span>
        ),
      })}
      totals={data && totalsOf(data)}
      empty={
        <EmptyState level={2} title={`No stops in ${daysInWords(days)}`}>
          Each appointment you complete appears here with what is left of it.
        </EmptyState>
      }
    />
  );
};
