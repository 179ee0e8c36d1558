import { useQueryClient } from '@tanstack/react-query';
import { keepAppointment, type AppointmentDetail } from './appointments-query.ts';

/** What every write to an appointment does with its answer: all open screens follow. */
export const useKeepAppointment = () => {
  const queryClient = useQueryClient();
  return (appointment: AppointmentDetail): void => keepAppointment(queryClient, appointment);
};
