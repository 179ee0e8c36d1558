import { useQuery } from '@tanstack/react-query';
import { BanknoteArrowUp, ChartColumn, Landmark, Receipt, ReceiptText, Route } from 'lucide-react';
import { daysIn, type Now } from '#shell/periods/period.ts';
import { comparedWith, trendOf } from '#shell/periods/trend.ts';
import { useToday } from '#shell/periods/use-today.ts';
import { Card } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { DashboardColumn, DashboardFigures } from '#ui/pages/dashboard-page.tsx';
import { RowIcon, RowLink, Rows } from '#ui/layout/rows.tsx';
import { SkeletonStat } from '#ui/feedback/skeleton.tsx';
import { StatCard } from '#ui/figures/stat-card.tsx';
import { inDollars } from '#ui/words/dollars.ts';
import { earningsQuery, expensesQuery } from './reports-query.ts';
import { CHARTS, WidgetCard } from './widget-card.tsx';

const PAGES = [
  { to: '/groomer/reports/earning', icon: ChartColumn, title: 'Earnings', meta: 'From services to net, and payouts' },
  { to: '/groomer/reports/detail', icon: ReceiptText, title: 'Orders', meta: 'What each appointment brought' },
  { to: '/groomer/reports/profit', icon: Route, title: 'Profit per stop', meta: 'What is left after fees and driving' },
  { to: '/groomer/reports/expense', icon: Receipt, title: 'Expenses', meta: 'What you spend, with receipts' },
  {
    to: '/groomer/reports/sales-taxes-payable',
    icon: Landmark,
    title: 'Sales taxes',
    meta: 'What you collected, by month',
  },
  {
    to: '/groomer/reports/available-for-merchant-processing',
    icon: BanknoteArrowUp,
    title: 'Available for payout',
    meta: 'Your balance right now',
  },
] as const;

/** The month so far, the reports, and six charts. */
export const Overview = () => {
  const { zone, now } = useToday();
  const [revenue, ...charts] = CHARTS;
  if (now === undefined)
    return (
      <DashboardColumn span={12}>
        <Card>
          <LoadingState what="your reports" of={[zone]} rows={6} />
        </Card>
      </DashboardColumn>
    );
  return (
    <>
      <Figures now={now} />
      <DashboardColumn span={8}>
        <WidgetCard of={revenue} now={now} />
      </DashboardColumn>
      <DashboardColumn span={4}>
        <Card title="All reports">
          <Rows label="All reports">
            {PAGES.map(({ to, icon, title, meta }) => (
              <RowLink key={to} to={to} search={{}} lead={<RowIcon icon={icon} />} title={title} meta={meta} />
            ))}
          </Rows>
        </Card>
      </DashboardColumn>
      {charts.map((chart) => (
        <DashboardColumn key={chart.report} span={chart.span}>
          <WidgetCard of={chart} now={now} />
        </DashboardColumn>
      ))}
    </>
  );
};

/** This month against the same days of the last one. */
const Figures = ({ now: current }: { now: Now }) => {
  const days = daysIn({}, current);
  const { days: earlier, words } = comparedWith(days, current.today);
  const earned = useQuery(earningsQuery(days));
  const earnedBefore = useQuery(earningsQuery(earlier)).data;
  const spent = useQuery(expensesQuery(days));
  const spentBefore = useQuery(expensesQuery(earlier)).data;
  if ((earned.isError && !earned.data) || (spent.isError && !spent.data))
    return (
      <DashboardColumn span={12}>
        <Card>
          <LoadingState what="this month" of={[earned, spent]} rows={1} />
        </Card>
      </DashboardColumn>
    );
  if (!earned.data || !spent.data)
    return (
      <DashboardFigures>
        {[0, 1, 2, 3].map((index) => (
          <SkeletonStat key={index} label="Loading this month" />
        ))}
      </DashboardFigures>
    );
  const trend = (now: number, before: number | undefined, more: 'good' | 'neutral' = 'good') =>
    before === undefined ? {} : { delta: trendOf({ now, before, words, more }) };
  const { net, tips, orders } = earned.data;
  return (
    <DashboardFigures>
      <StatCard label="Net this month" value={inDollars(net)} {...trend(net, earnedBefore?.net)} />
      <StatCard label="Tips" value={inDollars(tips)} {...trend(tips, earnedBefore?.tips)} />
      <StatCard label="Appointments" value={String(orders)} {...trend(orders, earnedBefore?.orders)} />
      <StatCard
        label="Expenses"
        value={inDollars(spent.data.amount)}
        {...trend(spent.data.amount, spentBefore?.amount, 'neutral')}
      />
    </DashboardFigures>
  );
};
