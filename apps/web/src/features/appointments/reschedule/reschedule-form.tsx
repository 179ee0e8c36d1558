import { MAX_REASON_NOTE_LENGTH } from '@tailgate/contract/facts';
import { localDateAt, type LocalDate } from '@tailgate/values/local-time';
import { useState, type ReactNode } from 'react';
import { StepForm } from '#shell/forms/step-form.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { startRefusalIn } from '#shell/refusals/start-refusal-in.ts';
import { DurationField } from '#ui/dates/duration-field.tsx';
import { FormGroup } from '#ui/fields/form-group.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { dayOf, minutesOf } from '../appointment-words.ts';
import { keepAppointment, reasonsQuery, type AppointmentDetail } from '../appointments-query.ts';
import type { CalendarHabits } from '../calendar/calendar-days.ts';
import { ReasonField } from '../reason-dialog.tsx';
import { TellCustomerField } from '../times/tell-customer-field.tsx';
import { RESCHEDULE, useUndoableMove } from '../use-move.ts';
import { MoveDays } from './move-days.tsx';
import { MoveTimes } from './move-times.tsx';

interface RescheduleFormProps {
  readonly appointment: AppointmentDetail;
  readonly habits: CalendarHabits;
  readonly onMoved: () => void;
}

interface Values {
  /** As an instant; empty until one is chosen. */
  readonly start: string;
  readonly minutes: number;
  readonly reasonId: string;
  readonly description: string;
  readonly notifyCustomer: boolean;
}

const givenReason = (reasonId: string) => (reasonId === '' ? {} : { reasonId });

const problemIn = (error: ReactNode): string | undefined => (typeof error === 'string' ? error : undefined);

const useRescheduleForm = ({ appointment, habits, onMoved }: RescheduleFormProps) => {
  const { id, appointmentStart } = appointment;
  const offerUndo = useUndoableMove();
  const duration = minutesOf(appointment);
  const saved: Values = { start: '', minutes: duration, reasonId: '', description: '', notifyCustomer: true };
  const write = useWriteForm(RESCHEDULE, {
    saved,
    validate: { start: (value) => (value === '' ? 'Choose a time' : null) },
    input: ({ start, minutes, reasonId, ...body }) => ({
      params: { id },
      body: { ...body, ...givenReason(reasonId), appointmentStart: start, duration: minutes },
    }),
    keep: keepAppointment,
    refusalOf: startRefusalIn(habits),
    onSaved: () => {
      const { reasonId, description, notifyCustomer } = write.form.getValues();
      offerUndo({ id, ...givenReason(reasonId), description, notifyCustomer, appointmentStart, duration });
      onMoved();
      return undefined;
    },
  });
  return write;
};

/** Another day or time for an appointment; a reason may be told. */
export const RescheduleForm = (props: RescheduleFormProps) => {
  const { appointment, habits } = props;
  const { id, timeZone, appointmentStart } = appointment;
  const today = localDateAt(useNow(), timeZone);
  const booked = dayOf(appointmentStart, timeZone);
  const [date, setDate] = useState<LocalDate>(booked < today ? today : booked);
  const write = useRescheduleForm(props);
  const { form } = write;
  const { start, minutes, reasonId, description, notifyCustomer } = form.values;
  const show = (day: LocalDate) => {
    setDate(day);
    form.setFieldValue('start', '');
  };
  return (
    <StepForm of={write} action="Reschedule appointment">
      <FormGroup title="New time">
        <DurationField
          label="Duration"
          stepMinutes={15}
          value={minutes}
          onChange={(chosen) => {
            form.setFieldValue('minutes', chosen ?? minutes);
            form.setFieldValue('start', '');
          }}
        />
        <MoveDays id={id} minutes={minutes} date={date} today={today} habits={habits} onDate={show} />
        <MoveTimes
          id={id}
          minutes={minutes}
          date={date}
          clock={habits.clock}
          start={start}
          error={problemIn(form.errors['start'])}
          onStart={(instant) => form.setFieldValue('start', instant)}
        />
      </FormGroup>
      <FormGroup title="Reason">
        <ReasonField
          optional
          query={reasonsQuery('reschedule-reason')}
          value={reasonId === '' ? null : reasonId}
          onChange={(chosen) => form.setFieldValue('reasonId', chosen ?? '')}
        />
        <TextAreaField
          label="Note"
          optional
          rows={3}
          maxLength={MAX_REASON_NOTE_LENGTH}
          value={description}
          onChange={({ currentTarget }) => form.setFieldValue('description', currentTarget.value)}
        />
        <TellCustomerField
          appointment={appointment}
          checked={notifyCustomer}
          onChange={(told) => form.setFieldValue('notifyCustomer', told)}
        />
      </FormGroup>
    </StepForm>
  );
};
