import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { isClaimed } from '../accounts/index.ts';
import { providersOf } from './customers.queries.ts';

/**
 * Whether the provider may change name, phone and email. Whoever controls the phone can log in, so that a provider who
 * could change it later would take the account over.
 */
export const mayEditContact = async (tx: Tx, viewer: Viewer, customerId: string): Promise<boolean> => {
  if (await isClaimed(tx, customerId)) return false;
  const providers = await providersOf(tx, customerId);
  return providers.every((id) => id === viewer.accountId);
};
