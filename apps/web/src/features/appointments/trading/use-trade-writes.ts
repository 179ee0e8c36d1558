import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { keepAppointment } from '../appointments-query.ts';
import { JOBS, TRADING } from './trading-query.ts';

/** What a groomer does with appointments that change hands; every open screen follows. */
export const useTradeWrites = () => {
  const withdraw = useWrite(`DELETE ${TRADING}/seller/sent-appointments/:id`, {
    keep: keepAppointment,
    onDone: () => toastSuccess('Offer withdrawn'),
  });
  const markRead = useWrite(`PUT ${TRADING}/seller/rejected-appointments/:id/mark-as-read`);
  const decline = useWrite(`PUT ${TRADING}/buyer/received-appointments/:id/reject`, {
    onDone: () => toastSuccess('Trade declined'),
  });
  const ignore = useWrite(`POST ${JOBS}/reject-job`, { onDone: () => toastSuccess('Job hidden') });
  return { withdraw, markRead, decline, ignore };
};

/** Offers report their failures in their form. */
export const useOfferTrade = () => useWrite(`POST ${TRADING}/seller/send`, { errors: 'inline', keep: keepAppointment });
