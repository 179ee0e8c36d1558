import { ordersContract } from '@tailgate/contract';
import { changeOrderTerms } from '../../flows/change-order-terms.ts';
import { completeOrder } from '../../flows/complete-order.ts';
import { orderPaymentMethods } from '../../flows/order-payment-methods.ts';
import { refuseProblems } from '../../platform/failure.ts';
import { bindModule } from '../../platform/http/call.ts';

export const ordersRoutes = bindModule(
  'orders',
  ordersContract,
  {},
  {
    setTip: ({ tx, platform, viewer, params, body, allowed }) => {
      const changes = { tipCents: body.amountCents };
      return changeOrderTerms(tx, viewer, { appointment: allowed(params.id), changes }, platform);
    },
    chooseManagementFeePayer: ({ tx, platform, viewer, params, body, allowed }) => {
      const payer = body.shouldChargeCustomer ? ('customer' as const) : ('service-provider' as const);
      const changes = { managementFeePayer: payer };
      return changeOrderTerms(tx, viewer, { appointment: allowed(params.id), changes }, platform);
    },
    chooseProcessingFeePayer: ({ tx, platform, viewer, params, body, allowed }) => {
      const changes = { processingFeePayer: body.payer };
      return changeOrderTerms(tx, viewer, { appointment: allowed(params.id), changes }, platform);
    },
    listPaymentMethods: ({ tx, params, allowed }) => orderPaymentMethods(tx, allowed(params.id)),
    choosePaymentMethod: async ({ tx, platform, viewer, params, body, allowed }) => {
      const appointment = allowed(params.id);
      const { items } = await orderPaymentMethods(tx, appointment);
      const chosen = items.find(({ id }) => id === body.paymentMethodId);
      refuseProblems(chosen?.isAvailable === true ? {} : { paymentMethodId: 'is not available for this customer' });
      const changes = { paymentMethod: body.paymentMethodId, cardId: null };
      return await changeOrderTerms(tx, viewer, { appointment, changes }, platform);
    },
    completeOrder: ({ tx, platform, viewer, params, body, allowed }) => {
      const completion = { appointment: allowed(params.id), signature: body.signature };
      return completeOrder(tx, viewer, completion, platform);
    },
  },
);
