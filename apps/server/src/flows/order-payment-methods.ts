import { orderNamed } from '../modules/booking/index.ts';
import { paymentMethods } from '../modules/orders/index.ts';
import type { Rows } from '../platform/access/policy.ts';
import type { Tx } from '../platform/db/database.ts';

/** How the customer of an order can pay. */
export const orderPaymentMethods = async (tx: Tx, appointment: Rows<'appointments'>) => {
  await orderNamed(tx, appointment);
  return { items: [...paymentMethods([])] };
};
