import type { OrderMethod } from '@tailgate/contract';
import { orderNamed } from '../modules/booking/index.ts';
import { paymentMethodsFor } from '../modules/payments/index.ts';
import type { Rows } from '../platform/access/policy.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';

/** How the customer of an order can pay. */
export const orderPaymentMethods = async (
  tx: Tx,
  appointment: Rows<'appointments'>,
  methods: readonly OrderMethod[],
  platform: Platform,
) => {
  const { items } = await paymentMethodsFor(tx, await orderNamed(tx, appointment), methods, platform);
  return { items };
};
