import type { RawBuilder } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Recipient } from '../notifications/index.ts';
import { accountById } from './accounts.queries.ts';
import { displayNameOf } from './accounts.rules.ts';
import { contactBesideOther, customerContactOf } from './customers/customer-accounts.queries.ts';

/** Where the holder of an account is notified. */
export const recipientOf = async (tx: Tx, accountId: string): Promise<Recipient> => {
  const account = await accountById(tx, accountId);
  return {
    accountId,
    firstName: account.first_name,
    email: account.email,
    phone: account.phone,
  };
};

/** The same for a customer: one whom a groomer added has not confirmed an email address, only said it. */
export const customerRecipientOf = async (tx: Tx, accountId: string): Promise<Recipient> => ({
  ...(await customerContactOf(tx, accountId)),
  accountId,
});

/**
 * Where one of two people is notified, and what the other one is called, with what the caller wants to know in the same
 * round trip.
 */
export const partiesOf = async <T>(
  tx: Tx,
  { recipientId, otherId }: { readonly recipientId: string; readonly otherId: string },
  beside: RawBuilder<T>,
) => {
  const found = await contactBesideOther(tx, recipientId, otherId, beside);
  const { otherFirstName, otherLastName, beside: asked, ...contact } = found;
  const recipient: Recipient = { ...contact, accountId: recipientId };
  return {
    beside: asked,
    recipient,
    otherName: displayNameOf({ first_name: otherFirstName, last_name: otherLastName }),
  };
};
