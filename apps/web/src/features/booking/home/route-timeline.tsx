import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { DriveLeg, Timeline, TimelineStop } from '#ui/timeline.tsx';
import { answerByWords, lookOf, petNames, priceRange, serviceNames, timeOf } from '../appointment-words.ts';
import type { DayRoute, RouteStop } from '../booking-query.ts';
import { VipMark, type Clock } from '../calendar/appointment-event.tsx';
import { NextStop } from './next-stop.tsx';
import classes from './route.module.css';
import { isDone, isUnderWay, nextStopOf } from './route-state.ts';

interface RouteTimelineProps {
  readonly route: DayRoute;
  readonly shown: Clock;
}

const headingOf = (stop: RouteStop, { timeZone, clock }: Clock): string =>
  isUnderWay(stop)
    ? `In progress since ${timeOf(stop.startedAt ?? stop.appointmentStart, timeZone, clock)}`
    : `Next stop · ${timeOf(stop.appointmentStart, timeZone, clock)}`;

/** The day as it is driven: stops, and the drives between them; only the next stop is expanded. */
export const RouteTimeline = ({ route, shown }: RouteTimelineProps) => {
  const { timeZone, clock, now } = shown;
  const next = nextStopOf(route.stops, now);
  return (
    <Timeline label="Today’s stops">
      {route.stops.flatMap((stop, index) => [
        stop.drive && <DriveLeg key={`to ${stop.id}`} minutes={stop.drive.minutes} miles={stop.drive.distanceMiles} />,
        stop === next ? (
          <TimelineStop
            key={stop.id}
            number={index + 1}
            heading={headingOf(stop, shown)}
            {...(!isUnderWay(stop) &&
              stop.leaveBy !== null && { aside: `Leave by ${timeOf(stop.leaveBy, timeZone, clock)}` })}
            next
          >
            <NextStop stop={stop} />
          </TimelineStop>
        ) : (
          <TimelineStop
            key={stop.id}
            number={index + 1}
            heading={timeOf(stop.appointmentStart, timeZone, clock)}
            aside={priceRange(stop.minPrice, stop.maxPrice)}
            done={isDone(stop)}
          >
            <OtherStop stop={stop} shown={shown} />
          </TimelineStop>
        ),
      ])}
      {route.driveHome && (
        <DriveLeg minutes={route.driveHome.minutes} miles={route.driveHome.distanceMiles} note="home" />
      )}
    </Timeline>
  );
};

const OtherStop = ({ stop, shown }: { stop: RouteStop; shown: Clock }) => {
  const { customer, answerBy, city, status } = stop;
  const { tone, word } = lookOf(stop, shown.now, shown.timeZone);
  const alerts = stop.petAlerts.length + (stop.alert === '' ? 0 : 1);
  return (
    <Link to="/groomer/appointments/$orderId" params={{ orderId: stop.id }} className={classes['other']}>
      <span className={classes['otherName']}>
        {customer.displayName}
        {customer.vip && <VipMark />}
      </span>
      <span>
        {petNames(stop)} · {serviceNames(stop)}
        {city !== '' && ` · ${city}`}
      </span>
      {(status !== 'accepted' || alerts > 0) && (
        <span className={classes['marks']}>
          {status !== 'accepted' && <Badge tone={tone}>{word}</Badge>}
          {answerBy !== null && <span>Answer {answerByWords(answerBy, shown.now, shown).words}</span>}
          {alerts > 0 && (
            <span className={classes['mark']}>
              <TriangleAlert size={16} aria-hidden />
              {alerts === 1 ? '1 alert' : `${alerts} alerts`}
            </span>
          )}
        </span>
      )}
    </Link>
  );
};
