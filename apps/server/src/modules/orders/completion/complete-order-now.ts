import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openOrder, orderContents } from '../../appointments/index.ts';
import { orderAsOfNow } from '../order-figures.ts';
import { agreeToOrder, isByCard, type Completion } from './agree-to-order.ts';
import { settleOrder } from './settle-order.ts';

/** Cash, a check, a link to pay later, or nothing due: it is settled at once. */
export const completeOrderNow = async (
  tx: Tx,
  viewer: Viewer,
  { appointment, signature, dueCents }: Completion,
  platform: Platform,
) => {
  const order = await openOrder(tx, appointment);
  const asked = await orderAsOfNow(tx, await orderContents(tx, order.id));
  // It was not when the charge would have been opened.
  if (isByCard(asked)) throw new Failure('conflict');
  await agreeToOrder(tx, { order, asked, dueCents }, platform);
  await settleOrder(tx, viewer, { order, agreed: asked, signature, chargeId: null }, platform);
};
