import { paymentsContract } from '@tailgate/contract';
import type { Viewer } from '../../platform/auth/viewer.ts';
import { bindModule, staged, type Call, type StagedCall } from '../../platform/http/call.ts';
import { addCard } from './cards/add-card.ts';
import { cardsOf, lockCard, makeDefault } from './cards/cards.queries.ts';
import { ownCardsAnswer } from './cards/own-cards.ts';
import { prepareCard } from './cards/prepare-card.ts';
import { removeCard } from './cards/remove-card.ts';
import { paymentMethodsFor } from './order-methods.ts';
import { paymentMethodsAnswer } from './payment-answers.ts';
import { paymentsPolicy } from './payments.policy.ts';

const own = ({ siteId, accountId }: Viewer) => ({ siteId, accountId, providerId: null });

/** The customer that is named, whose cards this provider keeps. */
const keptFor = async ({
  stage,
  viewer,
  params,
  allowedIds,
}: StagedCall<typeof paymentsContract.addCustomerCard> | StagedCall<typeof paymentsContract.prepareCustomerCard>) => {
  const [accountId] = await stage((tx) => allowedIds(tx, [params.id]));
  return { siteId: viewer.siteId, accountId, providerId: viewer.accountId };
};
const listOwnCards = async ({ tx, viewer, platform }: Call<typeof paymentsContract.listCards>) => ({
  items: await ownCardsAnswer(tx, viewer, platform),
});
const addOwnCard = staged((call: StagedCall<typeof paymentsContract.addCard>) => addCard(call, own(call.viewer)));
const removeOwnCard = async ({ tx, platform, params, allowed }: Call<typeof paymentsContract.removeCard>) => {
  await removeCard(tx, { rows: allowed(params.id) }, platform);
};

export const paymentsRoutes = bindModule('payments', paymentsContract, paymentsPolicy, {
  listPaymentMethods: async ({ tx, viewer, platform }) => {
    const cards = await cardsOf(tx, own(viewer));
    return paymentMethodsAnswer(
      ['card', 'cash', 'check'],
      cards.map((card) => ({ ...card, isManageable: true })),
      platform,
    );
  },
  listStripeCards: listOwnCards as never,
  createCardToken: staged((call) => prepareCard(call, own(call.viewer))),
  addStripeCard: addOwnCard as never,
  removeStripeCard: removeOwnCard as never,
  listCards: listOwnCards,
  addCard: addOwnCard,
  removeCard: removeOwnCard,
  makeCardDefault: async ({ tx, params, allowed }) => {
    await makeDefault(tx, await lockCard(tx, allowed(params.id)));
  },
  listAvailablePayments: async ({ tx, viewer, platform, params, allowedIds }) => {
    const [customerId] = await allowedIds(tx, [params.id]);
    const parties = { customerId, providerId: viewer.accountId };
    return await paymentMethodsFor(tx, parties, ['card', 'cash', 'check', 'later'], platform);
  },
  prepareCustomerCard: staged(async (call) => await prepareCard(call, await keptFor(call))),
  addCustomerCard: staged(async (call) => await addCard(call, await keptFor(call))),
  removeCustomerCard: async ({ tx, platform, params, allowed, allowedIds }) => {
    const [customerId] = await allowedIds(tx, [params.id]);
    await removeCard(tx, { rows: allowed(params.cardId), customerId }, platform);
  },
});
