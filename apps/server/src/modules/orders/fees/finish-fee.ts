import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SettledCharge } from '../../payments/payments.events.ts';
import { openAgain, orderOfCharge } from '../completion/end-of-charge.ts';
import { keepNoShow, noShowOf } from '../order-terms.queries.ts';
import { settleOrderCancellation } from './settle-order-cancellation.ts';
import { settleOrderNoShow } from './settle-order-no-show.ts';

/** The card paid the fee of a visit at which nobody was there. */
export const endPaidNoShow = async (tx: Tx, charge: SettledCharge, platform: Platform): Promise<void> => {
  const waiting = await orderOfCharge(tx, charge);
  if (!waiting) return;
  const { order, charged } = waiting;
  const noShow = await noShowOf(tx, order.id);
  if (!noShow) throw new Error('A no-show that is charged is noted');
  const { figures, chargeId } = charged;
  await settleOrderNoShow(tx, null, { order, noShow, figures, chargeId }, platform);
};

export const reopenNoShow = async (tx: Tx, charge: SettledCharge, platform: Platform): Promise<void> => {
  const waiting = await orderOfCharge(tx, charge);
  if (!waiting) return;
  const { order } = waiting;
  await keepNoShow(tx, order.id, null, platform.clock.now());
  await openAgain(tx, order, platform);
};

/** The card paid the fee of a late cancellation. */
export const endPaidCancellation = async (tx: Tx, charge: SettledCharge, platform: Platform): Promise<void> => {
  const waiting = await orderOfCharge(tx, charge);
  if (!waiting) return;
  const { order, charged } = waiting;
  const { figures, chargeId } = charged;
  await settleOrderCancellation(tx, null, { order, figures, chargeId }, platform);
};

export const reopenCancellation = async (tx: Tx, charge: SettledCharge, platform: Platform): Promise<void> => {
  const waiting = await orderOfCharge(tx, charge);
  if (!waiting) return;
  const { order } = waiting;
  await openAgain(tx, order, platform);
};
