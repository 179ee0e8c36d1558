import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { weekdayName, weekdaysFrom } from '@tailgate/values/weekdays';
import type { LocalDate } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { moveDaysQuery } from '../booking-query.ts';
import {
  daysIn,
  longDate,
  monthOf,
  rangeInTitle,
  rangeOf,
  startOfWeek,
  stepped,
  type CalendarHabits,
} from '../calendar/calendar-days.ts';
import classes from './reschedule.module.css';
import { WHY_NOT } from './why-not.ts';

interface MoveDaysProps {
  readonly id: string;
  readonly minutes: number;
  readonly date: LocalDate;
  readonly today: LocalDate;
  readonly habits: CalendarHabits;
  readonly onDate: (date: LocalDate) => void;
}

/** A month: days with free time can be chosen, the others say why not. */
export const MoveDays = ({ id, minutes, date, today, habits, onDate }: MoveDaysProps) => {
  const days = useQuery(moveDaysQuery(id, monthOf(date), minutes));
  const byDate = new Map(days.data?.days.map((day) => [day.date, day]));
  const month = rangeOf('month', date, habits.firstDayOfWeek);
  const lead = daysIn({ from: startOfWeek(month.from, habits.firstDayOfWeek), to: month.from }).length - 1;
  return (
    <section className={classes['days']} aria-label="Day">
      <header className={classes['month']}>
        <h3 aria-live="polite">{rangeInTitle('month', date, habits.firstDayOfWeek)}</h3>
        <Button
          compact
          aria-label="Previous month"
          disabled={monthOf(date) <= monthOf(today)}
          onClick={() => onDate(stepped('month', date, -1))}
        >
          <ChevronLeft size={18} aria-hidden />
        </Button>
        <Button compact aria-label="Next month" onClick={() => onDate(stepped('month', date, 1))}>
          <ChevronRight size={18} aria-hidden />
        </Button>
      </header>
      {!days.data && <LoadingState what="your days" of={[days]} rows={5} />}
      {days.data && (
        <div className={classes['grid']}>
          {weekdaysFrom(habits.firstDayOfWeek).map((weekday) => (
            <span key={weekday} className={classes['weekday']} aria-hidden>
              {weekdayName(weekday).slice(0, 2)}
            </span>
          ))}
          {Array.from({ length: lead }, (_, index) => (
            <span key={`lead-${index}`} />
          ))}
          {daysIn(month).map((day) => {
            const { available = false, whyNot = null } = byDate.get(day) ?? {};
            const why = whyNot === null ? null : WHY_NOT[whyNot];
            return (
              <UnstyledButton
                key={day}
                className={classes['day'] ?? ''}
                disabled={!available}
                aria-pressed={day === date}
                title={why?.long}
                onClick={() => onDate(day)}
              >
                <VisuallyHidden>{why ? `${longDate(day)}, ${why.long}` : longDate(day)}</VisuallyHidden>
                <span aria-hidden>{Number(day.slice(8))}</span>
                <small aria-hidden>{available ? 'Free' : why?.short}</small>
              </UnstyledButton>
            );
          })}
        </div>
      )}
    </section>
  );
};
