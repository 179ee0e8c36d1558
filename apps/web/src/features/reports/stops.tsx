import { ROAD_FACTOR } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { daysInWords } from '#shell/periods/period.ts';
import { comparedWith, trendOf } from '#shell/periods/trend.ts';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { DashboardColumn, DashboardFigures } from '#ui/pages/dashboard-page.tsx';
import { StatCard } from '#ui/figures/stat-card.tsx';
import { inDollars } from '#ui/words/dollars.ts';
import { ReportFrame } from './report-frame.tsx';
import type { ReportDays, ReportPlace } from './report-place.ts';
import { countOf, milesOf, sumOf } from './report-words.ts';
import { OUTER_STOPS, outerStopsQuery, type Stops as Profits } from './reports-query.ts';
import { scaleOf, StopBars } from './stop-bars.tsx';
import { StopsTable } from './stops-table.tsx';
import classes from './reports.module.css';

/** What is left of every stop of the days, after fees, the van and the way to it. */
export const Stops = ({ place }: { place: ReportPlace }) => (
  <ReportFrame of={place}>{(shown) => <OfDays shown={shown} place={place} />}</ReportFrame>
);

interface OfDaysProps {
  readonly shown: ReportDays;
  readonly place: ReportPlace;
}

const OfDays = ({ shown, place }: OfDaysProps) => {
  const best = useQuery(outerStopsQuery(shown.days, '-profit'));
  const { data } = best;
  if (!data)
    return (
      <DashboardColumn span={12}>
        <Card>
          <LoadingState what="your stops" of={[best]} rows={6} />
        </Card>
      </DashboardColumn>
    );
  if (data.total === 0)
    return (
      <DashboardColumn span={12}>
        <Card>
          <EmptyState level={2} title={`No stops in ${daysInWords(shown.days)}`}>
            Each appointment you complete appears here with what is left after fees, the van and driving.
          </EmptyState>
        </Card>
      </DashboardColumn>
    );
  return (
    <>
      <Figures shown={shown} profits={data} />
      <DashboardColumn span={8}>
        <OuterStops best={data} shown={shown} place={place} />
      </DashboardColumn>
      <DashboardColumn span={4}>
        <FromPriceToProfit of={data} />
      </DashboardColumn>
      <DashboardColumn span={12}>
        <StopsTable shown={shown} place={place} />
      </DashboardColumn>
    </>
  );
};

const ofPrice = ({ profit, work, tips }: Profits) => {
  const paid = sumOf([work, tips]);
  return paid > 0 ? `${Math.round((profit / paid) * 100)}%` : '–';
};

const Figures = ({ shown: { days, today }, profits }: { shown: ReportDays; profits: Profits }) => {
  const compared = comparedWith(days, today);
  const before = useQuery(outerStopsQuery(compared.days, '-profit')).data;
  const delta = before && trendOf({ now: profits.profit, before: before.profit, words: compared.words });
  const { profit, total, miles } = profits;
  return (
    <DashboardFigures>
      <StatCard label="Profit" value={inDollars(profit)} {...(delta && { delta })} />
      <StatCard
        label="Average stop"
        value={inDollars(Math.round((profit / total) * 100) / 100)}
        note={countOf(total, 'stop')}
      />
      <StatCard label="Left for you" value={ofPrice(profits)} note="Of prices and tips" />
      <StatCard label="Miles driven" value={milesOf(miles)} note="Estimated, to all stops" />
    </DashboardFigures>
  );
};

/** The two ends of the list; all of it where it is short. */
const OuterStops = ({ best, shown, place }: OfDaysProps & { best: Profits }) => {
  const lowest = useQuery(outerStopsQuery(shown.days, 'profit'));
  const known = new Set(best.items.map(({ orderId }) => orderId));
  const low = (lowest.data?.items ?? []).filter(({ orderId }) => !known.has(orderId)).toReversed();
  const common = {
    scale: scaleOf([...best.items, ...low]),
    timeZone: shown.timeZone,
    period: place.period,
  };
  const isShort = best.total <= OUTER_STOPS;
  return (
    <Card title="Which stops earn most">
      <CardBody>
        <StopBars {...common} label={isShort ? 'All stops' : 'Top stops'} stops={best.items} />
        {!isShort && !lowest.data && <LoadingState what="the lowest stops" of={[lowest]} rows={3} />}
        {low.length > 0 && <StopBars {...common} label="Lowest stops" stops={low} />}
      </CardBody>
    </Card>
  );
};

const ROADS = Math.round((ROAD_FACTOR - 1) * 100);

/** Adds up to the profit, with what the miles are reckoned at. */
const FromPriceToProfit = ({ of }: { of: Profits }) => {
  const lines = [
    { label: 'Prices after coupons', amount: of.work },
    { label: 'Tips', amount: of.tips },
    { label: 'Platform and card fees', amount: of.fees },
    { label: 'Share of the van owner', amount: of.van },
    { label: `Driving, ${milesOf(of.miles)}`, amount: of.driving },
  ].filter(({ amount }) => amount !== 0);
  return (
    <Card title="From price to profit">
      <table className={classes['lines']} aria-label="From price to profit">
        <tbody>
          {lines.map(({ label, amount }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{inDollars(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Profit</th>
            <td>{inDollars(of.profit)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={classes['note']}>
        Driving is an estimate: {inDollars(of.costPerMile)} a mile, the IRS rate for business use in 2025, which covers
        gas, wear and insurance. Miles are the straight line from the stop before, or from your base, plus {ROADS}% for
        roads. Sales tax and your other expenses aren’t part of it.
      </p>
    </Card>
  );
};
