import { localDateAt } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { TimeField } from '#ui/dates/time-field.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { monthOf, DayPicker, longDate, type CalendarHabits, clockTime, dayFrom } from '#features/appointments/index.ts';
import classes from './groomer-booking.module.css';
import { daysQuery, type TimesOf } from './session-query.ts';
import { TimePicker } from './time-picker.tsx';

export interface ChosenStart {
  readonly date: string | undefined;
  readonly time: string | undefined;
  /** Instead of the time that the services take. */
  readonly minutes: number | undefined;
}

interface ChooseStartProps {
  readonly of: TimesOf;
  readonly timeZone: string;
  readonly habits: CalendarHabits;
  readonly isOutside: boolean;
  readonly start: ChosenStart;
  readonly onStart: (start: ChosenStart) => void;
}

/** A day, then a time of it. The first free day is open from the beginning. */
export const ChooseStart = ({ of, timeZone, habits, isOutside, start, onStart }: ChooseStartProps) => {
  const today = localDateAt(useNow(), timeZone);
  const [month, setMonth] = useState(monthOf(start.date ?? today));
  const days = useQuery(daysQuery(of, month));
  if (!days.data) return <LoadingState what="free days" of={[days]} rows={5} />;
  const date = start.date ?? days.data.days.find(({ available }) => available)?.date;
  return (
    <div className={classes['stack']}>
      <DayPicker
        month={month}
        days={days.data.days}
        chosen={date}
        today={today}
        habits={habits}
        isOwn
        isOpenToAll={isOutside}
        onMonth={setMonth}
        onChoose={(chosen) => onStart({ ...start, date: chosen, time: undefined })}
      />
      {date === undefined && <p>No free day in this month. Go to the next one.</p>}
      {date !== undefined && isOutside && (
        <TimeField
          label={`Start on ${longDate(dayFrom(date))}`}
          value={start.time ?? null}
          inWords={(time) => clockTime(time, habits.clock)}
          onChange={(time) => onStart({ ...start, date, time: time ?? undefined })}
        />
      )}
      {date !== undefined && !isOutside && (
        <TimePicker
          of={of}
          date={date}
          clock={habits.clock}
          chosen={start.time}
          onChoose={(time) => onStart({ ...start, date, time })}
        />
      )}
    </div>
  );
};
