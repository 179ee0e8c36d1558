import { localMinutesAt, showMinutes, type LocalDate } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { moveSlotsQuery } from '../appointments-query.ts';
import type { CalendarHabits } from '../calendar/calendar-days.ts';
import { FreeTimes } from '../times/free-times.tsx';
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

/** The free times of the chosen day, to which the appointment can move. */
export const MoveTimes = ({ id, minutes, date, clock, start, error, onStart }: MoveTimesProps) => {
  const slots = useQuery(moveSlotsQuery(id, date, minutes));
  const { data } = slots;
  const times = data?.slots.map((slot) => {
    const instant = new Date(slot.start);
    return { value: instant.toISOString(), time: showMinutes(localMinutesAt(instant, data.timeZone)) };
  });
  return (
    <>
      <FreeTimes date={date} times={times} of={[slots]} clock={clock} chosen={start} onChoose={onStart} />
      {error !== undefined && (
        <p className={classes['problem']} role="alert">
          {error}
        </p>
      )}
    </>
  );
};
