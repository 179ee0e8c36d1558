import type { LocalDate } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { timeOf } from '../appointment-words.ts';
import { moveSlotsQuery } from '../booking-query.ts';
import { longDate, type CalendarHabits } from '../calendar/calendar-days.ts';
import classes from './reschedule.module.css';

interface MoveTimesProps {
  readonly id: string;
  readonly minutes: number;
  readonly date: LocalDate;
  readonly clock: CalendarHabits['clock'];
  readonly start: string;
  readonly error: string | undefined;
  readonly onStart: (instant: string) => void;
}

/** The free times of the chosen day. */
export const MoveTimes = ({ id, minutes, date, clock, start, error, onStart }: MoveTimesProps) => {
  const slots = useQuery(moveSlotsQuery(id, date, minutes));
  const { data } = slots;
  return (
    <section className={classes['times']} aria-label="Time">
      <h3>{longDate(date)}</h3>
      {!data && <LoadingState what="free times" of={[slots]} rows={2} />}
      {data?.slots.length === 0 && <p>No free time on this day. Choose another day.</p>}
      {data && data.slots.length > 0 && (
        <ChoiceChips
          label="Start time"
          choices={data.slots.map((slot) => ({
            value: new Date(slot.start).toISOString(),
            label: timeOf(slot.start, data.timeZone, clock),
          }))}
          chosen={start}
          onChoose={onStart}
        />
      )}
      {error !== undefined && (
        <p className={classes['problem']} role="alert">
          {error}
        </p>
      )}
    </section>
  );
};
