import { DriveLeg, Timeline, TimelineStop } from '#ui/figures/timeline.tsx';
import { priceRange, timeOf } from '../appointment-words.ts';
import type { DayRoute, RouteStop } from '../appointments-query.ts';
import type { Clock } from '../calendar/appointment-event.tsx';
import { NextStop } from './next-stop.tsx';
import { arrivalsOf, isDone, isLate, isUnderWay, lateStopsOf, nextStopOf, type Arrival } from './route-state.ts';
import { OtherStop, StopLine } from './stop-lines.tsx';

interface RouteTimelineProps {
  readonly route: DayRoute;
  readonly shown: Clock;
  /** Beside a map: one line for each stop, and the way home is on the map. */
  readonly dense?: boolean;
}

const headingOf = (stop: RouteStop, { timeZone, clock }: Clock): string => {
  const { startedAt, appointmentStart } = stop;
  if (startedAt === null) return `Next stop · ${timeOf(appointmentStart, timeZone, clock)}`;
  return isUnderWay(stop) ? `In progress since ${timeOf(startedAt, timeZone, clock)}` : 'Services done';
};

/** When to leave, or once that has passed, when the groomer gets there. */
const departureOf = (stop: RouteStop, arrival: Arrival | undefined, { timeZone, clock, now }: Clock) => {
  if (stop.startedAt !== null) return {};
  if (arrival && arrival.late > 0)
    return { aside: `Arrive ${timeOf(arrival.at, timeZone, clock)}`, asideTone: 'danger' as const };
  if (stop.leaveBy === null || stop.onMyWay) return {};
  return Date.parse(stop.leaveBy) < now.getTime()
    ? { aside: 'Leave now', asideTone: 'danger' as const }
    : { aside: `Leave by ${timeOf(stop.leaveBy, timeZone, clock)}` };
};

/** What a delay means for the stop after the next one. */
const effectWords = (arrival: Arrival | undefined, { timeZone, clock }: Clock) => {
  if (!arrival) return {};
  return isLate(arrival)
    ? { note: `arrive ${timeOf(arrival.at, timeZone, clock)}`, noteTone: 'danger' as const }
    : { note: 'still on time' };
};

/** What is left of the day as it is driven: stops, and the drives between them; only the next stop is expanded. */
export const RouteTimeline = ({ route: { stops, driveHome }, shown, dense = false }: RouteTimelineProps) => {
  const { timeZone, clock, now } = shown;
  const next = nextStopOf(stops, now);
  const arrivals = arrivalsOf(stops, now);
  const late = lateStopsOf(stops, now);
  const forgotten = new Set(late.filter(({ kind }) => kind !== 'arrival').map(({ stop }) => stop.id));
  const left = stops.filter((stop) => !isDone(stop) && !forgotten.has(stop.id));
  const affected = late[0]?.kind === 'arrival' ? left[left.indexOf(late[0].stop) + 1] : undefined;
  return (
    <Timeline label="Today’s stops" dense={dense}>
      {left.flatMap((stop, index) => [
        // How to get to the next stop is said on its card.
        stop.drive && !(index === 0 && stop === next) && (
          <DriveLeg
            key={`to ${stop.id}`}
            minutes={stop.drive.minutes}
            miles={stop.drive.distanceMiles}
            {...(stop === affected && effectWords(arrivals.get(stop.id), shown))}
          />
        ),
        stop === next ? (
          <TimelineStop
            key={stop.id}
            number={stops.indexOf(stop) + 1}
            heading={headingOf(stop, shown)}
            {...departureOf(stop, arrivals.get(stop.id), shown)}
            next
          >
            <NextStop stop={stop} shown={shown} />
          </TimelineStop>
        ) : (
          <TimelineStop
            key={stop.id}
            number={stops.indexOf(stop) + 1}
            heading={timeOf(stop.appointmentStart, timeZone, clock)}
            aside={priceRange(stop.minPrice, stop.maxPrice)}
          >
            {dense ? <StopLine stop={stop} shown={shown} /> : <OtherStop stop={stop} shown={shown} />}
          </TimelineStop>
        ),
      ])}
      {driveHome && !dense && next && (
        <DriveLeg minutes={driveHome.minutes} miles={driveHome.distanceMiles} note="home" />
      )}
    </Timeline>
  );
};
