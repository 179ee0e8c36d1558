import { firstDayOfWeekIn, type ChargeMethod, type FirstDayOfWeek, type ProviderKind } from '@tailgate/contract';
import type { PrivatePoint } from '@tailgate/values/private-point';
import { sql } from 'kysely';
import type { Rows } from '../../platform/access/policy.ts';
import { addressColumns } from '../../platform/db/address-columns.ts';
import { homeIn, withHome } from '../../platform/db/home-columns.ts';
import type { Tx } from '../../platform/db/database.ts';
import { found } from '../../platform/failure.ts';
import { providerWithAccount } from './provider-with-account.view.ts';

export const providerOf = async (tx: Tx, accountId: string) =>
  withHome(found(await providerWithAccount(tx).where('providers.account_id', '=', accountId).executeTakeFirst()));
export type ProviderRow = Awaited<ReturnType<typeof providerOf>>;

export const publicProvider = async (tx: Tx, provider: Rows<'providers'>) =>
  withHome(
    found(
      await providerWithAccount(tx)
        .where(provider as never)
        .executeTakeFirst(),
    ),
  );

/** The caller has checked that these providers may be read. */
export const providersByIds = async (tx: Tx, ids: readonly string[]) => {
  const rows = await providerWithAccount(tx)
    .where('providers.account_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return rows.map(withHome);
};

/** A provider's own vanity URL counts as free. */
export const isVanityUrlFree = async (tx: Tx, vanityUrl: string, accountId: string): Promise<boolean> => {
  const holder = await tx
    .selectFrom('providers')
    .select('account_id')
    .where('vanity_url', '=', vanityUrl)
    .where('account_id', '<>', accountId)
    .executeTakeFirst();
  return holder === undefined;
};

export const updateProvider = async (tx: Tx, accountId: string, changes: Record<string, unknown>) => {
  if (Object.keys(changes).length === 0) return;
  await tx
    .updateTable('providers')
    .set(changes as never)
    .where('account_id', '=', accountId)
    .execute();
};

/** The time zone of this provider's calendar days. */
export const timeZoneOf = async (tx: Tx, accountId: string): Promise<string> =>
  found(await tx.selectFrom('providers').select('time_zone').where('account_id', '=', accountId).executeTakeFirst())
    .time_zone;

/** The day on which this provider's weeks begin. */
export const firstDayOfWeekOf = async (tx: Tx, accountId: string): Promise<FirstDayOfWeek> => {
  const provider = tx.selectFrom('providers').select('ui_preferences').where('account_id', '=', accountId);
  return firstDayOfWeekIn(found(await provider.executeTakeFirst()).ui_preferences);
};

/** Where a provider starts the day; null while the address is unknown. */
export const baseOf = async (tx: Tx, accountId: string): Promise<PrivatePoint | null> => {
  const row = found(
    await tx
      .selectFrom('providers')
      .select([
        sql<number | null>`st_y(location::geometry)`.as('latitude'),
        sql<number | null>`st_x(location::geometry)`.as('longitude'),
      ])
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
  );
  return homeIn(row);
};

/** What the slots and prices of a provider depend on. */
export const providerToAsk = async (tx: Tx, accountId: string) =>
  found(
    await tx
      .selectFrom('providers')
      .select(['account_id as id', 'time_zone as timeZone', 'currency', 'max_distance_miles as maxDistanceMiles'])
      .select('unsigned_since as unsignedSince')
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
  );

/** What customers know a provider by. */
export const businessNameOf = async (tx: Tx, accountId: string): Promise<string> => {
  const provider = await providerOf(tx, accountId);
  return provider.business_name ?? `${provider.first_name} ${provider.last_name}`.trim();
};

/** The currency of a provider's prices; not found if the provider is not visible. */
export const currencyOf = async (tx: Tx, provider: Rows<'providers'>): Promise<{ id: string; currency: string }> =>
  found(await tx.selectFrom('providers').select(['account_id as id', 'currency']).where(provider).executeTakeFirst());

export const kindOf = async (tx: Tx, accountId: string): Promise<ProviderKind> => {
  const { kind } = await tx
    .selectFrom('providers')
    .select('service_category as kind')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return kind;
};

export const referralCodesOf = async (tx: Tx, accountId: string) =>
  found(
    await tx
      .selectFrom('providers')
      .select(['groomer_referral_code as groomer', 'customer_referral_code as customer'])
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
  );

/** Whose code it is; only of providers who work on the site. */
export const providerByReferralCode = (tx: Tx, code: string) =>
  tx
    .selectFrom('providers')
    .select('account_id as id')
    .where('groomer_referral_code', '=', code)
    .where('status', '=', 'active')
    .executeTakeFirst();

/** Existing codes are kept: a shared code never changes. */
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

/** Sets the provider's category unless staff locked it. */
export const setServiceCategory = async (tx: Tx, accountId: string, category: ProviderKind) => {
  await tx
    .updateTable('providers')
    .set({ service_category: category })
    .where('account_id', '=', accountId)
    .where('lock_service_category', '=', false)
    .execute();
};

/** How the provider pays for the van, and whether a percentage may be chosen. */
export const chargeTermsOf = async (tx: Tx, accountId: string) =>
  found(
    await tx
      .selectFrom('providers')
      .select('charge_method as chargeMethod')
      .select('allow_percentage_plan as allowPercentagePlan')
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
  );

/** False where this one may not be chosen (U-036). */
export const keepChargeMethod = async (tx: Tx, accountId: string, method: ChargeMethod): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('providers')
    .set({ charge_method: method })
    .where('account_id', '=', accountId)
    .where((is) => is.or([is('allow_percentage_plan', '=', true), is.val(method === 'flat_rate')]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const providerStatusOf = (tx: Tx, accountId: string) =>
  tx.selectFrom('providers').select('status').where('account_id', '=', accountId).executeTakeFirst();

/** Removes personal data; the row stays because orders and payments refer to it. */
export const anonymizeProvider = async (tx: Tx, accountId: string) => {
  await tx
    .updateTable('providers')
    .set({
      ...addressColumns(null),
      business_name: null,
      business_phone: null,
      business_email: null,
      logo_file_id: null,
      description: '',
      vanity_url: null,
      showcase_file_ids: [],
      emergency_contact_name: null,
      emergency_contact_relation: null,
      emergency_contact_phone: null,
      emergency_contact_email: null,
      groomer_referral_code: null,
      customer_referral_code: null,
      messaging_system_id: null,
      ui_preferences: '{}',
      licence_front_file_id: null,
      licence_back_file_id: null,
    })
    .where('account_id', '=', accountId)
    .execute();
};

/** Notes for the next providers of the site, in the order of their ids, what they have left unsigned. */
export const noteUnsigned = async (tx: Tx, after: string | null, most: number): Promise<string | undefined> => {
  const { rows } = await sql<{ last: string | null }>`
    with batch as materialized (
      select account_id, unsigned_since, app.unsigned_since(account_id) as since from providers
      where ${after}::uuid is null or account_id > ${after}::uuid
      order by account_id limit ${most} for no key update
    ), noted as (
      update providers p set unsigned_since = b.since from batch b
      where p.account_id = b.account_id and b.since is distinct from b.unsigned_since
    )
    select max(account_id::text) as last from batch`.execute(tx);
  return rows[0]?.last ?? undefined;
};
