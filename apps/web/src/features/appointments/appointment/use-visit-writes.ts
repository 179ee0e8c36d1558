import { useWrite } from '#shell/api/use-write.ts';
import { ORDER_PATH as ORDER } from '../appointments-query.ts';
import { useKeepAppointment } from '../use-keep-appointment.ts';

const LINE = `${ORDER}/pet-services/:petServiceId` as const;
const CHARGES = `${ORDER}/order-custom-items` as const;

/** What is recorded at the van for one service; every open screen follows. */
export const useVisitWrites = () => {
  const onDone = useKeepAppointment();
  return {
    start: useWrite(`POST ${LINE}/start`, { onDone }),
    end: useWrite(`POST ${LINE}/end`, { onDone }),
    reopen: useWrite(`DELETE ${LINE}/end`, { onDone }),
  };
};

/** One for the note and one for each photo, so that they do not wait for each other. */
export const useLineDetails = (errors: 'inline' | 'toast' = 'toast') =>
  useWrite(`PUT ${LINE}/details`, { errors, onDone: useKeepAppointment() });

/** A charge or a discount beside the services. */
export const useAddCharge = (errors: 'inline' | 'toast' = 'inline') =>
  useWrite(`POST ${CHARGES}`, { errors, onDone: useKeepAppointment() });

export const useRemoveCharge = (onRemoved: () => void) => {
  const keep = useKeepAppointment();
  return useWrite(`DELETE ${CHARGES}`, {
    onDone: (appointment) => {
      keep(appointment);
      onRemoved();
    },
  });
};
