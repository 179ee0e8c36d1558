import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { comparedWith, trendOf } from '#shell/periods/trend.ts';
import { daysInWords } from '#shell/periods/period.ts';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { DashboardColumn } from '#ui/pages/dashboard-page.tsx';
import { DeltaLine } from '#ui/figures/stat-card.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { inDollars } from '#ui/words/dollars.ts';
import { ReportChart } from './charts/report-chart.tsx';
import { averageOf, earningBars, unitOf } from './earning-bars.ts';
import { LinesCard } from './lines-card.tsx';
import { PayoutsCard } from './payouts-card.tsx';
import { ReportFrame } from './report-frame.tsx';
import type { ReportDays, ReportPlace } from './report-place.ts';
import { inThree, shortDollars, wholeDollars } from './report-words.ts';
import { earningsQuery, type Earnings as Earned } from './reports-query.ts';
import classes from './reports.module.css';

interface EarningsProps {
  readonly place: ReportPlace;
  /** Above all others: what is known of these days elsewhere too. */
  readonly first: (shown: ReportDays) => ReactNode;
}

/** What the days brought, from services to the net and to the bank. */
export const Earnings = ({ place, first }: EarningsProps) => (
  <ReportFrame of={place}>
    {(shown) => (
      <>
        <DashboardColumn span={12}>{first(shown)}</DashboardColumn>
        <OfDays shown={shown} place={place} />
        <DashboardColumn span={12}>
          <PayoutsCard shown={shown} place={place} />
        </DashboardColumn>
      </>
    )}
  </ReportFrame>
);

const OfDays = ({ shown, place }: { shown: ReportDays; place: ReportPlace }) => {
  const earnings = useQuery(earningsQuery(shown.days));
  const { data } = earnings;
  if (!data)
    return (
      <DashboardColumn span={12}>
        <Card>
          <LoadingState what="your earnings" of={[earnings]} rows={6} />
        </Card>
      </DashboardColumn>
    );
  if (data.total === 0)
    return (
      <DashboardColumn span={12}>
        <Card>
          <EmptyState level={2} title={`No earnings in ${daysInWords(shown.days)}`}>
            Earnings appear here as soon as you complete an appointment: services, tips, fees and what is left for you.
          </EmptyState>
        </Card>
      </DashboardColumn>
    );
  return (
    <>
      <DashboardColumn span={8}>
        <NetCard shown={shown} earned={data} />
      </DashboardColumn>
      <DashboardColumn span={4}>
        <LinesCard title="From services to net" lines={data.lines} net={data.net} netLabel="Net earnings">
          <p className={classes['note']}>
            Sales tax of {inDollars(data.tax)} isn’t part of your earnings.{' '}
            <TextLink to="/groomer/reports/sales-taxes-payable" search={place.period}>
              Sales taxes
            </TextLink>
          </p>
        </LinesCard>
      </DashboardColumn>
    </>
  );
};

interface NetCardProps {
  readonly shown: ReportDays;
  readonly earned: Earned;
}

const NetCard = ({ shown, earned }: NetCardProps) => {
  const { days, today, firstDay } = shown;
  const compared = comparedWith(days, today);
  const before = useQuery(earningsQuery(compared.days)).data;
  const unit = unitOf(days);
  const delta = before && trendOf({ now: earned.net, before: before.net, words: compared.words });
  const average = before &&
    before.net > 0 && {
      label: `Average, ${compared.words}`,
      value: averageOf(before.net, { ...compared.days, firstDay }, unit),
    };
  return (
    <Card>
      <CardBody>
        <ReportChart
          head={
            <section className={classes['headline']} aria-label="Net earnings">
              <span className={classes['label']}>Net earnings</span>
              <strong className={classes['big']}>{inDollars(earned.net)}</strong>
              {delta && <DeltaLine delta={{ ...delta, words: `${delta.words} (${inDollars(before.net)})` }} />}
            </section>
          }
          label={`Net earnings by ${unit.toLowerCase()}`}
          unit={unit}
          parts={['Services after fees', 'Tips']}
          bars={earningBars(earned.byDay, days, shown)}
          average={average || undefined}
          short={shortDollars}
          above={wholeDollars}
          exact={inDollars}
        />
      </CardBody>
      <Facts earned={earned} before={before} />
    </Card>
  );
};

const ofWhole = (part: number, whole: number) => (whole > 0 ? `${((part / whole) * 100).toFixed(1)}%` : '–');
const signed = (count: number) => (count < 0 ? `−${-count}` : `+${count}`);

const Facts = ({ earned, before }: { earned: Earned; before: Earned | undefined }) => {
  const { work } = inThree(earned.lines);
  const more = before ? earned.orders - before.orders : 0;
  const facts = [
    { label: 'Appointments', value: String(earned.orders), note: more === 0 ? '' : signed(more) },
    {
      label: 'Average appointment',
      value: earned.orders > 0 ? inDollars(Math.round((earned.net / earned.orders) * 100) / 100) : '–',
      note: 'net',
    },
    { label: 'Tips on services', value: ofWhole(earned.tips, work), note: inDollars(earned.tips) },
    { label: 'Sales tax collected', value: inDollars(earned.tax), note: '' },
  ];
  return (
    <dl className={classes['facts']}>
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{value}</strong> {note}
          </dd>
        </div>
      ))}
    </dl>
  );
};
