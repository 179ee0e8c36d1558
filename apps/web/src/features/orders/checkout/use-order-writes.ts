import { read, readAll } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { keepAppointment as keep, ORDER_PATH as ORDER } from '#features/appointments/index.ts';

/** Where the fields for cards come from: the card processor. */
export const processorQuery = (customerId: string) =>
  read('GET /v2/service-provider/customer/:id/available-payments', { params: { id: customerId } });

/** A card that the groomer keeps for a customer is prepared, so that its bank can ask the customer. */
export const usePrepareCard = () =>
  useWrite('POST /v2/service-provider/customer/:id/customer-cards/create-card-token', { errors: 'inline' });

/** Keeps a card for the customer of an order, by its setup. The form says why it was refused. */
export const useAddCard = () => useWrite(`POST ${ORDER}/payment/customer-cards`, { errors: 'inline' });

/** What the groomer has to sell, in the order of the store. */
export const productsQuery = readAll('GET /v2/user-upsells');
export const useSetProduct = () => useWrite(`POST ${ORDER}/upsells`, { keep });
export const useRemoveProduct = () => useWrite(`DELETE ${ORDER}/upsells/:upsellId`, { keep });

export const useSetTip = () => useWrite(`POST ${ORDER}/tip`, { keep });
export const useChoosePayment = () => useWrite(`POST ${ORDER}/payment`, { keep });
export const useProcessingFeePayer = () => useWrite(`POST ${ORDER}/payment-processing-fee`, { keep });

/** Sends the customer a link to confirm the total. The form says why it was not possible. */
export const useAskToConfirm = () => useWrite(`POST ${ORDER}/ask-to-confirm`, { errors: 'inline', keep });

/** Shows itself why an order could not be completed. */
export const useCompleteOrder = () => useWrite(`POST ${ORDER}/complete-order`, { errors: 'inline', keep });

/** Ends an order at which nobody was there. The form says why it was not possible. */
export const useMarkNoShow = () => useWrite(`POST ${ORDER}/set-order-no-show`, { errors: 'inline', keep });

/** Texts the customer a link to pay what is owed. */
export const useSendPaymentLink = () => useWrite(`POST ${ORDER}/payment-link`, { keep });
/** What was owed was paid to the groomer's hand. */
export const useReceivePayment = () => useWrite(`POST ${ORDER}/receive-payment`, { keep });

export const useAddCoupon = () => useWrite(`POST ${ORDER}/coupon`, { errors: 'inline', keep });
export const useRemoveCoupon = () => useWrite(`DELETE ${ORDER}/coupon`, { keep });

export const useAddGiftCard = () => useWrite(`POST ${ORDER}/gift-card`, { errors: 'inline', keep });
export const useUseLoyalty = () => useWrite(`POST ${ORDER}/loyalty`, { keep });
export const useLeaveLoyalty = () => useWrite(`DELETE ${ORDER}/loyalty`, { keep });

export const useRemoveGiftCard = () => useWrite(`DELETE ${ORDER}/gift-card`, { keep });
