import type { RawBuilder } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Recipient } from '../notifications/index.ts';
import { accountById } from './accounts.queries.ts';
import { displayNameOf } from './accounts.rules.ts';
import { contactBesideOther } from './customers/customer-accounts.queries.ts';
import { provedEmailOf } from './proved-email.ts';

/**
 * Where the holder of an account is notified. A phone number that a groomer entered for a customer is texted before it is
 * proved; an email address that somebody only entered is not written to.
 */
export const recipientOf = async (tx: Tx, accountId: string): Promise<Recipient> => {
  const account = await accountById(tx, accountId);
  return {
    accountId,
    firstName: account.first_name,
    email: provedEmailOf(account),
    phone: account.phone,
  };
};

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
  const { otherFirstName, otherLastName, beside: asked, firstName, phone } = found;
  const recipient: Recipient = { accountId: recipientId, firstName, phone, email: provedEmailOf(found) };
  return {
    beside: asked,
    recipient,
    otherName: displayNameOf({ first_name: otherFirstName, last_name: otherLastName }),
  };
};
