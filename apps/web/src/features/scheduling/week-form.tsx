import { useState } from 'react';
import { SavedForm } from '#shell/forms/saved-form.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import type { CalendarHabits } from './clock.ts';
import { EmptyWeekDialog } from './empty-week-dialog.tsx';
import { useWeekForm } from './use-week-form.ts';
import { weekChangesInWords } from './week-changes.ts';
import { WeekEditor } from './week-editor.tsx';
import { totalMinutes, type Week } from './week.ts';
import classes from './week-form.module.css';

interface WeekFormProps {
  readonly saved: Week;
  readonly timeZone: string | undefined;
  readonly habits: CalendarHabits;
}

export const WeekForm = ({ saved, timeZone, habits }: WeekFormProps) => {
  const [asksEmpty, setAsksEmpty] = useState(false);
  const write = useWeekForm(saved);
  // Easily done by accident, day by day, and no customer would tell.
  const asking = {
    ...write,
    save: (values: { week: Week }) => (totalMinutes(values.week) === 0 ? setAsksEmpty(true) : write.save(values)),
  };
  const { week } = write.form.values;
  return (
    <SavedForm of={asking} detail={weekChangesInWords(week, saved)} className={classes['stack']}>
      <WeekEditor
        week={week}
        saved={saved}
        timeZone={timeZone}
        habits={habits}
        onChange={(changed) => write.form.setFieldValue('week', changed)}
      />
      <Notice tone="info">New hours apply to new bookings. Accepted appointments don’t change.</Notice>
      <EmptyWeekDialog
        opened={asksEmpty}
        onConfirm={() => write.save(write.form.getValues())}
        onClose={() => setAsksEmpty(false)}
      />
    </SavedForm>
  );
};
