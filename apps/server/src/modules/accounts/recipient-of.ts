import type { RawBuilder } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Recipient } from '../notifications/index.ts';
import { accountById } from './accounts.queries.ts';
import { displayNameOf } from './accounts.rules.ts';
import { customerAndGroomerOf, customerContactOf } from './customers/customer-accounts.queries.ts';

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
 * Where the customer of a visit is notified, and what its groomer is called, with what the caller wants to know in the
 * same round trip.
 */
export const partiesOf = async <T>(
  tx: Tx,
  { customerId, providerId }: { readonly customerId: string; readonly providerId: string },
  beside: RawBuilder<T>,
) => {
  const found = await customerAndGroomerOf(tx, customerId, providerId, beside);
  const { groomerFirstName, groomerLastName, beside: asked, ...contact } = found;
  const customer: Recipient = { ...contact, accountId: customerId };
  return {
    beside: asked,
    customer,
    groomer: displayNameOf({ first_name: groomerFirstName, last_name: groomerLastName }),
  };
};
