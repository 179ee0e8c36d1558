import { showMinutes, type Weekday } from '@tailgate/values/local-time';
import { weekdaysFrom } from '@tailgate/values/weekdays';
import { useId, useState } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { timeReader, timeZoneInWords, type CalendarHabits } from './clock.ts';
import { CopyHoursDialog } from './copy-hours-dialog.tsx';
import { DayHoursEditor } from './day-hours-editor.tsx';
import { drawnDayOf, TrackAxis } from './day-track.tsx';
import { dayInWords, hoursInWords } from './hours-in-words.ts';
import { addWindow, changeWindow, copyDay, removeWindow, switchDay, totalMinutes, type Week } from './week.ts';
import classes from './week-form.module.css';

export interface WeekEditorProps {
  readonly week: Week;
  /** Changes are shown against it. */
  readonly saved: Week;
  readonly timeZone: string | undefined;
  readonly habits: CalendarHabits;
  readonly onChange: (week: Week) => void;
}

/** All days of a week, each in one row. */
export const WeekEditor = ({ week, saved, timeZone, habits, onChange }: WeekEditorProps) => {
  const [copied, setCopied] = useState<Weekday>();
  const zoneId = useId();
  const read = timeReader(habits.clock);
  const days = weekdaysFrom(habits.firstDayOfWeek);
  const drawn = drawnDayOf(week);
  const hour = (minutes: number) => read(showMinutes(minutes)).replace(':00 ', ' ');
  return (
    <>
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
              onSwitch={(isOn) => onChange(switchDay(week, day, isOn))}
              onChange={(index, change) => onChange(changeWindow(week, day, index, change))}
              onAdd={() => onChange(addWindow(week, day))}
              onRemove={(index) => onChange(removeWindow(week, day, index))}
              onCopy={() => setCopied(day)}
            />
          ))}
        </ul>
      </Card>
      {copied && (
        <CopyHoursDialog
          from={copied}
          hours={dayInWords(week[copied], read)}
          days={days}
          onCopy={(to) => {
            onChange(copyDay(week, copied, to));
            setCopied(undefined);
          }}
          onClose={() => setCopied(undefined)}
        />
      )}
    </>
  );
};
