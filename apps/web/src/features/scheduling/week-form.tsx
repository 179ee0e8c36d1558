import { showMinutes, type Weekday } from '@tailgate/values/local-time';
import { weekdaysFrom } from '@tailgate/values/weekdays';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { SavedForm } from '#shell/forms/saved-form.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { timeReader, timeZoneInWords, type CalendarHabits } from './clock.ts';
import { CopyHoursDialog } from './copy-hours-dialog.tsx';
import { DayHoursEditor } from './day-hours-editor.tsx';
import { drawnDayOf, TrackAxis } from './day-track.tsx';
import { EmptyWeekDialog } from './empty-week-dialog.tsx';
import { dayInWords, hoursInWords } from './hours-in-words.ts';
import { weekChangesInWords } from './week-changes.ts';
import {
  addWindow,
  changeWindow,
  copyDay,
  hasProblems,
  removeWindow,
  switchDay,
  totalMinutes,
  weekOf,
  windowsToSend,
  type Week,
} from './week.ts';
import classes from './week-form.module.css';
import { SAVE_WEEK, weekQuery } from './week-query.ts';

interface WeekFormProps {
  readonly saved: Week;
  readonly timeZone: string | undefined;
  readonly habits: CalendarHabits;
}

export const WeekForm = ({ saved, timeZone, habits }: WeekFormProps) => {
  const [copied, setCopied] = useState<Weekday>();
  const [asksEmpty, setAsksEmpty] = useState(false);
  const zoneId = useId();
  const queryClient = useQueryClient();
  const write = useWriteForm(SAVE_WEEK, {
    saved: { week: saved },
    validate: { week: (week) => (hasProblems(week) ? 'These hours can’t be saved' : null) },
    input: ({ week }) => ({ body: { availability: windowsToSend(week) } }),
    onSaved: (answer) => {
      queryClient.setQueryData(weekQuery.queryKey, answer);
      return { week: weekOf(answer.availability) };
    },
    success: 'Hours saved',
    undone: 'Change undone',
  });
  // Easily done by accident, day by day, and no customer would tell.
  const asking = {
    ...write,
    save: (values: { week: Week }) => (totalMinutes(values.week) === 0 ? setAsksEmpty(true) : write.save(values)),
  };
  const { week } = write.form.values;
  const setWeek = (changed: Week) => write.form.setFieldValue('week', changed);
  const read = timeReader(habits.clock);
  const days = weekdaysFrom(habits.firstDayOfWeek);

  const drawn = drawnDayOf(week);
  const hour = (minutes: number) => read(showMinutes(minutes)).replace(':00 ', ' ');

  return (
    <SavedForm of={asking} detail={weekChangesInWords(week, saved)} className={classes['stack']}>
      <Card>
        <div className={classes['head']}>
          <p className={classes['total']}>
            <strong>{hoursInWords(totalMinutes(week))}</strong> a week
          </p>
          <div className={classes['axis']}>
            <TrackAxis drawn={drawn} read={hour} />
          </div>
          <p id={zoneId} className={classes['zone']}>
            {timeZone ? `All times are in ${timeZoneInWords(timeZone)}.` : 'All times are in your own time zone.'}
          </p>
        </div>
        <ul className={classes['list']} aria-label="Days of the week" aria-describedby={zoneId}>
          {days.map((day) => (
            <DayHoursEditor
              key={day}
              day={day}
              hours={week[day]}
              saved={saved[day]}
              drawn={drawn}
              read={read}
              onSwitch={(isOn) => setWeek(switchDay(week, day, isOn))}
              onChange={(index, change) => setWeek(changeWindow(week, day, index, change))}
              onAdd={() => setWeek(addWindow(week, day))}
              onRemove={(index) => setWeek(removeWindow(week, day, index))}
              onCopy={() => setCopied(day)}
            />
          ))}
        </ul>
      </Card>
      <Notice tone="info">New hours apply to new bookings. Accepted appointments don’t change.</Notice>
      <EmptyWeekDialog
        opened={asksEmpty}
        onConfirm={() => write.save(write.form.getValues())}
        onClose={() => setAsksEmpty(false)}
      />
      {copied && (
        <CopyHoursDialog
          from={copied}
          hours={dayInWords(week[copied], read)}
          days={days}
          onCopy={(to) => {
            setWeek(copyDay(week, copied, to));
            setCopied(undefined);
          }}
          onClose={() => setCopied(undefined)}
        />
      )}
    </SavedForm>
  );
};
