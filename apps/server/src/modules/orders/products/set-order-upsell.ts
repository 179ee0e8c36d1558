import { MAX_ORDER_UPSELLS, MAX_ORDER_UPSELLS_CENTS } from '@tailgate/contract';
import { multiplyCents, sumCents } from '@tailgate/values/money';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure, notFound } from '../../../platform/failure.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openOrder } from '../../appointments/index.ts';
import { tooFewLeft, upsellToSell } from '../../upsells/index.ts';
import { changedOrderAnswer, type ProductOfOrder } from './changed-order-answer.ts';
import { changeOrderUpsell, insertOrderUpsell, upsellsOfOrder } from './order-upsells.queries.ts';

/** Puts a product on an open order at the price of now, or changes how many: then its price stays. */
export const setOrderUpsell = async (
  tx: Tx,
  viewer: Viewer,
  { appointment, upsell, quantity }: ProductOfOrder & { readonly quantity: number },
  platform: Platform,
) => {
  const { id: appointmentId } = await openOrder(tx, appointment);
  const { id: upsellId, name, priceCents, stock, isInStore } = await upsellToSell(tx, upsell);
  const before = await upsellsOfOrder(tx, appointmentId);
  const onOrder = before.find((line) => line.upsellId === upsellId);
  if (!onOrder && !isInStore) throw notFound();
  if (stock !== null && quantity > stock && quantity > (onOrder?.quantity ?? 0))
    throw new Failure('conflict', { message: tooFewLeft(name, stock) });
  if (!onOrder && before.length >= MAX_ORDER_UPSELLS) throw new Failure('limit_reached');
  const others = before.filter((line) => line.upsellId !== upsellId);
  const price = onOrder?.priceCents ?? priceCents;
  const all = [...others, { priceCents: price, quantity }].map((line) => multiplyCents(line.priceCents, line.quantity));
  if (sumCents(all) > MAX_ORDER_UPSELLS_CENTS) throw new Failure('limit_reached');
  if (onOrder) await changeOrderUpsell(tx, { appointmentId, upsellId }, quantity);
  else {
    const line = { id: newId(), upsellId, name, priceCents, quantity, addedBy: 'groomer' as const };
    await insertOrderUpsell(tx, appointmentId, line, platform.clock.now());
  }
  return await changedOrderAnswer(tx, viewer, appointmentId, platform);
};
