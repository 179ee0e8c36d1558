import type { Role } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Rows } from '../../platform/access/policy.ts';
import { containing } from '../../platform/db/containing.ts';
import type { Tx } from '../../platform/db/database.ts';
import { readPage, type Page } from '../../platform/db/page.ts';
import { found } from '../../platform/failure.ts';

export type Identity = { email: string } | { phone: string };

const withCategory = (tx: Tx) =>
  tx
    .selectFrom('accounts')
    .leftJoin('providers', 'providers.account_id', 'accounts.id')
    .select([
      'accounts.id',
      'accounts.site_id',
      'accounts.email',
      'accounts.phone',
      'accounts.password_hash',
      'accounts.first_name',
      'accounts.last_name',
      'accounts.status',
      'accounts.roles',
      'accounts.photo_file_id',
      'providers.service_category',
    ])
    .$narrowType<{ roles: Role[] }>();

export const accountByIdentity = (tx: Tx, identity: Identity) => {
  const query = withCategory(tx).where('accounts.status', '<>', 'inactive');
  return (
    'email' in identity
      ? query.where('accounts.email', '=', identity.email)
      : query.where('accounts.phone', '=', identity.phone)
  ).executeTakeFirst();
};

export const accountById = async (tx: Tx, id: string) =>
  found(await withCategory(tx).where('accounts.id', '=', id).executeTakeFirst());
export type AccountRow = Awaited<ReturnType<typeof accountById>>;

export const accountToImpersonate = async (tx: Tx, id: string, allowed: Rows<'accounts'>) =>
  found(
    await withCategory(tx)
      .where('accounts.id', '=', id)
      .where(allowed as never)
      .executeTakeFirst(),
  );

export const isPhoneFree = async (tx: Tx, phone: string) =>
  (await tx.selectFrom('accounts').select('id').where('phone', '=', phone).executeTakeFirst()) === undefined;

export const insertAccount = async (
  tx: Tx,
  account: {
    id: string;
    siteId: string;
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
      site_id: account.siteId,
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
  profile: { accountId: string; siteId: string; termsVersion: string; termsAcceptedAt: Date },
) => {
  await tx
    .insertInto('customer_profiles')
    .values({
      account_id: profile.accountId,
      site_id: profile.siteId,
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

export const searchPeople = async (tx: Tx, search: string, page: Page) => {
  // The same expression as the trigram index, or the index is of no use.
  const haystack = sql<string>`first_name || ' ' || last_name || ' ' || coalesce(email::text, '') || ' ' || coalesce(phone, '')`;
  let base = tx.selectFrom('accounts').where('anonymised_at', 'is', null);
  if (search) base = base.where(haystack, 'ilike', containing(search));
  return await readPage(
    base
      .select(['id', 'first_name', 'last_name', 'email', 'phone', 'roles', 'status'])
      .$narrowType<{ roles: Role[] }>()
      .orderBy('first_name')
      .orderBy('last_name')
      .orderBy('id'),
    page,
  );
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
  entry: { id: string; site_id: string; account_id: string; impersonator_id: string | null; message: string; at: Date },
) => {
  await tx.insertInto('client_events').values(entry).execute();
};
