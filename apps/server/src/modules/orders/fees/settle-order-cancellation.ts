import type { Tx } from '../../../platform/db/database.ts';
import type { Mover } from '../../../platform/machines/bind-machine.ts';
import type { Platform } from '../../../platform/platform.ts';
import { acceptCancellation } from '../../appointments/index.ts';
import { textPaymentLink } from '../dues/send-payment-link.ts';
import { settleOrderFee, type FeeToSettle } from './settle-order-fee.ts';

/**
 * The end of an appointment that its customer cancels late, all of it or nothing: the move, and with a fee the
 * settlement, the ledger and, where no card paid it, the link to pay it.
 */
export const settleOrderCancellation = async (
  tx: Tx,
  viewer: Mover | null,
  fee: Omit<FeeToSettle, 'kind'>,
  platform: Platform,
): Promise<void> => {
  const { order, figures, chargeId } = fee;
  const feeCents = figures.totals.total;
  const details = { tender: chargeId === null ? null : 'card', feeCents };
  await acceptCancellation(tx, viewer, { id: order.id, details }, platform);
  if (feeCents === 0) return;
  await settleOrderFee(tx, { kind: 'cancellation', ...fee }, platform);
  if (chargeId === null) await textPaymentLink(tx, { ...order, by: null }, platform);
};
