import type { Stage } from '../../../platform/db/database.ts';
import { orUnavailable } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { keepCustomerId, lockHolder, type Holder } from './cards.queries.ts';

/** The holder as the processor knows them, introduced to it if this is their first card. */
export const readyHolder = async (
  stage: Stage,
  holder: Holder,
  { payments }: Pick<Platform, 'payments'>,
): Promise<{ holderId: string; customerId: string }> => {
  const known = await stage((tx) => lockHolder(tx, holder));
  if (known.customerId !== null) return { holderId: known.id, customerId: known.customerId };
  const customerId = await orUnavailable(payments.createCustomer({ holderId: known.id, siteId: holder.siteId }));
  await stage((tx) => keepCustomerId(tx, known.id, customerId));
  return { holderId: known.id, customerId };
};
