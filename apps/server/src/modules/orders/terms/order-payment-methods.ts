import type { OrderMethod } from '@tailgate/contract';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { orderNamed } from '../../appointments/index.ts';
import { paymentMethodsFor } from '../../payments/index.ts';

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
