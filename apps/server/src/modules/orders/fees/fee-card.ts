import type { Cents } from '@tailgate/values/money';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Order } from '../../appointments/index.ts';
import { paymentMethodsFor } from '../../payments/index.ts';

interface Fee {
  readonly feeCents: Cents;
  /** No card is charged. */
  readonly isLater: boolean;
}

/** The customer's default card, if the fee is charged to one. */
export const feeCard = async (
  tx: Tx,
  order: Order,
  { feeCents, isLater }: Fee,
  platform: Platform,
): Promise<string | undefined> => {
  if (isLater || feeCents === 0) return undefined;
  const { items } = await paymentMethodsFor(tx, order, ['card'], platform);
  return items[0]?.sources.find(({ isDefault }) => isDefault)?.id;
};
