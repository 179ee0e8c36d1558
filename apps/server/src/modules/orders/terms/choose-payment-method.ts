import type { OrderMethod } from '@tailgate/contract';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refuseProblems } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeOrderTerms } from './change-order-terms.ts';
import { orderPaymentMethods } from './order-payment-methods.ts';

interface Chosen {
  readonly appointment: Rows<'appointments'>;
  readonly paymentMethod: OrderMethod;
  readonly cardId: string | null;
}

/** A card must be one of the order's customer; where none is named, it is their default. */
export const termsOfMethod = async (tx: Tx, { appointment, paymentMethod, cardId }: Chosen, platform: Platform) => {
  const { items } = await orderPaymentMethods(tx, appointment, [paymentMethod], platform);
  const method = items[0];
  refuseProblems(method?.isAvailable === true ? {} : { paymentMethodId: 'is not available for this customer' });
  const card = method?.sources.find(({ id, isDefault }) => (cardId === null ? isDefault : id === cardId));
  const isCardWrong = (paymentMethod === 'card') !== (card !== undefined) || (cardId !== null && !card);
  refuseProblems(isCardWrong ? { sourceId: 'is not a card of this customer' } : {});
  return { paymentMethod, cardId: card?.id ?? null };
};

export const choosePaymentMethod = async (tx: Tx, viewer: Viewer, chosen: Chosen, platform: Platform) => {
  const changes = await termsOfMethod(tx, chosen, platform);
  return await changeOrderTerms(tx, viewer, { appointment: chosen.appointment, changes }, platform);
};
