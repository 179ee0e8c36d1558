import { MAX_VISIT_MINUTES } from '@tailgate/contract/facts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { MinutesStepper } from '#ui/fields/minutes-stepper.tsx';
import { durationInWords } from '#ui/words/duration.ts';
import { keepAppointment as keep, ORDER_PATH, type AppointmentDetail } from '../appointments-query.ts';
import type { Line } from '../appointment/visit-words.ts';
import classes from './record.module.css';

const LINE = `PUT ${ORDER_PATH}/pet-services/:petServiceId` as const;
const SHORTEST_MINUTES = 5;
/** After the last press: several are saved at once. */
const SAVED_AFTER_MS = 700;

interface LineMinutesProps {
  readonly appointment: AppointmentDetail;
  readonly line: Line;
}

/** Saves once nothing was pressed for a moment, and when the groomer leaves before that. */
const useLineMinutes = ({ appointment, line }: LineMinutesProps) => {
  const [chosen, setChosen] = useState<number | null>(null);
  const params = { id: appointment.id, petServiceId: line.id };
  const change = useWrite(LINE, { errors: 'inline', keep });
  const back = useWrite(LINE, { keep });
  const before = line.minutes;
  const sent = useSendForm(change, {
    initial: { minutes: before },
    fields: { serviceTime: 'minutes' },
    input: ({ minutes }) => ({ params, body: { serviceTime: minutes } }),
    onSent: (_answer, { minutes }) => {
      // Another press may have come meanwhile.
      setChosen((now) => (now === minutes ? null : now));
      toastSuccess(`${line.pet.name}: ${durationInWords(minutes)}`, {
        label: 'Undo',
        onPress: () => back.mutate({ params, body: { serviceTime: before } }),
      });
    },
    onRefused: () => {
      setChosen(null);
      return false;
    },
  });
  const { isSaving } = sent;
  const save = useEffectEvent((minutes: number) => sent.save({ minutes }));
  useEffect(() => {
    if (chosen === null || chosen === before || isSaving) return undefined;
    const timer = setTimeout(() => save(chosen), SAVED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [chosen, before, isSaving]);
  const saveLeft = useEffectEvent(() => {
    if (chosen !== null && chosen !== before && !isSaving) change.mutate({ params, body: { serviceTime: chosen } });
  });
  useEffect(() => () => saveLeft(), []);
  const choose = (minutes: number) => {
    sent.form.clearErrors();
    sent.clearNotice();
    setChosen(minutes);
  };
  return { minutes: chosen ?? before, choose, problem: sent.form.errors['minutes'] ?? sent.notice };
};

/** How long a service takes, changed in place: the calendar follows. */
export const LineMinutes = ({ appointment, line }: LineMinutesProps) => {
  const { minutes, choose, problem } = useLineMinutes({ appointment, line });
  const label = `Time for ${line.pet.name}`;
  return (
    <div className={classes['minutes']}>
      <div className={classes['stepper']}>
        <strong>Service time</strong>
        <MinutesStepper
          label={label}
          value={minutes}
          min={SHORTEST_MINUTES}
          max={MAX_VISIT_MINUTES}
          onChange={choose}
        />
      </div>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </div>
  );
};
