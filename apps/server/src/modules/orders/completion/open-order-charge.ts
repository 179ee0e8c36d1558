import type { SettlementKind } from '@tailgate/contract';
import type { Cents } from '@tailgate/values/money';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { markBeingPaid, requireMoneyMove, type Order } from '../../appointments/index.ts';
import { openCharge } from '../../payments/index.ts';
import { keepCharged, type ChargedOrder } from '../order-terms.queries.ts';

interface OrderCharge extends Pick<ChargedOrder, 'figures' | 'signature'> {
  /** How the order ends when the money is there; null where it has ended, and what stayed due is paid. */
  readonly kind: SettlementKind | null;
  readonly order: Pick<Order, 'id' | 'customerId' | 'providerId'>;
  readonly amountCents: Cents;
  readonly cardId: string;
}

/** Opens the charge of an order and freezes the order as it was agreed, until the charge has an outcome. */
export const openOrderCharge = async (
  tx: Tx,
  viewer: Pick<Viewer, 'accountId'>,
  { kind, order, amountCents, cardId, figures, signature }: OrderCharge,
  platform: Platform,
): Promise<string> => {
  const { id, customerId, providerId } = order;
  if (kind !== null) await requireMoneyMove(tx, { id, kind }, platform);
  const charge = { appointmentId: id, customerId, providerId, amountCents, cardId };
  const chargeId = await openCharge(tx, viewer, charge, platform);
  await keepCharged(tx, id, { chargeId, figures, signature });
  await markBeingPaid(tx, id, true);
  return chargeId;
};
