import type { LocalDate } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { FreeTimes, type CalendarHabits, timeOfSlot } from '#features/appointments/index.ts';
import { slotsQuery, type TimesOf } from './session-query.ts';

interface TimePickerProps {
  readonly of: TimesOf;
  readonly date: string;
  readonly clock: CalendarHabits['clock'];
  readonly chosen: string | undefined;
  readonly onChoose: (time: string) => void;
}

/** The free starts of a day for what the session books. */
export const TimePicker = ({ of, date, clock, chosen = '', onChoose }: TimePickerProps) => {
  const slots = useQuery(slotsQuery(of, date));
  const times = slots.data?.slots.map(({ start }) => timeOfSlot(start)).map((time) => ({ value: time, time }));
  return (
    <FreeTimes date={date as LocalDate} times={times} of={[slots]} clock={clock} chosen={chosen} onChoose={onChoose} />
  );
};
