import { useWrite } from '#shell/api/use-write.ts';
import { keepAppointment as keep, ORDER_PATH as ORDER } from '../appointments-query.ts';

const LINE = `${ORDER}/pet-services/:petServiceId` as const;
const CHARGES = `${ORDER}/order-custom-items` as const;

/** What is recorded at the van for one service; every open screen follows. */
export const useVisitWrites = () => ({
  start: useWrite(`POST ${LINE}/start`, { keep }),
  end: useWrite(`POST ${LINE}/end`, { keep }),
  reopen: useWrite(`DELETE ${LINE}/end`, { keep }),
});

/** One for the note and one for each photo, so that they do not wait for each other. */
export const useLineDetails = (errors: 'inline' | 'toast' = 'toast') =>
  useWrite(`PUT ${LINE}/details`, { errors, keep });

/** A charge or a discount beside the services. */
export const useAddCharge = (errors: 'inline' | 'toast' = 'inline') => useWrite(`POST ${CHARGES}`, { errors, keep });

export const useRemoveCharge = (onRemoved: () => void) => useWrite(`DELETE ${CHARGES}`, { keep, onDone: onRemoved });
