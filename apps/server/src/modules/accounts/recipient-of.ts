import type { Tx } from '../../platform/db/database.ts';
import type { Recipient } from '../notifications/index.ts';
import { accountById } from './accounts.queries.ts';

/** Where the holder of an account is notified. */
export const recipientOf = async (tx: Tx, accountId: string): Promise<Recipient> => {
  const account = await accountById(tx, accountId);
  return {
    siteId: account.site_id,
    accountId,
    firstName: account.first_name,
    email: account.email,
    phone: account.phone,
  };
};
