import { localDateAt } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, MapPinned, TreePalm } from 'lucide-react';
import { Card } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { RowIcon, RowLink, Rows } from '#ui/layout/rows.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { timeZoneInWords, type CalendarHabits } from './clock.ts';
import { shownWeek, type ServedZone } from './schedule.rules.ts';
import { ScheduleWeek } from './schedule-week.tsx';
import classes from './schedule.module.css';
import { allTimeOffQuery } from './time-off-query.ts';
import { weekOf } from './week.ts';
import { timeZoneQuery, weekQuery } from './week-query.ts';

interface ScheduleProps {
  /** Any day of the week that is asked for. */
  readonly asked: string | undefined;
  readonly habits: CalendarHabits;
  /** None while they are still asked for. */
  readonly zones: readonly ServedZone[] | undefined;
}

/** The coming weeks as they will be worked: hours, days off, and where. */
export const Schedule = ({ asked, habits, zones }: ScheduleProps) => {
  const now = useNow();
  const hours = useQuery(weekQuery);
  const off = useQuery(allTimeOffQuery);
  const timeZone = useQuery(timeZoneQuery);
  if (!hours.data || !off.data || !timeZone.data || !zones)
    return (
      <Card>
        <LoadingState what="your working hours" of={[hours, off, timeZone]} rows={6} />
      </Card>
    );
  const today = localDateAt(now, timeZone.data);
  return (
    <div className={classes['page']}>
      <ScheduleWeek
        first={shownWeek(asked, today, habits.firstDayOfWeek)}
        thisWeek={shownWeek(undefined, today, habits.firstDayOfWeek)}
        today={today}
        week={weekOf(hours.data.availability)}
        timeOff={off.data}
        zones={zones}
        habits={habits}
      />
      <p className={classes['note']}>All times are in {timeZoneInWords(timeZone.data)}.</p>
      <Changes />
    </div>
  );
};

const CHANGES = [
  { to: '/groomer/account/availability', icon: CalendarClock, title: 'Change hours', meta: 'Your weekly hours' },
  { to: '/groomer/account/service-area', icon: MapPinned, title: 'Change zones', meta: 'Where you work on each day' },
  { to: '/groomer/account/time-off', icon: TreePalm, title: 'Change time off', meta: 'Holidays and single days' },
] as const;

const Changes = () => (
  <Card>
    <Rows label="Change your schedule">
      {CHANGES.map(({ to, icon, title, meta }) => (
        <RowLink key={to} to={to} lead={<RowIcon icon={icon} />} title={title} meta={meta} />
      ))}
    </Rows>
  </Card>
);
