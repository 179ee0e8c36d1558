import { UnstyledButton } from '@mantine/core';
import { weekdayOf, type LocalDate } from '@tailgate/values/local-time';
import { weekdayName } from '@tailgate/values/weekdays';
import { dayOf, lookOf } from '../appointment-words.ts';
import type { Appointment, Hold } from '../appointments-query.ts';
import type { Clock } from './appointment-event.tsx';
import { daysIn, longDate, monthOf, rangeOf, type CalendarHabits } from './calendar-days.ts';
import { onCalendar, type BlockedDay } from './calendar-events.ts';
import classes from './phone-calendar.module.css';
import { DayAgenda } from './day-agenda.tsx';
import { daysAround, moveFocus } from './walk-days.ts';

interface PhoneCalendarProps {
  readonly view: 'week' | 'month';
  /** The chosen day. */
  readonly date: LocalDate;
  readonly today: LocalDate;
  readonly appointments: readonly Appointment[];
  readonly holds: readonly Hold[];
  readonly blocked: readonly BlockedDay[];
  readonly habits: CalendarHabits;
  readonly shown: Clock;
  readonly onDay: (date: LocalDate) => void;
}

/** More cannot be told apart at a glance. */
const MOST_DOTS = 3;
const NONE: readonly Appointment[] = [];

/** A week or a month on a phone: the days with a dot for each appointment, and the chosen day below them. */
export const PhoneCalendar = (props: PhoneCalendarProps) => {
  const { view, date, today, appointments, holds, blocked, habits, shown, onDay } = props;
  const days =
    view === 'month' ? daysAround(date, habits.firstDayOfWeek) : daysIn(rangeOf('week', date, habits.firstDayOfWeek));
  const byDay = Map.groupBy(appointments.filter(onCalendar), ({ appointmentStart }) =>
    dayOf(appointmentStart, shown.timeZone),
  );
  return (
    <div className={classes['phone']}>
      <div className={classes['card']}>
        <div className={classes['names']} aria-hidden>
          {days.slice(0, 7).map((day) => (
            <span key={day}>{weekdayName(weekdayOf(day)).slice(0, 1)}</span>
          ))}
        </div>
        <ol className={classes['days']} aria-label="Days" onKeyDown={moveFocus}>
          {days.map((day) =>
            view === 'month' && monthOf(day) !== monthOf(date) ? (
              <li key={day} aria-hidden />
            ) : (
              <Day
                key={day}
                day={day}
                isChosen={day === date}
                isToday={day === today}
                isOff={blocked.some((off) => off.date === day)}
                appointments={byDay.get(day) ?? NONE}
                shown={shown}
                onDay={onDay}
              />
            ),
          )}
        </ol>
      </div>
      <DayAgenda date={date} appointments={appointments} holds={holds} blocked={blocked} shown={shown} heading />
    </div>
  );
};

interface DayProps extends Pick<PhoneCalendarProps, 'shown' | 'onDay' | 'appointments'> {
  readonly day: LocalDate;
  readonly isChosen: boolean;
  readonly isToday: boolean;
  readonly isOff: boolean;
}

const counted = (count: number): string => (count === 1 ? '1 appointment' : `${count} appointments`);

const Day = ({ day, isChosen, isToday, isOff, appointments, shown, onDay }: DayProps) => (
  <li {...(isToday && { 'aria-current': 'date' as const })}>
    <UnstyledButton
      className={classes['day'] ?? ''}
      data-day={day}
      data-off={isOff || undefined}
      aria-pressed={isChosen}
      aria-label={[
        longDate(day),
        ...(isToday ? ['today'] : []),
        ...(isOff ? ['time off'] : []),
        ...(appointments.length > 0 ? [counted(appointments.length)] : []),
      ].join(', ')}
      onClick={() => onDay(day)}
    >
      <span className={classes['number']}>{Number(day.slice(8))}</span>
      <span className={classes['dots']}>
        {appointments.slice(0, MOST_DOTS).map((one) => (
          <span key={one.id} className={classes['dot']} data-tone={lookOf(one, shown.now, shown.timeZone).tone} />
        ))}
      </span>
    </UnstyledButton>
  </li>
);
