import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { setupBody, storedCard, storedCards } from '../payments/payments.schemas.ts';
import { ref } from '../reference.ts';

const CARDS = '/v2/service-checkout/pet-service/service-provider/order/:id/payment/customer-cards';
const groomerAlone = signedInAs(['groomer'], { whileImpersonating: 'barred' });
const order = z.object({ id: ref('appointment.manage') });

/** The same cards as those of the order's customer elsewhere. */
export const orderCardRows = {
  listOrderCards: endpoint({
    method: 'GET',
    path: '/v1/orders/:id/customer-credit-cards',
    summary: 'Cards that can pay an order: those that the provider keeps for its customer, and the customer’s own.',
    access: signedInAs(['groomer']),
    shows: ['cards'],
    params: order,
    answer: storedCards,
    errors: ['not_found'],
  }),
  addOrderCard: endpoint({
    method: 'POST',
    path: CARDS,
    summary: 'Keeps a card for the customer of an order by its setup. Card numbers are refused.',
    access: groomerAlone,
    activity: 'Added a card of a customer',
    changes: ['cards'],
    params: order,
    body: setupBody,
    answer: storedCard,
    errors: ['not_found'],
    limit: ['cardsPerAccount'],
    grows: 'cards',
  }),
  removeOrderCard: endpoint({
    method: 'DELETE',
    path: `${CARDS}/:sourceId`,
    summary:
      'Removes a card that the provider keeps for the customer of an order. An order that was to be paid with it needs another one.',
    access: groomerAlone,
    activity: 'Removed a card of a customer',
    changes: ['appointments', 'cards'],
    params: z.object({ id: ref('appointment.manage'), sourceId: ref('customerCard.remove') }),
    errors: ['not_found', 'payment_in_progress'],
  }),
};
