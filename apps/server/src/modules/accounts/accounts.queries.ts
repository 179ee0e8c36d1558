import type { Role } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { found } from '../../platform/failure.ts';
import { accountWithCategory } from './account-with-category.view.ts';
import { displayNameOf } from './accounts.rules.ts';

export type Identity = { email: string } | { phone: string };

export const accountByIdentity = (tx: Tx, identity: Identity) => {
  const query = accountWithCategory(tx).where('accounts.status', '<>', 'inactive');
  return (
    'email' in identity
      ? query.where('accounts.email', '=', identity.email)
      : query.where('accounts.phone', '=', identity.phone)
  ).executeTakeFirst();
};

export const accountById = async (tx: Tx, id: string) =>
  found(await accountWithCategory(tx).where('accounts.id', '=', id).executeTakeFirst());
export type AccountRow = Awaited<ReturnType<typeof accountById>>;

export const oneAccount = async (tx: Tx, account: Rows<'accounts'>) =>
  found(
    await tx
      .selectFrom('accounts')
      .select('id')
      .where(account as never)
      .executeTakeFirst(),
  );

export const nameOf = async (tx: Tx, id: string): Promise<string> => displayNameOf(await accountById(tx, id));

/** Display names by id, of those that exist. */
export const namesOf = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('accounts')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, displayNameOf(row)]));
};

/** Who people are, for lists that name them. */
export const accountsNamed = async (tx: Tx, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await tx
    .selectFrom('accounts')
    .select(['id', 'first_name', 'last_name', 'roles'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, { id: row.id, displayName: displayNameOf(row), roles: row.roles }]));
};

export const accountToImpersonate = async (tx: Tx, account: Rows<'accounts'>) =>
  found(
    await accountWithCategory(tx)
      .where(account as never)
      .executeTakeFirst(),
  );

export const ownerOfEmail = (tx: Tx, email: string) =>
  tx.selectFrom('accounts').select(['id', 'first_name', 'email']).where('email', '=', email).executeTakeFirst();

export const insertAccount = async (
  tx: Tx,
  account: {
    id: string;
    email: string | null;
    phone: string | null;
    passwordHash: string | null;
    firstName: string;
    lastName: string;
    roles: readonly Role[];
  },
) => {
  await tx
    .insertInto('accounts')
    .values({
      id: account.id,
      email: account.email,
      phone: account.phone,
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      roles: [...account.roles],
    })
    .execute();
};

export const insertCustomerProfile = async (
  tx: Tx,
  profile: { accountId: string; termsVersion: string; termsAcceptedAt: Date },
) => {
  await tx
    .insertInto('customer_profiles')
    .values({
      account_id: profile.accountId,
      terms_version: profile.termsVersion,
      terms_accepted_at: profile.termsAcceptedAt,
    })
    .execute();
};

/** The first acceptance of a version counts; an account that was switched off stays off. */
export const activateCustomer = async (tx: Tx, accountId: string, terms: { version: string; acceptedAt: Date }) => {
  await tx
    .updateTable('customer_profiles')
    .set({ terms_version: terms.version, terms_accepted_at: terms.acceptedAt })
    .where('account_id', '=', accountId)
    .where((profile) =>
      profile.or([profile('terms_version', 'is', null), profile('terms_version', '<>', terms.version)]),
    )
    .execute();
  await tx
    .updateTable('accounts')
    .set({ status: 'active' })
    .where('id', '=', accountId)
    .where('status', '=', 'pending')
    .execute();
};

export const setPasswordHash = async (tx: Tx, accountId: string, hash: string) => {
  await tx.updateTable('accounts').set({ password_hash: hash }).where('id', '=', accountId).execute();
};

export const setEmail = async (tx: Tx, accountId: string, email: string) => {
  await tx.updateTable('accounts').set({ email }).where('id', '=', accountId).execute();
};

export const updateNames = async (
  tx: Tx,
  accountId: string,
  changes: { first_name?: string; last_name?: string; photo_file_id?: string | null },
) => {
  if (Object.keys(changes).length === 0) return;
  await tx.updateTable('accounts').set(changes).where('id', '=', accountId).execute();
};

export const customerProfileOf = async (tx: Tx, accountId: string) =>
  found(
    await tx
      .selectFrom('accounts')
      .innerJoin('customer_profiles', 'customer_profiles.account_id', 'accounts.id')
      .selectAll('customer_profiles')
      .select(['accounts.first_name', 'accounts.last_name', 'accounts.email', 'accounts.phone', 'accounts.status'])
      .select([
        sql<number | null>`st_y(location::geometry)`.as('latitude'),
        sql<number | null>`st_x(location::geometry)`.as('longitude'),
      ])
      .where('accounts.id', '=', accountId)
      .executeTakeFirst(),
  );

export const insertClientEvent = async (
  tx: Tx,
  entry: { id: string; account_id: string; impersonator_id: string | null; message: string; at: Date },
) => {
  await tx.insertInto('client_events').values(entry).execute();
};
