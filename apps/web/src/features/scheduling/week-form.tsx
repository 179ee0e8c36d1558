import type { Weekday } from '@tailgate/values/local-time';
import { weekdaysFrom } from '@tailgate/values/weekdays';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Card, CardBody } from '#ui/card.tsx';
import { PageButton } from '#ui/page-button.tsx';
import { timeReader, timeZoneInWords, type CalendarHabits } from './clock.ts';
import { CopyHoursDialog } from './copy-hours-dialog.tsx';
import { DayHoursEditor } from './day-hours-editor.tsx';
import { dayInWords } from './hours-in-words.ts';
import {
  addWindow,
  changeWindow,
  copyDay,
  hasProblems,
  isSameWeek,
  removeWindow,
  switchDay,
  windowsToSend,
  type Week,
} from './week.ts';
import classes from './week-form.module.css';
import { WeekPicture } from './week-picture.tsx';
import { useSaveWeek } from './week-query.ts';

interface WeekFormProps {
  readonly saved: Week;
  readonly timeZone: string | undefined;
  readonly habits: CalendarHabits;
  readonly onUndone: () => void;
}

export const WeekForm = ({ saved, timeZone, habits, onUndone }: WeekFormProps) => {
  const [week, setWeek] = useState(saved);
  const [copied, setCopied] = useState<Weekday>();
  const form = useRef<HTMLFormElement>(null);
  const zoneId = useId();
  const save = useSaveWeek();
  const read = timeReader(habits.clock);
  const days = weekdaysFrom(habits.firstDayOfWeek);

  const restore = (earlier: Week) =>
    save.mutate(
      { body: { availability: windowsToSend(earlier) } },
      {
        onSuccess: () => {
          toastSuccess('Your earlier hours are back');
          onUndone();
        },
      },
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (hasProblems(week)) {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return;
    }
    if (isSameWeek(week, saved)) {
      toastSuccess('Your hours are saved');
      return;
    }
    save.mutate(
      { body: { availability: windowsToSend(week) } },
      { onSuccess: () => toastSuccess('Hours saved', { label: 'Undo', onPress: () => restore(saved) }) },
    );
  };

  return (
    <form ref={form} noValidate className={classes['columns']} onSubmit={submit}>
      <div className={classes['days']}>
        <Card>
          <ul className={classes['list']} aria-label="Days of the week" aria-describedby={zoneId}>
            {days.map((day) => (
              <DayHoursEditor
                key={day}
                day={day}
                hours={week[day]}
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
        <PageButton busy={save.isPending} busyLabel="Saving…">
          Save hours
        </PageButton>
      </div>
      <aside className={classes['picture']}>
        <Card title="Your week">
          <CardBody>
            <WeekPicture week={week} habits={habits} />
            <p id={zoneId} className={classes['zone']}>
              {timeZone ? `All times are in ${timeZoneInWords(timeZone)}.` : 'All times are in your own time zone.'}
            </p>
          </CardBody>
        </Card>
      </aside>
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
    </form>
  );
};
