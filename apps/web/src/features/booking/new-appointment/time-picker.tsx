import type { LocalDate } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { FreeTimes } from '../times/free-times.tsx';
import { timeOfSlot, type CalendarHabits } from './booking-words.ts';
import { slotsQuery } from './session-query.ts';

interface TimePickerProps {
  readonly sessionId: string;
  readonly date: string;
  readonly minutes: number;
  readonly clock: CalendarHabits['clock'];
  readonly chosen: string | undefined;
  readonly onChoose: (time: string) => void;
}

/** The free starts of a day for what the session books. */
export const TimePicker = ({ sessionId, date, minutes, clock, chosen = '', onChoose }: TimePickerProps) => {
  const slots = useQuery(slotsQuery(sessionId, date, minutes));
  const times = slots.data?.slots.map(({ start }) => timeOfSlot(start)).map((time) => ({ value: time, time }));
  return (
    <FreeTimes date={date as LocalDate} times={times} of={[slots]} clock={clock} chosen={chosen} onChoose={onChoose} />
  );
};
