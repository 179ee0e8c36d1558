import { useQueryClient } from '@tanstack/react-query';
import { everyRead, read, readAll } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { ORDER_PATH as ORDER, useKeepAppointment } from '#features/appointments/index.ts';

/** Where the browser gives card numbers to: the card processor. */
export const processorQuery = (customerId: string) =>
  read('GET /v2/service-provider/customer/:id/available-payments', { params: { id: customerId } });

/** Keeps a card for the customer of an order, by the token of the card processor. The form says why it was refused. */
export const useAddCard = () => {
  const queryClient = useQueryClient();
  return useWrite(`POST ${ORDER}/payment/customer-cards`, {
    errors: 'inline',
    onDone: () => queryClient.invalidateQueries({ queryKey: everyRead(`GET ${ORDER}/payment/list`) }),
  });
};

/** What the groomer has to sell, in the order of the store. */
export const productsQuery = readAll('GET /v2/user-upsells');
export const useSetProduct = () => useWrite(`POST ${ORDER}/upsells`, { onDone: useKeepAppointment() });
export const useRemoveProduct = () => useWrite(`DELETE ${ORDER}/upsells/:upsellId`, { onDone: useKeepAppointment() });

export const useSetTip = () => useWrite(`POST ${ORDER}/tip`, { onDone: useKeepAppointment() });
export const useChoosePayment = () => useWrite(`POST ${ORDER}/payment`, { onDone: useKeepAppointment() });
export const useProcessingFeePayer = () =>
  useWrite(`POST ${ORDER}/payment-processing-fee`, { onDone: useKeepAppointment() });

/** Shows itself why an order could not be completed. */
export const useCompleteOrder = () =>
  useWrite(`POST ${ORDER}/complete-order`, { errors: 'inline', onDone: useKeepAppointment() });

/** Ends an order at which nobody was there. The form says why it was not possible. */
export const useMarkNoShow = () =>
  useWrite(`POST ${ORDER}/set-order-no-show`, { errors: 'inline', onDone: useKeepAppointment() });

/** Texts the customer a link to pay what is owed. */
export const useSendPaymentLink = () => useWrite(`POST ${ORDER}/payment-link`, { onDone: useKeepAppointment() });
/** What was owed was paid to the groomer's hand. */
export const useReceivePayment = () => useWrite(`POST ${ORDER}/receive-payment`, { onDone: useKeepAppointment() });

export const useAddCoupon = () => useWrite(`POST ${ORDER}/coupon`, { errors: 'inline', onDone: useKeepAppointment() });
export const useRemoveCoupon = () => useWrite(`DELETE ${ORDER}/coupon`, { onDone: useKeepAppointment() });

export const useAddGiftCard = () =>
  useWrite(`POST ${ORDER}/gift-card`, { errors: 'inline', onDone: useKeepAppointment() });
export const useUseLoyalty = () => useWrite(`POST ${ORDER}/loyalty`, { onDone: useKeepAppointment() });
export const useLeaveLoyalty = () => useWrite(`DELETE ${ORDER}/loyalty`, { onDone: useKeepAppointment() });

export const useRemoveGiftCard = () => useWrite(`DELETE ${ORDER}/gift-card`, { onDone: useKeepAppointment() });
