import { addDays, type LocalDate } from '@tailgate/values/local-time';
import { useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { durationInWords } from '#ui/words/duration.ts';
import { timeReader, type CalendarHabits } from './clock.ts';
import { axisOf, plansOf, weekInTitle, type ServedZone } from './schedule.rules.ts';
import { ScheduleDay } from './schedule-day.tsx';
import classes from './schedule.module.css';
import type { DaysOff } from './time-off.ts';
import { useTimeOffChanges } from './time-off-query.ts';
import { minutesOn, type Week } from './week.ts';

const SCHEDULE = '/groomer/account/schedule';

interface ScheduleWeekProps {
  /** The first day of the shown week, and of this one. */
  readonly first: LocalDate;
  readonly thisWeek: LocalDate;
  readonly today: LocalDate;
  readonly week: Week;
  readonly timeOff: readonly DaysOff[];
  readonly zones: readonly ServedZone[];
  readonly habits: CalendarHabits;
}

const hoursOf = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

export const ScheduleWeek = ({ first, thisWeek, today, week, timeOff, zones, habits }: ScheduleWeekProps) => {
  const navigate = useNavigate();
  const days = useRef<HTMLOListElement>(null);
  const changes = useTimeOffChanges();
  const read = timeReader(habits.clock);
  const axis = axisOf(week);
  const plans = plansOf(first, { today, week, timeOff, zones });
  const minutes = plans.reduce((sum, { isOff, weekday }) => sum + (isOff ? 0 : minutesOn(week[weekday])), 0);
  const isThisWeek = first === thisWeek;
  const stop = plans.findIndex(({ isToday }) => isToday);

  const moveByKey = (event: KeyboardEvent) => {
    const cells = [...(days.current?.children ?? [])] as HTMLElement[];
    const at = cells.findIndex((cell) => cell === event.target);
    if (at === -1) return;
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: 6 }[
      event.key
    ];
    if (to !== undefined) {
      event.preventDefault();
      cells[to]?.focus();
    } else if (event.key === 'PageDown' || (event.key === 'PageUp' && !isThisWeek)) {
      event.preventDefault();
      const search = { week: addDays(first, event.key === 'PageDown' ? 7 : -7) };
      void navigate({ to: SCHEDULE, search, resetScroll: false }).then(() => cells[at]?.focus());
    }
  };

  return (
    <section aria-label={weekInTitle(first)}>
      <header className={classes['header']}>
        <h2 className={classes['title']} aria-live="polite">
          {weekInTitle(first)}
        </h2>
        <span className={classes['total']}>{durationInWords(minutes)} of work</span>
        <WeekMoves first={first} isThisWeek={isThisWeek} />
      </header>
      <div className={classes['week']} style={{ '--hours': axis.to - axis.from } as CSSProperties}>
        <div className={classes['axis']} aria-hidden>
          {hoursOf(axis.from, axis.to).map((hour) => (
            <span key={hour}>{hourInWords(hour, habits.clock)}</span>
          ))}
        </div>
        <ol ref={days} className={classes['days']} aria-label="Days of the week" onKeyDown={moveByKey}>
          {plans.map((plan, index) => (
            <ScheduleDay
              key={index}
              plan={plan}
              axis={axis}
              read={read}
              isTabStop={index === Math.max(0, stop)}
              busy={changes.turningOff === plan.date}
              onTakeOff={() => changes.turnOff({ startDate: plan.date, endDate: plan.date })}
            />
          ))}
        </ol>
      </div>
    </section>
  );
};

const hourInWords = (hour: number, clock: CalendarHabits['clock']): string =>
  clock === '24' ? `${String(hour).padStart(2, '0')}:00` : `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;

const WeekMoves = ({ first, isThisWeek }: { first: LocalDate; isThisWeek: boolean }) => (
  <nav className={classes['moves']} aria-label="Weeks">
    {isThisWeek ? (
      <Button compact disabled aria-label="Previous week">
        <ChevronLeft size={18} aria-hidden />
      </Button>
    ) : (
      <ButtonLink
        compact
        to={SCHEDULE}
        search={{ week: addDays(first, -7) }}
        resetScroll={false}
        aria-label="Previous week"
      >
        <ChevronLeft size={18} aria-hidden />
      </ButtonLink>
    )}
    <ButtonLink compact to={SCHEDULE} search={{ week: addDays(first, 7) }} resetScroll={false} aria-label="Next week">
      <ChevronRight size={18} aria-hidden />
    </ButtonLink>
    <ButtonLink compact to={SCHEDULE} search={{}} resetScroll={false}>
      This week
    </ButtonLink>
  </nav>
);
