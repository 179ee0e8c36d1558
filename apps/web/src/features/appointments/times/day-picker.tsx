import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { LocalDate } from '@tailgate/values/local-time';
import { weekdayName, weekdaysFrom } from '@tailgate/values/weekdays';
import { ChevronLeft, ChevronRight, Info } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { longDate, monthOf, type CalendarHabits } from '../calendar/calendar-days.ts';
import classes from './day-picker.module.css';
import { densityOf, monthInWords, moveMonth, weeksOf } from './month.ts';
import { OWN_WHY_NOT, WHY_NOT, type WhyNot } from './why-not.ts';

export interface DayToPick {
  readonly date: string;
  readonly available: boolean;
  readonly whyNot: WhyNot | null;
  /** How many starts are free, where that is known. */
  readonly starts?: number;
}

interface DayPickerProps {
  readonly month: string;
  readonly days: readonly DayToPick[];
  readonly chosen: string | undefined;
  readonly today: LocalDate;
  readonly habits: CalendarHabits;
  /** Whether it is the viewer's own calendar. */
  readonly isOwn?: boolean;
  /** Every day from today on can be chosen, free or not. */
  readonly isOpenToAll: boolean;
  readonly onMonth: (month: string) => void;
  readonly onChoose: (date: LocalDate) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Arrow keys move between the days that can be chosen. */
const moveFocus = (event: KeyboardEvent<HTMLElement>, grid: HTMLElement | null) => {
  const step = STEPS[event.key];
  if (step === undefined || !grid) return;
  event.preventDefault();
  const buttons = [...grid.querySelectorAll<HTMLButtonElement>('button[data-day]')];
  const from = buttons.findIndex((button) => button === document.activeElement);
  for (let at = from + step; at >= 0 && at < buttons.length; at += Math.sign(step)) {
    const button = buttons[at];
    if (button && !button.disabled) {
      button.focus();
      return;
    }
  }
};

const Dots = ({ density }: { density: 0 | 1 | 2 | 3 }) => (
  <span className={classes['dots']} data-density={density} aria-hidden>
    <i />
    <i />
    <i />
  </span>
);

interface DayProps {
  readonly date: LocalDate;
  readonly day: DayToPick | undefined;
  readonly most: number;
  readonly isChosen: boolean;
  readonly isOwn: boolean;
  readonly isOpen: boolean;
  readonly onChoose: (date: LocalDate) => void;
}

const Day = ({ date, day, most, isChosen, isOwn, isOpen, onChoose }: DayProps) => {
  const why = day?.whyNot ? (isOwn ? OWN_WHY_NOT : WHY_NOT)[day.whyNot] : undefined;
  const starts = day?.starts;
  const words = why?.long ?? (starts === undefined ? null : `${starts} free times`);
  return (
    <UnstyledButton
      className={classes['day'] ?? ''}
      data-day
      disabled={!isOpen}
      aria-pressed={isChosen}
      title={why?.long}
      onClick={() => onChoose(date)}
    >
      <VisuallyHidden>{words === null ? longDate(date) : `${longDate(date)}, ${words}`}</VisuallyHidden>
      <span aria-hidden>{Number(date.slice(8))}</span>
      {why && <small aria-hidden>{why.short}</small>}
      {!why && starts === undefined && <small aria-hidden>Free</small>}
      {!why && starts !== undefined && <Dots density={densityOf(starts, most)} />}
    </UnstyledButton>
  );
};

const Legend = () => (
  <div className={classes['legend']} aria-hidden>
    {(
      [
        [3, 'Free'],
        [2, 'Some'],
        [1, 'Nearly full'],
      ] as const
    ).map(([density, words]) => (
      <span key={density}>
        <Dots density={density} />
        {words}
      </span>
    ))}
    <span>
      <Info size={16} />
      Closed: no working hours · Off: time off · Zone: another area
    </span>
  </div>
);

/** A month: dots show how free a day is, a word why it is not. */
export const DayPicker = (props: DayPickerProps) => {
  const { month, days, chosen, today, habits, isOwn = false, isOpenToAll, onMonth, onChoose } = props;
  const grid = useRef<HTMLTableElement>(null);
  const byDate = new Map(days.map((day) => [day.date, day]));
  const most = Math.max(1, ...days.map(({ starts = 0 }) => starts));
  const isCounted = days.some(({ starts }) => starts !== undefined);
  return (
    <section className={classes['picker']} aria-label="Day">
      <header className={classes['head']}>
        <h3 aria-live="polite">{monthInWords(month)}</h3>
        <Button
          compact
          aria-label="Previous month"
          disabled={month <= monthOf(today)}
          onClick={() => onMonth(moveMonth(month, -1))}
        >
          <ChevronLeft size={18} aria-hidden />
        </Button>
        <Button compact aria-label="Next month" onClick={() => onMonth(moveMonth(month, 1))}>
          <ChevronRight size={18} aria-hidden />
        </Button>
      </header>
      {/* The keys are those of the buttons in it. */}
      <table
        ref={grid}
        className={classes['month']}
        role="presentation"
        onKeyDown={(event) => moveFocus(event, grid.current)}
      >
        <thead>
          <tr>
            {weekdaysFrom(habits.firstDayOfWeek).map((weekday) => (
              <th key={weekday} aria-hidden>
                {weekdayName(weekday).slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, habits.firstDayOfWeek).map((week, index) => (
            <tr key={index}>
              {week.map((date, at) => (
                <td key={at}>
                  {date && (
                    <Day
                      date={date}
                      day={byDate.get(date)}
                      most={most}
                      isChosen={date === chosen}
                      isOwn={isOwn}
                      isOpen={isOpenToAll ? date >= today : byDate.get(date)?.available === true}
                      onChoose={onChoose}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isCounted && <Legend />}
    </section>
  );
};
