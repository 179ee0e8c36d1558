import type { Rows } from '../../../platform/access/policy.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockedOrder, orderNamed } from '../../appointments/index.ts';
import { addCard, removeCard, storedCardsFor, type CardToAdd } from '../../payments/index.ts';
import { saveTerms, termsOf } from '../order-terms.queries.ts';

type Order = Rows<'appointments'>;

export const orderCards = async (tx: Tx, order: Order, platform: Platform) => ({
  items: await storedCardsFor(tx, await orderNamed(tx, order), platform),
});

/** Keeps a card for the customer of an order, for this provider. */
export const addOrderCard = async (call: CardToAdd, order: Order) => {
  const { customerId: accountId, providerId } = await call.stage((tx) => orderNamed(tx, order));
  return await addCard(call, { siteId: call.site.id, accountId, providerId });
};

/** An order that was to be paid with it needs another card. */
export const removeOrderCard = async (
  tx: Tx,
  { order, card, cardId }: { readonly order: Order; readonly card: Rows<'payment_cards'>; readonly cardId: string },
  platform: Platform,
): Promise<void> => {
  const { id: appointmentId, customerId } = await lockedOrder(tx, order);
  await removeCard(tx, { rows: card, customerId }, platform);
  const terms = await termsOf(tx, appointmentId);
  if (terms.cardId === cardId) await saveTerms(tx, appointmentId, { cardId: null }, platform.clock.now());
};
