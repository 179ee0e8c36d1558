import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { APPOINTMENTS, keepAppointment } from './appointments-query.ts';

export interface GivenReason {
  readonly reasonId: string;
  readonly description: string;
}

/** What a groomer answers to requests, and cancels; every open screen follows. */
export const useAppointmentWrites = () => {
  const keepAnd = (words: string) => ({ keep: keepAppointment, onDone: () => toastSuccess(words) });
  const accept = useWrite(`POST ${APPOINTMENTS}/:id/accept-appointment`, keepAnd('Appointment accepted'));
  const decline = useWrite(`PUT ${APPOINTMENTS}/:id/reject-appointment`, keepAnd('Request declined'));
  const acceptMove = useWrite(`POST ${APPOINTMENTS}/:id/reschedule-request/accept`, keepAnd('Moved to the new time'));
  const rejectMove = useWrite(
    `POST ${APPOINTMENTS}/:id/reschedule-request/reject`,
    keepAnd('The appointment stays at its time'),
  );
  const refuseCancellation = useWrite(
    `POST ${APPOINTMENTS}/:id/cancellation-request/reject`,
    keepAnd('The appointment stands'),
  );
  const cancel = useWrite(`POST ${APPOINTMENTS}/:id/cancel-appointment`, {
    onDone: ({ cancelled }) =>
      toastSuccess(cancelled.length === 1 ? 'Appointment canceled' : `${cancelled.length} appointments canceled`),
  });
  return { accept, decline, acceptMove, rejectMove, refuseCancellation, cancel };
};
