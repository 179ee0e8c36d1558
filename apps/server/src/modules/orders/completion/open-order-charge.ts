import type { Cents } from '@tailgate/values/money';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { markBeingPaid, type Order } from '../../appointments/index.ts';
import { openCharge, storedCardsFor } from '../../payments/index.ts';
import { keepCharged, type ChargedOrder } from '../order-terms.queries.ts';

interface OrderCharge extends Pick<ChargedOrder, 'figures' | 'signature'> {
  readonly order: Pick<Order, 'id' | 'customerId' | 'providerId'>;
  readonly amountCents: Cents;
  readonly cardId: string;
}

/** Opens the charge of an order and freezes the order as it was agreed, until the charge has an outcome. */
export const openOrderCharge = async (
  tx: Tx,
  viewer: Pick<Viewer, 'accountId'>,
  { order, amountCents, cardId, figures, signature }: OrderCharge,
  platform: Platform,
): Promise<string> => {
  const { id, customerId, providerId } = order;
  // Chosen before the order was taken over, or before the customer chose another.
  if (!(await storedCardsFor(tx, order, platform)).some((card) => card.id === cardId)) throw notFound();
  const charge = { appointmentId: id, customerId, providerId, amountCents, cardId };
  const chargeId = await openCharge(tx, viewer, charge, platform);
  await keepCharged(tx, id, { chargeId, figures, signature });
  await markBeingPaid(tx, id, true);
  return chargeId;
};
