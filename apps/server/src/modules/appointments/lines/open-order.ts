import type { Rows } from '../../../platform/access/policy.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import { lockedOrder, type Order } from './orders.queries.ts';

interface Openness {
  readonly statuses?: readonly string[];
  /** Nothing on an order changes while a card is charged for it. */
  readonly whileBeingPaid?: boolean;
}

/** An order that may still change, locked until the transaction ends: what was agreed at completion stays. */
export const openOrder = async (
  tx: Tx,
  appointment: Rows<'appointments'>,
  { statuses = ['accepted'], whileBeingPaid = false }: Openness = {},
): Promise<Order> => {
  const order = await lockedOrder(tx, appointment);
  if (!statuses.includes(order.status)) throw new Failure('illegal_transition');
  if (order.isBeingPaid && !whileBeingPaid) throw new Failure('payment_in_progress');
  return order;
};
