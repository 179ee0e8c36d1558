import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { Badge } from '#ui/badges/badge.tsx';
import { kindOf, PetAvatars } from '#ui/avatars/pet-avatar.tsx';
import { DriveLeg, Timeline, TimelineStop } from '#ui/figures/timeline.tsx';
import { answerByWords, lookOf, petNames, priceRange, serviceNames, timeOf } from '../appointment-words.ts';
import type { DayRoute, RouteStop } from '../appointments-query.ts';
import { VipMark, type Clock } from '../calendar/appointment-event.tsx';
import { NextStop } from './next-stop.tsx';
import classes from './route.module.css';
import { isDone, isUnderWay, nextStopOf } from './route-state.ts';

interface RouteTimelineProps {
  readonly route: DayRoute;
  readonly shown: Clock;
  /** Beside a map: one line for each stop, and the way home is on the map. */
  readonly dense?: boolean;
}

const headingOf = (stop: RouteStop, { timeZone, clock }: Clock): string =>
  isUnderWay(stop)
    ? `In progress since ${timeOf(stop.startedAt ?? stop.appointmentStart, timeZone, clock)}`
    : `Next stop · ${timeOf(stop.appointmentStart, timeZone, clock)}`;

/** The day as it is driven: stops, and the drives between them; only the next stop is expanded. */
export const RouteTimeline = ({ route, shown, dense = false }: RouteTimelineProps) => {
  const { timeZone, clock, now } = shown;
  const next = nextStopOf(route.stops, now);
  return (
    <Timeline label="Today’s stops" dense={dense}>
      {route.stops.flatMap((stop, index) => [
        // How to get to the next stop is said on its card.
        stop.drive && !(index === 0 && stop === next) && (
          <DriveLeg key={`to ${stop.id}`} minutes={stop.drive.minutes} miles={stop.drive.distanceMiles} />
        ),
        stop === next ? (
          <TimelineStop
            key={stop.id}
            number={index + 1}
            heading={headingOf(stop, shown)}
            {...(!isUnderWay(stop) &&
              stop.leaveBy !== null && { aside: `Leave by ${timeOf(stop.leaveBy, timeZone, clock)}` })}
            next
          >
            <NextStop stop={stop} shown={shown} />
          </TimelineStop>
        ) : (
          <TimelineStop
            key={stop.id}
            number={index + 1}
            heading={timeOf(stop.appointmentStart, timeZone, clock)}
            aside={priceRange(stop.minPrice, stop.maxPrice)}
            done={isDone(stop)}
          >
            {dense ? <StopLine stop={stop} shown={shown} /> : <OtherStop stop={stop} shown={shown} />}
          </TimelineStop>
        ),
      ])}
      {route.driveHome && !dense && (
        <DriveLeg minutes={route.driveHome.minutes} miles={route.driveHome.distanceMiles} note="home" />
      )}
    </Timeline>
  );
};

const alertsOf = ({ petAlerts, alert }: RouteStop): number => petAlerts.length + (alert === '' ? 0 : 1);

const StopLine = ({ stop, shown }: { stop: RouteStop; shown: Clock }) => (
  <Link to="/groomer/appointments/$orderId" params={{ orderId: stop.id }} className={classes['line'] ?? ''}>
    <PetAvatars pets={stop.faces.map(({ id, petType }) => ({ id, kind: kindOf(petType) }))} size={28} />
    <span className={classes['lineWords']}>
      <span className={classes['otherName']}>{stop.customer.displayName}</span>
      {stop.customer.vip && <VipMark />} · {petNames(stop)}, {serviceNames(stop)}
    </span>
    <Marks stop={stop} shown={shown} dense />
  </Link>
);

const Words = ({ hidden, children }: { hidden: boolean; children: string }) =>
  hidden ? <VisuallyHidden>{children}</VisuallyHidden> : children;

/** What is not as usual: its status, how long it can be answered, and how many alerts it has. */
const Marks = ({ stop, shown, dense = false }: { stop: RouteStop; shown: Clock; dense?: boolean }) => {
  const { answerBy, status } = stop;
  const { tone, word } = lookOf(stop, shown.now, shown.timeZone);
  const alerts = alertsOf(stop);
  if ((status === 'accepted' || status === 'complete') && alerts === 0) return null;
  return (
    <span className={classes['marks']}>
      {status !== 'accepted' && status !== 'complete' && <Badge tone={tone}>{word}</Badge>}
      {answerBy !== null && !dense && <span>Answer {answerByWords(answerBy, shown.now, shown).words}</span>}
      {alerts > 0 && (
        <span className={classes['mark']}>
          <TriangleAlert size={16} aria-hidden />
          {alerts}
          <Words hidden={dense}>{alerts === 1 ? ' alert' : ' alerts'}</Words>
        </span>
      )}
    </span>
  );
};

const OtherStop = ({ stop, shown }: { stop: RouteStop; shown: Clock }) => {
  const { customer, city, faces } = stop;
  return (
    <Link to="/groomer/appointments/$orderId" params={{ orderId: stop.id }} className={classes['other']}>
      <PetAvatars pets={faces.map(({ id, petType }) => ({ id, kind: kindOf(petType) }))} size={36} />
      <span className={classes['otherWords']}>
        <span className={classes['otherName']}>
          {customer.displayName}
          {customer.vip && <VipMark />}
        </span>
        <span>
          {petNames(stop)} · {serviceNames(stop)}
          {city !== '' && ` · ${city}`}
        </span>
        <Marks stop={stop} shown={shown} />
      </span>
    </Link>
  );
};
