import type { WidgetReport } from '@tailgate/contract';
import { startOfWeek } from '@tailgate/values/weekdays';
import { useQuery } from '@tanstack/react-query';
import type { Now } from '#shell/periods/period.ts';
import { AmountBars } from '#ui/figures/amount-bars.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { inDollars } from '#ui/words/dollars.ts';
import { ReportChart } from './charts/report-chart.tsx';
import { countOf, shortDollars, wholeDollars } from './report-words.ts';
import { widgetQuery, type Widget } from './reports-query.ts';
import classes from './reports.module.css';

interface Chart {
  readonly report: WidgetReport;
  readonly title: string;
  readonly unit: 'Month' | 'Week' | 'Day' | 'Customer';
  readonly span: 4 | 8;
  /** 'in 12 months' */
  readonly time: string;
  /** What will appear, and when. */
  readonly empty: string;
}

const MONTHS = 'in 12 months';

/** The charts of the overview, the money first. */
export const CHARTS: readonly [Chart, ...Chart[]] = [
  {
    report: 'ServiceProviderRevenue',
    title: 'Net earnings by month',
    unit: 'Month',
    span: 8,
    time: MONTHS,
    empty: 'Your earnings of each month appear here once you complete an appointment.',
  },
  {
    report: 'PetComplete',
    title: 'Pets by month',
    unit: 'Month',
    span: 4,
    time: MONTHS,
    empty: 'The pets you groomed each month appear here once you complete an appointment.',
  },
  {
    report: 'PetCompletePerWeek',
    title: 'Pets by week',
    unit: 'Week',
    span: 4,
    time: 'in 12 weeks',
    empty: 'The pets you groomed each week appear here once you complete an appointment.',
  },
  {
    report: 'DayWorked',
    title: 'Days worked',
    unit: 'Month',
    span: 4,
    time: MONTHS,
    empty: 'Days on which you completed an appointment appear here, by month.',
  },
  {
    report: 'PetCompletePerDay',
    title: 'Pets by day',
    unit: 'Day',
    span: 8,
    time: 'in 30 days',
    empty: 'The pets you groomed each day appear here once you complete an appointment.',
  },
  {
    report: 'Top10Customers',
    title: 'Top 10 customers',
    unit: 'Customer',
    span: 4,
    time: MONTHS,
    empty: 'Customers who spent the most with you appear here after their first paid appointment.',
  },
];

const exactOf =
  (unit: Widget['unit']) =>
  (value: number): string => {
    if (unit === 'dollars') return inDollars(value);
    return unit === 'pets' ? countOf(value, 'pet') : countOf(value, 'day');
  };

const PART: Readonly<Record<Widget['unit'], string>> = { dollars: 'Net earnings', pets: 'Pets', days: 'Days' };

const currentKey = (unit: Chart['unit'], { today, firstDay }: Now): string => {
  if (unit === 'Month') return today.slice(0, 7);
  return unit === 'Week' ? startOfWeek(today, firstDay) : today;
};

/** One chart of the provider, up to today. */
export const WidgetCard = ({ of, now }: { of: Chart; now: Now }) => {
  const widget = useQuery(widgetQuery(of.report));
  const { data } = widget;
  return (
    <Card title={of.title}>
      {!data && <LoadingState what={of.title.toLowerCase()} of={[widget]} rows={3} />}
      {data && data.points.every(({ value }) => value === 0) && (
        <EmptyState title="Nothing to show yet">{of.empty}</EmptyState>
      )}
      {data && data.points.some(({ value }) => value !== 0) && (
        <CardBody>
          <Picture of={of} widget={data} now={now} />
        </CardBody>
      )}
    </Card>
  );
};

const Picture = ({ of, widget, now }: { of: Chart; widget: Widget; now: Now }) => {
  const exact = exactOf(widget.unit);
  const head = (
    <p className={classes['figure']}>
      <strong>{exact(widget.total)}</strong> {of.time}
    </p>
  );
  if (of.unit === 'Customer')
    return (
      <div className={classes['top']}>
        {head}
        <AmountBars
          label={of.title}
          bars={widget.points.map(({ key, label, value }) => ({ id: key, label, value, shown: exact(value) }))}
        />
      </div>
    );
  const isMoney = widget.unit === 'dollars';
  const current = currentKey(of.unit, now);
  return (
    <ReportChart
      head={head}
      label={of.title}
      unit={of.unit}
      parts={[PART[widget.unit]]}
      bars={widget.points.map(({ key, label, value }) => ({
        id: key,
        label,
        // Twelve months need no year to be told apart.
        tick: label.replace(/ \d{4}$/, ''),
        parts: [value],
        isNow: key === current,
      }))}
      short={isMoney ? shortDollars : String}
      above={isMoney ? wholeDollars : String}
      exact={exact}
    />
  );
};
