import { VisuallyHidden } from '@mantine/core';
import type { LocalDate } from '@tailgate/values/local-time';
import { showDateWithWeekday } from '@tailgate/values/date-text';
import { weekdayName, weekdaysFrom } from '@tailgate/values/weekdays';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import type { CalendarHabits } from './clock.ts';
import classes from './month-calendar.module.css';
import { markOf, monthInWords, monthOf, moveMonth, weeksOfMonth, type DayMark, type DaysOff } from './time-off.ts';

interface MonthCalendarProps {
  readonly today: LocalDate;
  readonly habits: CalendarHabits;
  readonly timeOff: readonly DaysOff[];
  readonly workingDays: ReadonlySet<number>;
}

const SAID: Readonly<Record<DayMark, string>> = {
  off: 'off',
  'not-working': 'not working',
  working: 'working',
  past: 'past',
};

/** A month with the days off and the days without working hours; marked by shape and text, not by color alone. */
export const MonthCalendar = ({ today, habits, timeOff, workingDays }: MonthCalendarProps) => {
  const [month, setMonth] = useState(monthOf(today));
  return (
    <Card
      title={monthInWords(month)}
      aside={
        <div className={classes['moves']}>
          <Button
            compact
            aria-label="Previous month"
            disabled={month <= monthOf(today)}
            onClick={() => setMonth(moveMonth(month, -1))}
          >
            <ChevronLeft size={18} aria-hidden />
          </Button>
          <Button compact aria-label="Next month" onClick={() => setMonth(moveMonth(month, 1))}>
            <ChevronRight size={18} aria-hidden />
          </Button>
        </div>
      }
    >
      <CardBody>
        <table className={classes['month']}>
          <caption className={classes['caption']}>
            <VisuallyHidden aria-live="polite">Days off and working days in {monthInWords(month)}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {weekdaysFrom(habits.firstDayOfWeek).map((day) => (
                <th key={day} scope="col" abbr={weekdayName(day)}>
                  {weekdayName(day).slice(0, 2)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOfMonth(month, habits.firstDayOfWeek).map((week, index) => (
              <tr key={index}>
                {week.map((date, at) =>
                  date ? (
                    <Day
                      key={at}
                      date={date}
                      isToday={date === today}
                      mark={markOf(date, { today, timeOff, workingDays })}
                    />
                  ) : (
                    <td key={at} />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
        <ul className={classes['legend']} aria-hidden>
          <li>
            <span className={classes['day']} data-mark="off" />
            Time off
          </li>
          <li>
            <span className={classes['day']} data-mark="not-working" />
            Not working
          </li>
        </ul>
      </CardBody>
    </Card>
  );
};

const Day = ({ date, mark, isToday }: { date: LocalDate; mark: DayMark; isToday: boolean }) => (
  <td>
    <span className={classes['day']} data-mark={mark} data-today={isToday || undefined}>
      <span aria-hidden>{Number(date.slice(8))}</span>
      <VisuallyHidden>{`${showDateWithWeekday(date)}, ${isToday ? 'today, ' : ''}${SAID[mark]}`}</VisuallyHidden>
    </span>
  </td>
);
