import type { ChargePurpose, PURPOSES, SettlementKind } from '@tailgate/contract';
import type { Cents } from '@tailgate/values/money';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { markBeingPaid, requireMoneyMove, type Order } from '../../appointments/index.ts';
import { openCharge, storedCardsFor, type Consent } from '../../payments/index.ts';
import { keepCharged, type ChargedOrder } from '../order-terms.queries.ts';

/** What stayed owed, or the way in which the appointment ends. */
type PurposeOfOrder = {
  [Name in ChargePurpose]: (typeof PURPOSES)[Name]['bill'] extends 'order' ? Name : never;
}[ChargePurpose];

/** How the order ends when the money is there; null where it has ended, and what stayed due is paid. */
const END_OF: Readonly<Record<PurposeOfOrder, SettlementKind | null>> = {
  order: 'completed',
  no_show: 'no_show',
  cancellation: 'cancellation',
  due: null,
};

interface OrderCharge extends Pick<ChargedOrder, 'figures' | 'signature'> {
  readonly consent: Consent;
  readonly purpose: PurposeOfOrder;
  readonly order: Pick<Order, 'id' | 'customerId' | 'providerId' | 'currency'>;
  readonly amountCents: Cents;
  readonly cardId: string;
}

/** Opens the charge of an order and freezes the order as it was agreed, until the charge has an outcome. */
export const openOrderCharge = async (
  tx: Tx,
  viewer: Pick<Viewer, 'accountId'>,
  { purpose, order, amountCents, cardId, consent, figures, signature }: OrderCharge,
  platform: Platform,
): Promise<string> => {
  const { id, customerId, providerId, currency } = order;
  const kind = END_OF[purpose];
  if (kind !== null) await requireMoneyMove(tx, { id, kind }, platform);
  // Chosen before the order was taken over, or before the customer chose another.
  if (!(await storedCardsFor(tx, order, platform)).some((card) => card.id === cardId)) throw notFound();
  const charge = { purpose, subjectId: id, customerId, providerId, amountCents, currency, cardId, consent };
  const chargeId = await openCharge(tx, viewer, charge, platform);
  await keepCharged(tx, id, { chargeId, figures, signature });
  await markBeingPaid(tx, id, true);
  return chargeId;
};
