import { useWrite } from '#shell/api/use-write.ts';
import { APPOINTMENTS } from '../appointments-query.ts';
import { useKeepAppointment } from '../use-keep-appointment.ts';

/** Agrees to a cancellation, with or without its fee. The dialog says why it was not possible. */
export const useAcceptCancellation = () =>
  useWrite(`POST ${APPOINTMENTS}/:id/cancellation-request/accept`, {
    errors: 'inline',
    onDone: useKeepAppointment(),
  });
