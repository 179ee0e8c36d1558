import { useQueryClient } from '@tanstack/react-query';
import { useWrite } from '#shell/api/use-write.ts';
import { keepAppointment, type AppointmentDetail } from '../booking-query.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';
const LINE = `${ORDER}/pet-services/:petServiceId` as const;
const CHARGES = `${ORDER}/order-custom-items` as const;

/** What is recorded at the van for one service; every open screen follows. */
export const useVisitWrites = () => {
  const queryClient = useQueryClient();
  const onDone = (appointment: AppointmentDetail) => keepAppointment(queryClient, appointment);
  return {
    start: useWrite(`POST ${LINE}/start`, { onDone }),
    end: useWrite(`POST ${LINE}/end`, { onDone }),
    reopen: useWrite(`DELETE ${LINE}/end`, { onDone }),
  };
};

/** One for the note and one for each photo, so that they do not wait for each other. */
export const useLineDetails = (errors: 'inline' | 'toast' = 'toast') => {
  const queryClient = useQueryClient();
  return useWrite(`PUT ${LINE}/details`, {
    errors,
    onDone: (appointment) => keepAppointment(queryClient, appointment),
  });
};

/** A charge or a discount beside the services. */
export const useAddCharge = (errors: 'inline' | 'toast' = 'inline') => {
  const queryClient = useQueryClient();
  return useWrite(`POST ${CHARGES}`, { errors, onDone: (appointment) => keepAppointment(queryClient, appointment) });
};

export const useRemoveCharge = (onRemoved: () => void) => {
  const queryClient = useQueryClient();
  return useWrite(`DELETE ${CHARGES}`, {
    onDone: (appointment) => {
      keepAppointment(queryClient, appointment);
      onRemoved();
    },
  });
};
