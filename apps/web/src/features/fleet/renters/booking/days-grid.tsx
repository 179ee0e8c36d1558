import { UnstyledButton } from '@mantine/core';
import { addDays, weekdayOf, type LocalDate, type Weekday } from '@tailgate/values/local-time';
import { weekdayName, weekdaysFrom } from '@tailgate/values/weekdays';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { dayInWords, takenInWords } from './booking-words.ts';
import { daysFromTo, type TakenDay } from './free-vans-query.ts';
import classes from './booking.module.css';

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const firstOfMonth = (date: LocalDate): LocalDate => `${date.slice(0, 7)}-01` as LocalDate;
const nextMonth = (month: LocalDate): LocalDate => firstOfMonth(addDays(month, 31));
const daysOfMonth = (month: LocalDate): LocalDate[] => daysFromTo(month, addDays(nextMonth(month), -1));

interface DaysGridProps {
  readonly month: LocalDate;
  readonly onMonth: (month: LocalDate) => void;
  /** The first and the last day that can be booked. */
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly firstDay: Weekday;
  readonly taken: ReadonlyMap<string, TakenDay>;
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (date: LocalDate) => void;
}

const stateOf = (taken: TakenDay | undefined, isOut: boolean): 'taken' | 'out' | 'free' => {
  if (isOut || taken?.by === 'past') return 'out';
  return taken ? 'taken' : 'free';
};

/** A month of one van: a dot says whether a day is free, and a press books it. */
export const DaysGrid = ({ month, onMonth, from, to, firstDay, taken, chosen, onToggle }: DaysGridProps) => {
  const days = daysOfMonth(month);
  const weekdays = weekdaysFrom(firstDay);
  const [first = month] = days;
  return (
    <div className={classes['month']}>
      <div className={classes['monthHead']}>
        <Button
          compact
          aria-label="Previous month"
          disabled={month <= firstOfMonth(from)}
          onClick={() => onMonth(firstOfMonth(addDays(month, -1)))}
        >
          <ChevronLeft size={18} aria-hidden />
        </Button>
        <strong aria-live="polite">{monthName.format(new Date(month))}</strong>
        <Button
          compact
          aria-label="Next month"
          disabled={nextMonth(month) > to}
          onClick={() => onMonth(nextMonth(month))}
        >
          <ChevronRight size={18} aria-hidden />
        </Button>
      </div>
      <div className={classes['grid']} role="group" aria-label={`Days of ${monthName.format(new Date(month))}`}>
        {weekdays.map((weekday) => (
          <span key={weekday} className={classes['weekdayName']} aria-hidden>
            {weekdayName(weekday).slice(0, 2)}
          </span>
        ))}
        {days.map((date) => {
          const its = taken.get(date);
          const state = stateOf(its, date < from || date > to);
          const isChosen = chosen.has(date);
          const words = its ? takenInWords(its) : 'Free';
          return (
            <UnstyledButton
              key={date}
              className={classes['day'] ?? ''}
              data-state={state}
              style={date === first ? { gridColumnStart: weekdays.indexOf(weekdayOf(date)) + 1 } : undefined}
              aria-pressed={isChosen}
              aria-label={`${dayInWords(date)}: ${state === 'out' ? 'Not bookable' : words}`}
              disabled={state !== 'free' && !isChosen}
              onClick={() => onToggle(date)}
            >
              {Number(date.slice(8))}
              <span className={classes['dot']} aria-hidden />
            </UnstyledButton>
          );
        })}
      </div>
      <p className={classes['legend']} aria-hidden>
        <span data-state="free">Free</span>
        <span data-state="taken">Taken</span>
      </p>
    </div>
  );
};
