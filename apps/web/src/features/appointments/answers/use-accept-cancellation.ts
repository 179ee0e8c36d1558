import { useWrite } from '#shell/api/use-write.ts';
import { APPOINTMENTS, keepAppointment } from '../appointments-query.ts';

/** Agrees to a cancellation, with or without its fee. The dialog says why it was not possible. */
export const useAcceptCancellation = () =>
  useWrite(`POST ${APPOINTMENTS}/:id/cancellation-request/accept`, {
    errors: 'inline',
    keep: keepAppointment,
  });
