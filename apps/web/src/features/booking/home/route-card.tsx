import { useMediaQuery } from '@mantine/hooks';
import { addDays, localDateAt, type LocalDate } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { Navigation } from 'lucide-react';
import { AnchorButton, ButtonLink } from '#ui/button.tsx';
import { Card, CardBody, CardFoot } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { MAP_APP_NAMES, mapAppOf, mapLink } from '#ui/map/map-links.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useNow } from '#ui/use-now.ts';
import { durationInWords } from '#ui/words/duration.ts';
import { priceRange, timeOf } from '../appointment-words.ts';
import { dayRouteQuery, type DayRoute } from '../booking-query.ts';
import type { Clock } from '../calendar/appointment-event.tsx';
import { DayMap } from '../day/day-map.tsx';
import { longDate, type CalendarHabits } from '../calendar/calendar-days.ts';
import classes from './route.module.css';
import { nextStopOf } from './route-state.ts';
import { RouteTimeline } from './route-timeline.tsx';

interface RouteCardProps {
  readonly timeZone: string;
  readonly habits: CalendarHabits;
}

const sum = (stops: DayRoute['stops'], of: 'minPrice' | 'maxPrice') =>
  stops.reduce((total, stop) => total + stop[of], 0);

/** `Your next stop is tomorrow at 9:00 AM, the first of 3.` */
const nextDayWords = (next: NonNullable<DayRoute['nextDay']>, today: LocalDate, { timeZone, clock }: Clock): string => {
  const day = next.date === addDays(today, 1) ? 'tomorrow' : longDate(next.date as LocalDate);
  const count = next.stops === 1 ? '' : `, the first of ${next.stops}`;
  return `Your next stop is ${day} at ${timeOf(next.start, timeZone, clock)}${count}.`;
};

const NextDay = ({ route, today, shown }: { route: DayRoute; today: LocalDate; shown: Clock }) => {
  const { nextDay, stops } = route;
  return (
    <EmptyState
      title={stops.length === 0 ? 'No stops today' : 'All stops are done'}
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

const Totals = ({ route }: { route: DayRoute }) => {
  const { stops, travelDistance, travelDurationTraffic } = route;
  const facts = [
    { value: String(stops.length), label: stops.length === 1 ? 'stop' : 'stops' },
    { value: travelDistance.toFixed(1), label: `miles · ${durationInWords(travelDurationTraffic)}` },
    { value: priceRange(sum(stops, 'minPrice'), sum(stops, 'maxPrice')), label: 'expected' },
  ];
  return (
    <dl className={classes['totals']} aria-label="Today in total">
      {facts.map(({ value, label }) => (
        <div key={label} className={classes['total']}>
          <dd>{value}</dd>
          <dt>{label}</dt>
        </div>
      ))}
    </dl>
  );
};

/** Today as it is driven: totals, the next stop with all it takes, the drives, and what comes after. */
export const RouteCard = ({ timeZone, habits }: RouteCardProps) => {
  const now = useNow();
  const wide = useMediaQuery('(min-width: 960px)', true, { getInitialValueInEffect: false });
  const today = localDateAt(now, timeZone);
  const asked = useQuery(dayRouteQuery(today));
  const route = asked.data;
  const shown = { timeZone, clock: habits.clock, now };
  const app = mapAppOf(navigator.userAgent);
  const isOver = route && nextStopOf(route.stops, now) === undefined;
  return (
    <Card
      title="Today’s route"
      aside={
        <TextLink to="/groomer/appointments" search={{ view: 'day' }}>
          Open schedule
        </TextLink>
      }
    >
      {!route && <LoadingState what="today’s route" of={[asked]} rows={4} />}
      {route && isOver && <NextDay route={route} today={today} shown={shown} />}
      {route && route.stops.length > 0 && (
        <CardBody>
          <Totals route={route} />
          <div className={classes['split']}>
            <RouteTimeline route={route} shown={shown} />
            {wide && (
              <div className={classes['map']}>
                <DayMap route={route} shown={shown} />
              </div>
            )}
          </div>
        </CardBody>
      )}
      {route?.base && route.stops.length > 1 && !isOver && (
        <CardFoot>
          <AnchorButton
            look="tint"
            href={mapLink(app, { destination: route.base, waypoints: route.stops })}
            target="_blank"
            rel="noreferrer"
            icon={<Navigation size={18} aria-hidden />}
          >
            Open route in {MAP_APP_NAMES[app]}
          </AnchorButton>
        </CardFoot>
      )}
    </Card>
  );
};
