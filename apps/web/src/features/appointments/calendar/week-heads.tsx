import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { weekdayName } from '@tailgate/values/weekdays';
import { weekdayOf, type LocalDate } from '@tailgate/values/local-time';
import type { ReactNode } from 'react';
import type { Appointment } from '../appointments-query.ts';
import { expectedOf, inDollars, stopsByDay } from '../home/expected.ts';
import { longDate } from './calendar-days.ts';
import classes from './calendar.module.css';

interface WeekHeadsProps {
  readonly days: readonly LocalDate[];
  readonly today: LocalDate;
  readonly appointments: readonly Appointment[];
  readonly timeZone: string;
  /** What is said under the name of a day: its work zone. */
  readonly under: (date: LocalDate) => ReactNode;
}

/** The days above a week, each a link to itself, with what is booked on it. */
export const WeekHeads = ({ days, today, appointments, timeZone, under }: WeekHeadsProps) => {
  const byDay = stopsByDay(appointments, timeZone);
  return (
    <div className={classes['heads']}>
      <span />
      {days.map((date) => (
        <Link
          key={date}
          to="/groomer/appointments"
          search={{ view: 'day', date }}
          className={classes['head']}
          data-today={date === today || undefined}
        >
          <VisuallyHidden>{longDate(date)}</VisuallyHidden>
          <span className={classes['day']} aria-hidden>
            {weekdayName(weekdayOf(date)).slice(0, 3)} <strong>{Number(date.slice(8))}</strong>
          </span>
          <span className={classes['under']}>{under(date)}</span>
          <Total of={byDay.get(date) ?? []} />
        </Link>
      ))}
    </div>
  );
};

const Total = ({ of }: { of: readonly Appointment[] }) =>
  of.length > 0 && (
    <span className={classes['total']}>
      <span>{of.length === 1 ? '1 stop' : `${of.length} stops`}</span> <strong>{inDollars(expectedOf(of))}</strong>
    </span>
  );
