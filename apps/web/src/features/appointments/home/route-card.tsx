import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { addDays, localDateAt, type LocalDate } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { Navigation } from 'lucide-react';
import { AnchorButton, ButtonLink } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { MAP_APP_NAMES, mapAppOf, mapLink } from '#ui/map/map-links.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { ZoneDot } from '#ui/badges/zone-dot.tsx';
import { timeOf } from '../appointment-words.ts';
import { dayRouteQuery, type DayRoute } from '../appointments-query.ts';
import type { Clock } from '../calendar/appointment-event.tsx';
import { DayMap } from '../day/day-map.tsx';
import { longDate, type CalendarHabits } from '../calendar/calendar-days.ts';
import { DoneStops } from './done-stops.tsx';
import classes from './route.module.css';
import { isDone, nextStopOf } from './route-state.ts';
import { RouteTimeline } from './route-timeline.tsx';
import type { PlannedDay } from './week-ahead.ts';

interface RouteCardProps {
  readonly timeZone: string;
  readonly habits: CalendarHabits;
  /** Where the groomer works today. */
  readonly zones: PlannedDay['zones'];
}

/** `Your next stop is tomorrow at 9:00 AM, the first of 3.` */
const nextDayWords = (next: NonNullable<DayRoute['nextDay']>, today: LocalDate, { timeZone, clock }: Clock): string => {
  const day = next.date === addDays(today, 1) ? 'tomorrow' : longDate(next.date as LocalDate);
  const count = next.stops === 1 ? '' : `, the first of ${next.stops}`;
  return `Your next stop is ${day} at ${timeOf(next.start, timeZone, clock)}${count}.`;
};

/** Nothing is called done that was only not started. */
const titleOf = (stops: DayRoute['stops']): string => {
  if (stops.length === 0) return 'No stops today';
  return stops.every(isDone) ? 'All stops are done' : 'No more stops today';
};

const NextDay = ({ route, today, shown }: { route: DayRoute; today: LocalDate; shown: Clock }) => {
  const { nextDay, stops } = route;
  return (
    <EmptyState
      title={titleOf(stops)}
      action={
        nextDay ? (
          <ButtonLink look="tint" to="/groomer/appointments" search={{ view: 'day', date: nextDay.date }}>
            See that day
          </ButtonLink>
        ) : (
          <ButtonLink look="tint" to="/groomer/add-customer/select-services">
            New appointment
          </ButtonLink>
        )
      }
    >
      {nextDay ? nextDayWords(nextDay, today, shown) : 'Nothing is booked in the next month.'}
    </EmptyState>
  );
};

/** `9 min · 3.6 mi home`, on the map. */
const WayHome = ({ route }: { route: DayRoute }) => {
  const { driveHome } = route;
  if (!driveHome) return null;
  return (
    <p className={classes['wayHome']}>
      <strong>
        {driveHome.minutes} min · {driveHome.distanceMiles.toFixed(1)} mi
      </strong>{' '}
      home
    </p>
  );
};

const WholeTrip = ({ route }: { route: DayRoute }) => {
  const app = mapAppOf(navigator.userAgent);
  if (!route.base || route.stops.length < 2) return null;
  return (
    <AnchorButton
      look="tint"
      fullWidth
      href={mapLink(app, { destination: route.base, waypoints: route.stops })}
      target="_blank"
      rel="noreferrer"
      icon={<Navigation size={18} aria-hidden />}
    >
      Open route in {MAP_APP_NAMES[app]}
    </AnchorButton>
  );
};

/** Today as it is driven: the next stop with all it takes, the drives, what comes after, and the map beside it. */
export const RouteCard = ({ timeZone, habits, zones }: RouteCardProps) => {
  const now = useNow();
  const wide = useMediaQuery('(min-width: 960px)', true, { getInitialValueInEffect: false });
  const today = localDateAt(now, timeZone);
  const asked = useQuery(dayRouteQuery(today));
  const route = asked.data;
  const shown = { timeZone, clock: habits.clock, now };
  const isOver = route && nextStopOf(route.stops, now) === undefined;
  if (!wide && route && route.stops.length > 0)
    return (
      <section className={classes['phone']}>
        <VisuallyHidden component="h2">Today’s route</VisuallyHidden>
        {isOver && (
          <Card>
            <NextDay route={route} today={today} shown={shown} />
          </Card>
        )}
        <DoneStops stops={route.stops} shown={shown} />
        <RouteTimeline route={route} shown={shown} />
        {!isOver && <WholeTrip route={route} />}
      </section>
    );
  return (
    <Card
      title="Today’s route"
      aside={
        <>
          <span className={classes['zones']}>
            {zones.map(({ name, color }) => (
              <span key={name}>
                <ZoneDot color={color} /> {name}
              </span>
            ))}
          </span>
          <TextLink to="/groomer/appointments" search={{ view: 'day' }}>
            Open schedule
          </TextLink>
        </>
      }
    >
      {!route && <LoadingState what="today’s route" of={[asked]} rows={4} />}
      {route && isOver && <NextDay route={route} today={today} shown={shown} />}
      {route && route.stops.length > 0 && (
        <div className={classes['split']}>
          <div className={classes['stops']}>
            <DoneStops stops={route.stops} shown={shown} />
            <RouteTimeline route={route} shown={shown} dense />
            {!isOver && <WholeTrip route={route} />}
          </div>
          <div className={classes['map']}>
            <DayMap route={route} shown={shown} fill />
            <WayHome route={route} />
          </div>
        </div>
      )}
    </Card>
  );
};
