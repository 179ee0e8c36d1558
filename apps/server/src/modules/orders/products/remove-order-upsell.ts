import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openOrder } from '../../appointments/index.ts';
import { upsellToSell } from '../../upsells/index.ts';
import { changedOrderAnswer, type ProductOfOrder } from './changed-order-answer.ts';
import { deleteOrderUpsell } from './order-upsells.queries.ts';

export const removeOrderUpsell = async (
  tx: Tx,
  viewer: Viewer,
  { appointment, upsell }: ProductOfOrder,
  platform: Platform,
) => {
  const { id: appointmentId } = await openOrder(tx, appointment);
  const { id: upsellId } = await upsellToSell(tx, upsell);
  if (!(await deleteOrderUpsell(tx, { appointmentId, upsellId }))) throw notFound();
  return await changedOrderAnswer(tx, viewer, appointmentId, platform);
};
