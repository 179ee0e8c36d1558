import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { weekdayName } from '@tailgate/values/weekdays';
import { weekdayOf, type LocalDate } from '@tailgate/values/local-time';
import type { ReactNode } from 'react';
import { longDate } from './calendar-days.ts';
import classes from './calendar.module.css';

interface WeekHeadsProps {
  readonly days: readonly LocalDate[];
  readonly today: LocalDate;
  /** What is said under the name of a day: its work zone. */
  readonly under: (date: LocalDate) => ReactNode;
}

/** The days above a week, each a link to itself. */
export const WeekHeads = ({ days, today, under }: WeekHeadsProps) => (
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
      </Link>
    ))}
  </div>
);
