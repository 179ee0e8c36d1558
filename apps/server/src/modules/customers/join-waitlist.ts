import type { Tx } from '../../platform/db/database.ts';
import { insertRelation, isBlockedBy, relationBetween, setWaitlisted } from './customers.queries.ts';

/** A customer waits for a provider; who waits already keeps the place. Whom the provider blocked is not told so. */
export const joinWaitlist = async (
  tx: Tx,
  { providerId, customerId, now }: { providerId: string; customerId: string; now: Date },
): Promise<void> => {
  if (await isBlockedBy(tx, providerId, customerId)) return;
  await insertRelation(tx, { providerId, customerId, isChosen: true, now });
  await setWaitlisted(tx, relationBetween(providerId, customerId), now);
};
