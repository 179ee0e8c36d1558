import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { daysInWords, shortMonth } from '#shell/periods/period.ts';
import { comparedWith, trendOf } from '#shell/periods/trend.ts';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { DashboardColumn, DashboardFigures } from '#ui/pages/dashboard-page.tsx';
import { RowIcon } from '#ui/layout/rows.tsx';
import { StatCard } from '#ui/figures/stat-card.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { showRows } from '#ui/table/rows-in-browser.ts';
import type { TableColumn } from '#ui/table/table-types.ts';
import { inDollars } from '#ui/words/dollars.ts';
import { ReportChart } from './charts/report-chart.tsx';
import { ReportFrame } from './report-frame.tsx';
import type { ReportDays, ReportPlace } from './report-place.ts';
import { countOf, shortDollars, sumOf, wholeDollars } from './report-words.ts';
import { taxesQuery, type SalesTaxes as Taxes } from './reports-query.ts';
import classes from './reports.module.css';

type Month = Taxes['byMonth'][number] & { readonly id: string };

const COLUMNS: readonly TableColumn<Month>[] = [
  { id: 'month', label: 'Month', sorts: true, fixed: true, cell: ({ month }) => shortMonth(month) },
  { id: 'sales', label: 'Sales', sorts: true, fixed: true, align: 'end', cell: ({ sales }) => inDollars(sales) },
  {
    id: 'tax',
    label: 'Sales tax',
    sorts: true,
    fixed: true,
    align: 'end',
    cell: ({ tax }) => <strong>{inDollars(tax)}</strong>,
  },
];

const IN_BROWSER = {
  sorts: {
    month: ({ month }: Month) => month,
    sales: ({ sales }: Month) => sales,
    tax: ({ tax }: Month) => tax,
  },
};

/** Sales of the days, and the taxes collected on them. */
export const SalesTaxes = ({ place }: { place: ReportPlace }) => (
  <ReportFrame of={place}>{(shown) => <OfDays shown={shown} place={place} />}</ReportFrame>
);

const OfDays = ({ shown, place }: { shown: ReportDays; place: ReportPlace }) => {
  const taxes = useQuery(taxesQuery(shown.days));
  const { data } = taxes;
  if (!data)
    return (
      <DashboardColumn span={12}>
        <Card>
          <LoadingState what="your sales taxes" of={[taxes]} rows={6} />
        </Card>
      </DashboardColumn>
    );
  const isOneYear = shown.days.from.slice(0, 4) === shown.days.to.slice(0, 4);
  return (
    <>
      {data.byMonth.length > 0 && <Figures shown={shown} taxes={data} />}
      {data.byMonth.length > 1 && (
        <DashboardColumn span={12}>
          <Card title="Sales tax by month">
            <CardBody>
              <ReportChart
                head={
                  <p className={classes['figure']}>
                    <strong>{inDollars(data.tax)}</strong> in {daysInWords(shown.days)}
                  </p>
                }
                label="Sales tax by month"
                unit="Month"
                parts={['Sales tax']}
                bars={data.byMonth.map(({ month, tax }) => ({
                  id: month,
                  label: shortMonth(month),
                  ...(isOneYear && { tick: shortMonth(month).slice(0, 3) }),
                  parts: [tax],
                  isNow: shown.today.startsWith(month),
                }))}
                short={shortDollars}
                above={wholeDollars}
                exact={inDollars}
              />
            </CardBody>
          </Card>
        </DashboardColumn>
      )}
      <DashboardColumn span={12}>
        <Months taxes={data} query={taxes} shown={shown} place={place} />
      </DashboardColumn>
    </>
  );
};

const rateOf = ({ sales, tax }: Taxes) => (sales > 0 ? `${((tax / sales) * 100).toFixed(2)}%` : '–');

const Figures = ({ shown: { days, today }, taxes }: { shown: ReportDays; taxes: Taxes }) => {
  const compared = comparedWith(days, today);
  const before = useQuery(taxesQuery(compared.days)).data;
  const { words } = compared;
  const trend = (now: number, then: number | undefined) =>
    then !== undefined && { delta: trendOf({ now, before: then, words, more: 'neutral' }) };
  return (
    <DashboardFigures>
      <StatCard label="Sales" value={inDollars(taxes.sales)} {...trend(taxes.sales, before?.sales)} />
      <StatCard label="Sales tax collected" value={inDollars(taxes.tax)} {...trend(taxes.tax, before?.tax)} />
      <StatCard label="Sales with tax" value={inDollars(sumOf([taxes.sales, taxes.tax]))} note="Before tips" />
      <StatCard label="Average rate" value={rateOf(taxes)} note="Of all sales, taxed or not" />
    </DashboardFigures>
  );
};

interface MonthsProps {
  readonly taxes: Taxes;
  readonly query: Parameters<typeof LoadingState>[0]['of'][number];
  readonly shown: ReportDays;
  readonly place: ReportPlace;
}

const Months = ({ taxes, query, shown, place: { table } }: MonthsProps) => {
  const { page, state } = showRows(
    taxes.byMonth.map((month) => ({ ...month, id: month.month })),
    table.state,
    IN_BROWSER,
  );
  const [sales, tax] = [inDollars(taxes.sales), inDollars(taxes.tax)];
  return (
    <>
      <DataTable
        what="months"
        plain
        columns={COLUMNS}
        page={page}
        query={query}
        state={state}
        onState={table.onState}
        nameOf={({ month }) => shortMonth(month)}
        line={(month) => ({
          lead: <RowIcon icon={Landmark} />,
          title: (
            <span className={classes['line']}>
              <span>{shortMonth(month.month)}</span>
              <span className={classes['amount']}>{inDollars(month.tax)}</span>
            </span>
          ),
          meta: `Sales ${inDollars(month.sales)}`,
        })}
        totals={{ label: countOf(page.total, 'month'), cells: { sales, tax }, line: tax }}
        empty={
          <EmptyState level={2} title={`No sales in ${daysInWords(shown.days)}`}>
            Sales and the tax collected on them appear here when you complete appointments.
          </EmptyState>
        }
      />
      <p className={classes['hint']}>
        Sales are services, products and charges less coupons, before taxes and tips. A refund counts on the day it was
        given.
      </p>
    </>
  );
};
