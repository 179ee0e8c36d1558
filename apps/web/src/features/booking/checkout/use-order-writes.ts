import { useQueryClient } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { keepAppointment, type AppointmentDetail } from '../booking-query.ts';

const ORDER = '/v2/service-checkout/pet-service/service-provider/order/:id';

/** How the customer of an order can pay. */
export const paymentMethodsQuery = (id: string) => read(`GET ${ORDER}/payment/list`, { params: { id } });

const useKeep = () => {
  const queryClient = useQueryClient();
  return (appointment: AppointmentDetail) => keepAppointment(queryClient, appointment);
};

export const useSetTip = () => useWrite(`POST ${ORDER}/tip`, { onDone: useKeep() });
export const useChoosePayment = () => useWrite(`POST ${ORDER}/payment`, { onDone: useKeep() });
export const useProcessingFeePayer = () => useWrite(`POST ${ORDER}/payment-processing-fee`, { onDone: useKeep() });

/** Shows itself why an order could not be completed. */
export const useCompleteOrder = () => useWrite(`POST ${ORDER}/complete-order`, { errors: 'inline', onDone: useKeep() });

export const useAddCoupon = () => useWrite(`POST ${ORDER}/coupon`, { errors: 'inline', onDone: useKeep() });
export const useRemoveCoupon = () => useWrite(`DELETE ${ORDER}/coupon`, { onDone: useKeep() });

export const useAddGiftCard = () => useWrite(`POST ${ORDER}/gift-card`, { errors: 'inline', onDone: useKeep() });
export const useRemoveGiftCard = () => useWrite(`DELETE ${ORDER}/gift-card`, { onDone: useKeep() });
