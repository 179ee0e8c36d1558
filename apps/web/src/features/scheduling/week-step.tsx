import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { StepForm } from '#shell/forms/step-form.tsx';
import { LeaveWarning } from '#shell/layouts/leave-warning.tsx';
import { Card } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import type { CalendarHabits } from './clock.ts';
import { useWeekForm } from './use-week-form.ts';
import { WeekEditor } from './week-editor.tsx';
import { ordinaryWeek, totalMinutes, weekOf, type Week } from './week.ts';
import classes from './week-form.module.css';
import { timeZoneQuery, weekQuery } from './week-query.ts';

interface WeekStepProps {
  readonly habits: CalendarHabits;
  readonly onSaved: () => void;
}

/** The weekly hours as a step: whoever has none yet is offered the usual ones. */
export const WeekStep = ({ habits, onSaved }: WeekStepProps) => {
  const week = useQuery(weekQuery);
  const timeZone = useQuery(timeZoneQuery);
  if (!week.data)
    return (
      <Card>
        <LoadingState what="your hours" of={[week]} rows={6} />
      </Card>
    );
  const known = weekOf(week.data.availability);
  const start = totalMinutes(known) === 0 ? ordinaryWeek() : known;
  return <Step start={start} timeZone={timeZone.data} habits={habits} onSaved={onSaved} />;
};

interface StepProps extends WeekStepProps {
  readonly start: Week;
  readonly timeZone: string | undefined;
}

const Step = ({ start, timeZone, habits, onSaved }: StepProps) => {
  const [isAsked, setIsAsked] = useState(false);
  const days = useRef<HTMLDivElement>(null);
  const write = useWeekForm(start, { onSaved });
  const { week } = write.form.values;
  const isEmpty = totalMinutes(week) === 0;
  const asking = {
    ...write,
    save: (values: { week: Week }) => {
      setIsAsked(true);
      // Focus scrolls the first day into view, below the message.
      if (totalMinutes(values.week) === 0) days.current?.querySelector('input')?.focus();
      else write.save(values);
    },
  };
  return (
    <StepForm of={asking} action="Save and continue" className={classes['stack']}>
      {isAsked && isEmpty && (
        <Notice tone="danger">Turn on at least one day. Customers can’t book you without hours.</Notice>
      )}
      <div ref={days}>
        <WeekEditor
          week={week}
          saved={start}
          timeZone={timeZone}
          habits={habits}
          onChange={(changed) => write.form.setFieldValue('week', changed)}
        />
      </div>
      <LeaveWarning
        isUnsaved={() => write.form.isDirty() && !write.isSaving}
        consequence="Your unsaved changes will be lost."
      />
    </StepForm>
  );
};
