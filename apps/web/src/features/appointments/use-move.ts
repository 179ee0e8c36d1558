import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { APPOINTMENTS, keepAppointment } from './appointments-query.ts';
import type { GivenReason } from './use-appointment-writes.ts';

export const RESCHEDULE = `POST ${APPOINTMENTS}/:id/reschedule-appointment` as const;

interface MoveBack extends Partial<GivenReason> {
  readonly id: string;
  /** Where it was, and for how long. */
  readonly appointmentStart: string;
  readonly duration: number;
  readonly notifyCustomer: boolean;
}

/** A toast with the way back. It works also after the screen that moved the appointment was left. */
export const useUndoableMove = () => {
  const now = useNow();
  const back = useWrite(RESCHEDULE, { keep: keepAppointment, onDone: () => toastSuccess('Moved back') });
  return ({ id, ...before }: MoveBack) =>
    toastSuccess(
      'Appointment moved',
      // Nothing is moved into the past.
      new Date(before.appointmentStart) > now
        ? {
            label: 'Undo',
            // The old time was good enough before: it is not checked against hours and zones again.
            onPress: () => back.mutate({ params: { id }, body: { ...before, forceUpdate: true } }),
          }
        : undefined,
    );
};
