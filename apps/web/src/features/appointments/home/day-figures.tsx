import { useMediaQuery } from '@mantine/hooks';
import { localDateAt, weekdayOf } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { Car, MapPin, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { shortDays } from '#shell/periods/period.ts';
import { WeekBars } from '#ui/pictures/week-bars.tsx';
import { SkeletonStat } from '#ui/feedback/skeleton.tsx';
import { StatCard } from '#ui/figures/stat-card.tsx';
import { Totals } from '#ui/figures/totals.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { durationInWords } from '#ui/words/duration.ts';
import { timeOf } from '../appointment-words.ts';
import { dayRouteQuery, type DayRoute } from '../appointments-query.ts';
import type { CalendarHabits } from '../calendar/calendar-days.ts';
import { dayEnds, expectedOf, expectedWords, inDollars, shareOfDay, weekAmounts, weekDelta } from './expected.ts';
import { isDone, lateStopsOf } from './route-state.ts';
import { useWeeks } from './use-weeks.ts';

interface DayFiguresProps {
  readonly timeZone: string;
  readonly habits: CalendarHabits;
  /** Below what is booked this week. */
  readonly received?: ReactNode;
}

const petsOf = ({ stops }: DayRoute): number => stops.reduce((count, { pets }) => count + pets.length, 0);

const stopsNote = (route: DayRoute, timeZone: string, clock: CalendarHabits['clock']): string => {
  const ends = dayEnds(route);
  if (!ends) return 'Nothing booked';
  const pets = petsOf(route);
  const home = route.driveHome ? 'home' : 'done';
  return `${pets === 1 ? '1 pet' : `${pets} pets`} · ${home} by ${timeOf(ends.home, timeZone, clock)}`;
};

const driveNote = (route: DayRoute): string => {
  const share = shareOfDay(route);
  return share === undefined ? 'No driving today' : `${route.travelDistance.toFixed(1)} mi · ${share}% of the day`;
};

/** Where there is room for four: stops, money and driving of today, and this week against the last. */
export const DayFigures = (props: DayFiguresProps) => {
  const wide = useMediaQuery('(min-width: 960px)', true, { getInitialValueInEffect: false });
  return wide && <Figures {...props} />;
};

const Figures = ({ timeZone, habits, received }: DayFiguresProps) => {
  const today = localDateAt(useNow(), timeZone);
  const { data: route, isError } = useQuery(dayRouteQuery(today));
  const { week, byDay, months } = useWeeks({ today, timeZone, firstDay: habits.firstDayOfWeek });
  const amounts = byDay && weekAmounts(byDay, week.from);
  const delta = amounts && weekDelta(amounts);
  return (
    <>
      {route && (
        <>
          <StatCard
            label="Today’s stops"
            value={String(route.stops.length)}
            note={stopsNote(route, timeZone, habits.clock)}
            icon={<MapPin size={18} aria-hidden />}
          />
          <StatCard
            label="Expected today"
            value={inDollars(expectedOf(route.stops))}
            note={expectedWords(route.stops)}
            icon={<Wallet size={18} aria-hidden />}
          />
          <StatCard
            label="Drive"
            value={durationInWords(route.travelDurationTraffic)}
            note={driveNote(route)}
            icon={<Car size={18} aria-hidden />}
          />
        </>
      )}
      {!route && !isError && [0, 1, 2].map((index) => <SkeletonStat key={index} label="Loading your day" />)}
      {amounts && (
        <StatCard
          label={`Booked, ${shortDays(week)}`}
          value={inDollars(amounts.current.reduce((total, amount) => total + amount, 0))}
          {...(delta ? { delta } : { note: 'Expected, before tips' })}
          icon={<WeekBars {...amounts} firstDay={habits.firstDayOfWeek} today={weekdayOf(today)} />}
          foot={received}
        />
      )}
      {!amounts && !months.some((month) => month.isError) && <SkeletonStat label="Loading your week" />}
    </>
  );
};

/** The same on a phone: one card of three. */
export const DayTotals = ({ timeZone }: Pick<DayFiguresProps, 'timeZone'>) => {
  const wide = useMediaQuery('(min-width: 960px)', true, { getInitialValueInEffect: false });
  const now = useNow();
  const { data: route } = useQuery(dayRouteQuery(localDateAt(now, timeZone)));
  if (wide || !route || route.stops.length === 0) return null;
  // Then the room belongs to what is late, what is done with its sum, and the next stop.
  if (route.stops.some(isDone) || lateStopsOf(route.stops, now).length > 0) return null;
  const { stops, travelDistance } = route;
  const totals = [
    { value: String(stops.length), label: stops.length === 1 ? 'stop' : 'stops' },
    { value: travelDistance.toFixed(1), label: 'miles' },
    { value: inDollars(expectedOf(stops)), label: 'expected' },
  ];
  return <Totals label="Today in total" totals={totals} />;
};
