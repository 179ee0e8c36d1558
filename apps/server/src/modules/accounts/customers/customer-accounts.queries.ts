import { isPrivileged } from '@tailgate/contract';
import { sql, type RawBuilder } from 'kysely';
import { addressColumns } from '../../../platform/db/address-columns.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { found } from '../../../platform/failure.ts';

type Address = Parameters<typeof addressColumns>[0];

/** The account that uses a phone number, also one that was switched off. */
export const accountByPhone = (tx: Tx, phone: string) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'status', 'roles', 'first_name', 'last_name'])
    .where('phone', '=', phone)
    .executeTakeFirst();

/** Without password, email to log in with, and terms: all of that comes from the person. */
export const insertUnclaimedCustomer = async (
  tx: Tx,
  customer: {
    id: string;
    phone: string;
    firstName: string;
    lastName: string;
    contactEmail: string | null;
    marketId: string | null;
    source: string;
    address: Address;
    addressLine2: string;
    addressNotes: string;
    isApartmentComplex: boolean;
  },
): Promise<void> => {
  await tx
    .insertInto('accounts')
    .values({
      id: customer.id,
      phone: customer.phone,
      first_name: customer.firstName,
      last_name: customer.lastName,
      roles: ['customer'],
      status: 'pending',
    })
    .execute();
  await tx
    .insertInto('customer_profiles')
    .values({
      account_id: customer.id,
      market_id: customer.marketId,
      source: customer.source,
      contact_email: customer.contactEmail,
      ...addressColumns(customer.address),
      address_line_2: customer.addressLine2,
      address_notes: customer.addressNotes,
      is_apartment_complex: customer.isApartmentComplex,
    })
    .execute();
};

/** Adds the role of a customer to an account that has others; staff and support keep theirs only. */
export const makeCustomer = async (tx: Tx, accountId: string): Promise<boolean> => {
  const account = await tx
    .selectFrom('accounts')
    .select('roles')
    .where('id', '=', accountId)
    .where('status', '<>', 'inactive')
    .executeTakeFirst();
  if (!account || isPrivileged(account.roles)) return false;
  if (!account.roles.includes('customer'))
    await tx
      .updateTable('accounts')
      .set({ roles: [...account.roles, 'customer'] })
      .where('id', '=', accountId)
      .execute();
  await tx
    .insertInto('customer_profiles')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
};

/** The first log-in of the owner; later ones change nothing. */
export const markClaimed = async (tx: Tx, accountId: string, now: Date): Promise<void> => {
  await tx
    .updateTable('accounts')
    .set({ claimed_at: now })
    .where('id', '=', accountId)
    .where('claimed_at', 'is', null)
    .execute();
};

/** Whether anything shows that the owner has used the account, or that it is more than a customer's. */
export const isClaimed = async (tx: Tx, accountId: string): Promise<boolean> => {
  const { rows } = await sql<{ claimed: boolean }>`
    select a.claimed_at is not null or a.password_hash is not null or a.email is not null
      or a.roles <> array['customer'] or a.status = 'inactive'
      or exists (select from sessions s where s.account_id = a.id)
      or exists (select from passkeys k where k.account_id = a.id)
      or exists (select from customer_profiles p where p.account_id = a.id and p.terms_accepted_at is not null) as claimed
    from accounts a where a.id = ${accountId}`.execute(tx);
  return found(rows[0]).claimed;
};

/** Until the end of the transaction the owner cannot log in, and nobody else can add the person as a customer. */
export const lockAccount = async (tx: Tx, accountId: string) =>
  found(
    await tx
      .selectFrom('accounts')
      .select(['id', 'first_name', 'last_name', 'phone', 'email'])
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirst(),
  );

export const contactEmailOf = async (tx: Tx, accountId: string): Promise<string | null> => {
  const profile = await tx
    .selectFrom('customer_profiles')
    .select('contact_email')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return profile?.contact_email ?? null;
};

/** Where a person is reached, with the name of another one, and with what the caller wants to know in the same round trip. */
export const contactBesideOther = async <T>(tx: Tx, recipientId: string, otherId: string, beside: RawBuilder<T>) =>
  found(
    await tx
      .selectFrom('accounts')
      .where('accounts.id', '=', recipientId)
      .select(['accounts.first_name as firstName', 'accounts.phone', 'accounts.email'])
      .innerJoin('accounts as other', (join) => join.on('other.id', '=', otherId))
      .select(['other.first_name as otherFirstName', 'other.last_name as otherLastName'])
      .select(beside.as('beside'))
      .executeTakeFirst(),
  );

/** Not by the person: what is agreed to by this number counts for cards that are added from now on. */
export const noteEnteredPhone = async (tx: Tx, accountId: string, now: Date): Promise<void> => {
  await tx.updateTable('accounts').set({ phone_entered_at: now }).where('id', '=', accountId).execute();
};

export const updatePhone = async (tx: Tx, accountId: string, phone: string): Promise<void> => {
  await tx.updateTable('accounts').set({ phone }).where('id', '=', accountId).execute();
};

export interface ProfileChanges {
  readonly contactEmail?: string | null | undefined;
  readonly address?: Address | undefined;
  readonly addressLine2?: string | undefined;
  readonly addressNotes?: string | undefined;
  readonly isApartmentComplex?: boolean | undefined;
  /** How they found us; the first answer counts. */
  readonly firstSource?: string | undefined;
}

/** Omitted fields stay as they are. */
export const updateCustomerProfile = async (tx: Tx, accountId: string, changes: ProfileChanges): Promise<void> => {
  const columns = {
    ...(changes.contactEmail !== undefined && {
      contact_email: changes.contactEmail,
    }),
    ...(changes.address !== undefined && addressColumns(changes.address)),
    ...(changes.addressLine2 !== undefined && {
      address_line_2: changes.addressLine2,
    }),
    ...(changes.addressNotes !== undefined && {
      address_notes: changes.addressNotes,
    }),
    ...(changes.isApartmentComplex !== undefined && {
      is_apartment_complex: changes.isApartmentComplex,
    }),
    ...(changes.firstSource !== undefined && {
      source: sql<string>`coalesce(nullif(source, ''), ${changes.firstSource})`,
    }),
  };
  if (Object.keys(columns).length === 0) return;
  await tx.updateTable('customer_profiles').set(columns).where('account_id', '=', accountId).execute();
};
