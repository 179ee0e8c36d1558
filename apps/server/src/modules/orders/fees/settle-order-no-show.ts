import type { Tx } from '../../../platform/db/database.ts';
import type { NoShow } from '../../../platform/db/stored/orders.ts';
import type { Mover } from '../../../platform/machines/bind-machine.ts';
import type { Platform } from '../../../platform/platform.ts';
import { markNoShow } from '../../appointments/index.ts';
import { settleOrderFee, type FeeToSettle } from './settle-order-fee.ts';

interface NoShowToSettle extends Omit<FeeToSettle, 'kind'> {
  readonly noShow: NoShow;
}

/** The end of a visit at which nobody was there, all of it or nothing: the settlement, the ledger and the move. */
export const settleOrderNoShow = async (
  tx: Tx,
  viewer: Mover | null,
  { noShow: { title, description }, ...fee }: NoShowToSettle,
  platform: Platform,
): Promise<void> => {
  const { order, figures, chargeId } = fee;
  const details = { tender: chargeId === null ? null : 'card', feeCents: figures.totals.total };
  await markNoShow(tx, viewer, { id: order.id, title, description, details }, platform);
  await settleOrderFee(tx, { kind: 'no_show', ...fee }, platform);
};
