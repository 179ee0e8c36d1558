import { CalendarX, Check, MoveRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { DateField } from '#ui/dates/date-field.tsx';
import { TimeField } from '#ui/dates/time-field.tsx';
import { type CalendarHabits, clockTime, dateInWords, startInWords } from '#features/appointments/index.ts';
import { CONFLICTS } from './conflict-words.ts';
import type { Decision, PlannedDate, Start } from './series.ts';
import classes from './series.module.css';

interface SeriesRowProps {
  readonly number: number;
  readonly of: PlannedDate;
  readonly today: string;
  readonly clock: CalendarHabits['clock'];
  /** Undefined takes a decision back. */
  readonly onDecide: (decision: Decision | undefined) => void;
}

const stateOf = ({ result, isMoved, isOpen }: PlannedDate) => {
  if (!result) return 'skipped';
  if (isOpen) return 'conflict';
  return isMoved ? 'moved' : 'free';
};
const STATE_WORDS = { skipped: 'Skipped', conflict: 'Not free', moved: 'Moved', free: 'Free' } as const;
const STATE_ICONS = { skipped: CalendarX, conflict: CalendarX, moved: MoveRight, free: Check } as const;

interface OtherStartProps {
  readonly start: Start;
  readonly today: string;
  readonly clock: CalendarHabits['clock'];
  readonly onChoose: (start: Start) => void;
}

const OtherStart = ({ start, today, clock, onChoose }: OtherStartProps) => (
  <div className={classes['other']}>
    <DateField
      label="New date"
      min={today}
      value={start.date}
      onChange={(date) => {
        if (date !== null) onChoose({ ...start, date });
      }}
    />
    <TimeField
      label="New time"
      value={start.time}
      inWords={(time) => clockTime(time, clock)}
      onChange={(time) => {
        if (time !== null) onChoose({ ...start, time });
      }}
    />
  </div>
);

/** One date of a series: as it will be booked, what was in the way, and how to change it. */
export const SeriesRow = ({ number, of, today, clock, onDecide }: SeriesRowProps) => {
  const [isChanging, setIsChanging] = useState(false);
  const { planned, conflict, alternative, result, isMoved } = of;
  const state = stateOf(of);
  const Icon = STATE_ICONS[state];
  const shown = result ?? planned;
  const inWords = startInWords(planned.date, planned.time, clock);
  return (
    <li className={classes['row']} data-state={state}>
      <span className={classes['number']} aria-hidden>
        {number}
      </span>
      <div className={classes['when']}>
        <strong>{dateInWords(shown.date)}</strong> · {clockTime(shown.time, clock)}
        {isMoved && <s className={classes['was']}>{inWords}</s>}
      </div>
      <span className={classes['state']}>
        <Icon size={16} aria-hidden />
        {STATE_WORDS[state]}
      </span>
      {conflict !== null && (
        <p className={classes['why']}>
          {inWords}: {CONFLICTS[conflict]}
        </p>
      )}
      {isChanging && result && (
        <OtherStart
          start={result}
          today={today}
          clock={clock}
          onChoose={(start) => onDecide({ kind: 'move', ...start })}
        />
      )}
      <div className={classes['actions']}>
        {result && (
          <Button
            compact
            aria-expanded={isChanging}
            aria-label={`Change ${inWords}`}
            onClick={() => setIsChanging(!isChanging)}
          >
            {isChanging ? 'Close' : 'Change'}
          </Button>
        )}
        {result && isMoved && !alternative && (
          <Button compact aria-label={`Undo the change of ${inWords}`} onClick={() => onDecide(undefined)}>
            Undo
          </Button>
        )}
        <Button
          compact
          aria-label={result ? `Skip ${inWords}` : `Book ${inWords} again`}
          onClick={() => onDecide(result ? { kind: 'skip' } : undefined)}
        >
          {result ? 'Skip' : 'Don’t skip'}
        </Button>
      </div>
    </li>
  );
};
