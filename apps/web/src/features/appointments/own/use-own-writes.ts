import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { keepOwn, OWN, type OwnAppointment } from './own-query.ts';

/** What a customer does with an appointment. */
export const useOwnWrites = () => {
  const kept = (said: (appointment: OwnAppointment) => string) => ({
    keep: keepOwn,
    onDone: (appointment: OwnAppointment) => toastSuccess(said(appointment)),
  });
  return {
    cancel: useWrite(
      `POST ${OWN}/:id/cancel-appointment`,
      kept(({ status }) => (status === 'cancelled' ? 'Appointment canceled' : 'Cancellation requested')),
    ),
    askToMove: useWrite(
      `POST ${OWN}/:id/reschedule-request`,
      kept(() => 'New time requested'),
    ),
    withdrawMove: useWrite(
      `POST ${OWN}/:id/reschedule-request/withdraw`,
      kept(() => 'Request withdrawn'),
    ),
    withdrawCancellation: useWrite(
      `POST ${OWN}/:id/cancel-appointment/withdraw`,
      kept(() => 'Request withdrawn'),
    ),
    acceptProposal: useWrite(
      `POST ${OWN}/:id/reschedule-proposal/accept`,
      kept(() => 'Appointment moved'),
    ),
    refuseProposal: useWrite(
      `POST ${OWN}/:id/reschedule-proposal/reject`,
      kept(() => 'Time kept'),
    ),
  };
};
