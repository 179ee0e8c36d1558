import { weekdayOf, type LocalDate } from '@tailgate/values/local-time';
import { weekdayName } from '@tailgate/values/weekdays';
import { memo, useMemo, type MouseEvent } from 'react';
import { dayOf, lookOf, startOf } from '../appointment-words.ts';
import type { Appointment } from '../appointments-query.ts';
import type { Clock } from './appointment-event.tsx';
import { longDate, monthOf, type CalendarHabits } from './calendar-days.ts';
import { onCalendar } from './calendar-events.ts';
import classes from './month-grid.module.css';
import { daysAround, moveFocus } from './walk-days.ts';

interface MonthGridProps {
  readonly date: LocalDate;
  readonly today: LocalDate;
  readonly appointments: readonly Appointment[];
  readonly habits: CalendarHabits;
  readonly shown: Clock;
  readonly onOpen: (id: string) => void;
  readonly onDay: (date: LocalDate) => void;
}

/** So many lines fit under a date; the last one counts what does not. */
const LINES_A_DAY = 4;
const NONE: readonly Appointment[] = [];

/**
 * A month of days with their first appointments. Made of plain elements with one listener for all, because the month
 * of a calendar library takes several hundred milliseconds for 500 appointments.
 */
export const MonthGrid = ({ date, today, appointments, habits, shown, onOpen, onDay }: MonthGridProps) => {
  const { timeZone } = shown;
  const byDay = useMemo(
    () => Map.groupBy(appointments.filter(onCalendar), ({ appointmentStart }) => dayOf(appointmentStart, timeZone)),
    [appointments, timeZone],
  );
  const days = daysAround(date, habits.firstDayOfWeek);
  const press = ({ target }: MouseEvent<HTMLElement>) => {
    const { id, day } = (target as HTMLElement).closest('button')?.dataset ?? {};
    if (id !== undefined) onOpen(id);
    else if (day !== undefined) onDay(day as LocalDate);
  };
  return (
    // The buttons inside are what is pressed: listening once is cheaper than for each of them.
    <div className={classes['month']} onClick={press} onKeyDown={moveFocus}>
      <div className={classes['names']} aria-hidden>
        {days.slice(0, 7).map((day) => (
          <span key={day}>{weekdayName(weekdayOf(day)).slice(0, 3)}</span>
        ))}
      </div>
      <ol className={classes['days']} aria-label="Days">
        {days.map((day) => (
          <Day
            key={day}
            day={day}
            isOutside={monthOf(day) !== monthOf(date)}
            isToday={day === today}
            appointments={byDay.get(day) ?? NONE}
            timeZone={timeZone}
            clock={shown.clock}
            now={shown.now}
          />
        ))}
      </ol>
    </div>
  );
};

interface DayProps extends Clock {
  readonly day: LocalDate;
  readonly isOutside: boolean;
  readonly isToday: boolean;
  readonly appointments: readonly Appointment[];
}

const Day = memo(({ day, isOutside, isToday, appointments, timeZone, clock, now }: DayProps) => {
  const visible = appointments.length > LINES_A_DAY ? LINES_A_DAY - 1 : appointments.length;
  const hidden = appointments.length - visible;
  return (
    <li
      className={classes['day']}
      data-outside={isOutside || undefined}
      {...(isToday && { 'aria-current': 'date' as const })}
    >
      <button type="button" className={classes['date']} data-day={day} aria-label={longDate(day)}>
        {Number(day.slice(8))}
      </button>
      {appointments.slice(0, visible).map((one) => {
        const { tone } = lookOf(one, now, timeZone);
        return (
          <button
            key={one.id}
            type="button"
            className={classes['event']}
            data-id={one.id}
            data-tone={tone}
            data-view="month"
          >
            {startOf(one.appointmentStart, timeZone, clock)} {one.customer.displayName}
          </button>
        );
      })}
      {hidden > 0 && (
        <button type="button" className={classes['more']} data-day={day}>
          {hidden} more
        </button>
      )}
    </li>
  );
});
Day.displayName = 'Day';
