import type { LocalDate } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { moveDaysQuery } from '../appointments-query.ts';
import { monthOf, stepped, type CalendarHabits } from '../calendar/calendar-days.ts';
import { DayPicker } from '../times/day-picker.tsx';

interface MoveDaysProps {
  readonly id: string;
  readonly minutes: number;
  readonly date: LocalDate;
  readonly today: LocalDate;
  readonly habits: CalendarHabits;
  readonly onDate: (date: LocalDate) => void;
}

/** The days to which an appointment can move. */
export const MoveDays = ({ id, minutes, date, today, habits, onDate }: MoveDaysProps) => {
  const month = monthOf(date);
  const days = useQuery(moveDaysQuery(id, month, minutes));
  if (!days.data) return <LoadingState what="your days" of={[days]} rows={5} />;
  return (
    <DayPicker
      month={month}
      days={days.data.days}
      chosen={date}
      today={today}
      habits={habits}
      isOwn
      isOpenToAll={false}
      onMonth={(shown) => onDate(stepped('month', date, shown > month ? 1 : -1))}
      onChoose={onDate}
    />
  );
};
