import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { unlisted } from '../activity.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { ROLES } from '../roles.ts';
import { id } from '../schemas.ts';
import { PAYMENT_METHOD_IDS } from './payments.facts.ts';
import { cardProcessor, preparedCard, setupBody, storedCard, storedCards } from './payments.schemas.ts';

const anyUser = signedInAs(ROLES);
const anyUserWrites = signedInAs(ROLES, { whileImpersonating: 'barred' });
const groomers = signedInAs(['groomer']);
const groomerWrites = signedInAs(['groomer'], { whileImpersonating: 'barred' });

const paymentMethods = z.object({
  items: z.array(
    z.object({
      id: z.enum(PAYMENT_METHOD_IDS),
      name: z.string(),
      description: z.string(),
      isAvailable: z.boolean(),
      sources: z.array(
        z.object({
          id,
          name: z.string(),
          description: z.string(),
          type: z.literal('card'),
          /** Whether the caller may remove it: a customer's own cards are managed by the customer. */
          isManageable: z.boolean(),
          isDefault: z.boolean(),
        }),
      ),
    }),
  ),
  processor: cardProcessor,
});

const CARDS = '/v2/service-payment/user-cards';
const STRIPE_CARDS = '/v2/service-payment/stripe/user-cards';

const listCards = { access: anyUser, answer: storedCards } as const;
const addCard = {
  access: anyUserWrites,
  activity: 'Added a card',
  body: setupBody,
  answer: storedCard,
  limit: ['cardsPerAccount'],
  grows: 'cards',
} as const;
const removeCard = {
  access: anyUserWrites,
  activity: 'Removed a card',
  params: z.object({ id: ref('card.manage') }),
  errors: ['not_found', 'payment_in_progress'],
} as const;

export const paymentsContract = {
  listPaymentMethods: endpoint({
    method: 'GET',
    path: '/v2/service-payment/methods',
    summary: 'How the caller can pay, with the caller’s cards.',
    access: anyUser,
    shows: ['cards'],
    answer: paymentMethods,
  }),
  listStripeCards: endpoint({
    method: 'GET',
    path: STRIPE_CARDS,
    summary: 'The caller’s cards.',
    shows: ['cards'],
    ...listCards,
  }),
  createCardToken: endpoint({
    method: 'POST',
    path: `${STRIPE_CARDS}/create-card-token`,
    summary:
      'Prepares a card of the caller: with this client secret the browser gives it to the processor, never to us.',
    access: anyUserWrites,
    activity: unlisted('Only prepares; adding the card is recorded.'),
    changes: [],
    answer: preparedCard,
    limit: ['cardsPerAccount'],
  }),
  addStripeCard: endpoint({
    method: 'POST',
    path: STRIPE_CARDS,
    summary: 'Adds a card by the setup that the browser ended at the processor. The first card is the default.',
    changes: ['cards'],
    ...addCard,
  }),
  removeStripeCard: endpoint({
    method: 'DELETE',
    path: `${STRIPE_CARDS}/:id`,
    summary: 'Removes a card. If it was the default, the newest other one becomes it.',
    changes: ['cards'],
    ...removeCard,
  }),
  listCards: endpoint({
    method: 'GET',
    path: CARDS,
    summary: 'The caller’s cards: the same as under `stripe`.',
    shows: ['cards'],
    ...listCards,
  }),
  addCard: endpoint({
    method: 'POST',
    path: CARDS,
    summary: 'Adds a card by its setup. Card numbers are refused.',
    changes: ['cards'],
    ...addCard,
  }),
  removeCard: endpoint({
    method: 'DELETE',
    path: `${CARDS}/delete/:id`,
    summary: 'Removes a card. If it was the default, the newest other one becomes it.',
    changes: ['cards'],
    ...removeCard,
  }),
  makeCardDefault: endpoint({
    method: 'POST',
    path: `${CARDS}/:id/default`,
    summary: 'Makes a card the default.',
    access: anyUserWrites,
    activity: 'Changed the default card',
    changes: ['cards'],
    params: z.object({ id: ref('card.manage') }),
    errors: ['not_found'],
  }),
  listAvailablePayments: endpoint({
    method: 'GET',
    path: '/v2/service-provider/customer/:id/available-payments',
    summary: 'How a customer can pay: cards that the provider keeps for them, and the customer’s own.',
    access: groomers,
    shows: ['cards'],
    params: z.object({ id: ref('customer.read') }),
    answer: paymentMethods,
    errors: ['not_found'],
  }),
  prepareCustomerCard: endpoint({
    method: 'POST',
    path: '/v2/service-provider/customer/:id/customer-cards/create-card-token',
    summary: 'Prepares a card that the provider keeps for a customer, like `create-card-token` for one of the caller.',
    access: groomerWrites,
    activity: unlisted('Only prepares; adding the card is recorded.'),
    changes: [],
    params: z.object({ id: ref('customer.update') }),
    answer: preparedCard,
    errors: ['not_found'],
    limit: ['cardsPerAccount'],
    addition: 'The bank of a card that a groomer keeps for a customer may ask its holder, too.',
  }),
  addCustomerCard: endpoint({
    method: 'POST',
    path: '/v2/service-provider/customer/:id/customer-cards',
    summary: 'Keeps a card for a customer by its setup. Card numbers are refused.',
    access: groomerWrites,
    activity: 'Added a card of a customer',
    changes: ['cards'],
    params: z.object({ id: ref('customer.update') }),
    body: setupBody,
    answer: storedCard,
    errors: ['not_found'],
    limit: ['cardsPerAccount'],
    grows: 'cards',
  }),
  removeCustomerCard: endpoint({
    method: 'DELETE',
    path: '/v2/service-provider/customer/:id/customer-cards/:cardId',
    summary: 'Removes a card that the provider keeps for a customer.',
    access: groomerWrites,
    activity: 'Removed a card of a customer',
    changes: ['cards'],
    params: z.object({ id: ref('customer.update'), cardId: ref('customerCard.remove') }),
    errors: ['not_found', 'payment_in_progress'],
  }),
};
