import { type ProviderKind, type ProviderStatus, type Role } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { found } from '../../platform/failure.ts';

const providerWithAccount = (tx: Tx) =>
  tx
    .selectFrom('providers')
    .innerJoin('accounts', 'accounts.id', 'providers.account_id')
    .selectAll('providers')
    .select([
      'accounts.first_name',
      'accounts.last_name',
      'accounts.email',
      'accounts.phone',
      'accounts.roles',
      'accounts.photo_file_id',
    ])
    .select([
      sql<number | null>`st_y(location::geometry)`.as('latitude'),
      sql<number | null>`st_x(location::geometry)`.as('longitude'),
    ])
    .$narrowType<{ status: ProviderStatus; service_category: ProviderKind; roles: Role[] }>();

export const providerOf = async (tx: Tx, accountId: string) =>
  found(await providerWithAccount(tx).where('providers.account_id', '=', accountId).executeTakeFirst());
export type ProviderRow = Awaited<ReturnType<typeof providerOf>>;

export const publicProvider = async (tx: Tx, id: string, allowed: Rows<'providers'>) =>
  found(
    await providerWithAccount(tx)
      .where('providers.account_id', '=', id)
      .where(allowed as never)
      .executeTakeFirst(),
  );

/** Many at once; the caller has already decided that they may be seen. */
export const providersByIds = (tx: Tx, ids: readonly string[]) =>
  providerWithAccount(tx)
    .where('providers.account_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();

/** One's own address counts as free: keeping it is no conflict. */
export const isVanityUrlFree = async (tx: Tx, vanityUrl: string, accountId: string): Promise<boolean> => {
  const holder = await tx
    .selectFrom('providers')
    .select('account_id')
    .where('vanity_url', '=', vanityUrl)
    .where('account_id', '<>', accountId)
    .executeTakeFirst();
  return holder === undefined;
};

/** The place columns of an address, or all of them empty. */
export const addressColumns = (
  address: {
    address: string;
    city: string;
    stateOrProvince: string;
    postalCode: string;
    country: string;
    latitude: number;
    longitude: number;
  } | null,
) => ({
  address_line: address?.address ?? null,
  city: address?.city ?? null,
  state_or_province: address?.stateOrProvince ?? null,
  postal_code: address?.postalCode ?? null,
  country: address?.country ?? null,
  location: address
    ? sql<string>`st_setsrid(st_makepoint(${address.longitude}, ${address.latitude}), 4326)::geography`
    : null,
});

interface Placed {
  readonly address_line: string | null;
  readonly city: string | null;
  readonly state_or_province: string | null;
  readonly postal_code: string | null;
  readonly country: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export const addressOf = (row: Placed) =>
  row.address_line !== null && row.latitude !== null && row.longitude !== null
    ? {
        address: row.address_line,
        city: row.city ?? '',
        stateOrProvince: row.state_or_province ?? '',
        postalCode: row.postal_code ?? '',
        country: row.country ?? 'US',
        latitude: row.latitude,
        longitude: row.longitude,
      }
    : null;

export const updateProvider = async (tx: Tx, accountId: string, changes: Record<string, unknown>) => {
  if (Object.keys(changes).length === 0) return;
  await tx
    .updateTable('providers')
    .set(changes as never)
    .where('account_id', '=', accountId)
    .execute();
};

export const updateNames = async (
  tx: Tx,
  accountId: string,
  changes: { first_name?: string; last_name?: string; photo_file_id?: string | null },
) => {
  if (Object.keys(changes).length === 0) return;
  await tx.updateTable('accounts').set(changes).where('id', '=', accountId).execute();
};

/** The zone in which this provider's days begin and end. */
export const timeZoneOf = async (tx: Tx, accountId: string): Promise<string> =>
  found(await tx.selectFrom('providers').select('time_zone').where('account_id', '=', accountId).executeTakeFirst())
    .time_zone;

/** In which the provider's prices are; a provider who may not be seen is not found. */
export const currencyOf = async (tx: Tx, accountId: string, allowed: Rows<'providers'>): Promise<string> =>
  found(
    await tx
      .selectFrom('providers')
      .select('currency')
      .where('account_id', '=', accountId)
      .where(allowed as never)
      .executeTakeFirst(),
  ).currency;

export const referralCodesOf = async (tx: Tx, accountId: string) =>
  found(
    await tx
      .selectFrom('providers')
      .select(['groomer_referral_code as groomer', 'customer_referral_code as customer'])
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
  );

/** What is there already stays, so that a code once passed on never changes. */
export const keepReferralCodes = async (tx: Tx, accountId: string, drawn: { groomer: string; customer: string }) =>
  found(
    await tx
      .updateTable('providers')
      .set({
        groomer_referral_code: sql<string>`coalesce(groomer_referral_code, ${drawn.groomer})`,
        customer_referral_code: sql<string>`coalesce(customer_referral_code, ${drawn.customer})`,
      })
      .where('account_id', '=', accountId)
      .returning([sql<string>`groomer_referral_code`.as('groomer'), sql<string>`customer_referral_code`.as('customer')])
      .executeTakeFirst(),
  );
