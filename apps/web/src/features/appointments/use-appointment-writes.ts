import { useQueryClient } from '@tanstack/react-query';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { APPOINTMENTS, keepAppointment, refreshSchedule, type AppointmentDetail } from './appointments-query.ts';

export interface GivenReason {
  readonly reasonId: string;
  readonly description: string;
}

/** What a groomer answers to requests, and cancels; every open screen follows. */
export const useAppointmentWrites = () => {
  const queryClient = useQueryClient();
  const keepAnd = (words: string) => (appointment: AppointmentDetail) => {
    keepAppointment(queryClient, appointment);
    toastSuccess(words);
  };
  const accept = useWrite(`POST ${APPOINTMENTS}/:id/accept-appointment`, { onDone: keepAnd('Appointment accepted') });
  const decline = useWrite(`PUT ${APPOINTMENTS}/:id/reject-appointment`, { onDone: keepAnd('Request declined') });
  const acceptMove = useWrite(`POST ${APPOINTMENTS}/:id/reschedule-request/accept`, {
    onDone: keepAnd('Moved to the new time'),
  });
  const rejectMove = useWrite(`POST ${APPOINTMENTS}/:id/reschedule-request/reject`, {
    onDone: keepAnd('The appointment stays at its time'),
  });
  const refuseCancellation = useWrite(`POST ${APPOINTMENTS}/:id/cancellation-request/reject`, {
    onDone: keepAnd('The appointment stands'),
  });
  const cancel = useWrite(`POST ${APPOINTMENTS}/:id/cancel-appointment`, {
    onDone: ({ cancelled }) => {
      void refreshSchedule(queryClient);
      toastSuccess(cancelled.length === 1 ? 'Appointment canceled' : `${cancelled.length} appointments canceled`);
    },
  });
  return { accept, decline, acceptMove, rejectMove, refuseCancellation, cancel };
};
