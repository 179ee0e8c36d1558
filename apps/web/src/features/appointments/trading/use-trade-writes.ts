import { useQueryClient } from '@tanstack/react-query';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { keepAppointment, refreshSchedule, type AppointmentDetail } from '../appointments-query.ts';
import { JOBS, TRADING } from './trading-query.ts';

/** What a groomer does with appointments that change hands; every open screen follows. */
export const useTradeWrites = () => {
  const queryClient = useQueryClient();
  const keepAnd = (words: string) => (appointment: AppointmentDetail) => {
    keepAppointment(queryClient, appointment);
    toastSuccess(words);
  };
  const refreshAnd = (words: string) => () => {
    void refreshSchedule(queryClient);
    toastSuccess(words);
  };
  const withdraw = useWrite(`DELETE ${TRADING}/seller/sent-appointments/:id`, {
    onDone: keepAnd('Offer withdrawn'),
  });
  const markRead = useWrite(`PUT ${TRADING}/seller/rejected-appointments/:id/mark-as-read`, {
    onDone: () => refreshSchedule(queryClient),
  });
  const decline = useWrite(`PUT ${TRADING}/buyer/received-appointments/:id/reject`, {
    onDone: refreshAnd('Trade declined'),
  });
  const ignore = useWrite(`POST ${JOBS}/reject-job`, {
    onDone: refreshAnd('Job hidden'),
  });
  return { withdraw, markRead, decline, ignore };
};

/** Offers report their failures in their form. */
export const useOfferTrade = () => useWrite(`POST ${TRADING}/seller/send`, { errors: 'inline' });
