import type { REFERENCE_LISTS } from '@tailgate/contract';
import type { Cents } from '@tailgate/values/money';
import { sql, type RawBuilder } from 'kysely';
import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { OWN_SITE } from '../../platform/db/own-site.ts';
import { found } from '../../platform/failure.ts';

const COLUMNS = [
  'id',
  'slug',
  'app_name',
  'app_logo',
  'app_logo_light',
  'app_logo_file_id',
  'app_logo_light_file_id',
  'primary_color',
  'secondary_color',
  'service_email',
  'maintenance_email',
  'support_phone',
  'time_zone',
  'require_emergency_settings',
  'partner_programme_name',
  'social_links',
  'reference_lists',
  'primary_menu',
] as const;

/** `forUpdate` serializes writers that replace what was there before. */
export const oneSite = async (tx: Tx, site: Rows<'sites'>, { forUpdate = false }: { forUpdate?: boolean } = {}) =>
  found(
    await tx
      .selectFrom('sites')
      .select(COLUMNS)
      .where(site)
      .$if(forUpdate, (query) => query.forUpdate())
      .executeTakeFirst(),
  );

export type SiteRow = Awaited<ReturnType<typeof oneSite>>;

export const saveSite = async (
  tx: Tx,
  id: string,
  changes: Partial<Record<Exclude<(typeof COLUMNS)[number], 'id' | 'slug'>, unknown>>,
  now: Date,
) =>
  found(
    await tx
      .updateTable('sites')
      .set({ ...changes, updated_at: now } as never)
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirst(),
  );

/** What the site takes of an order. */
export const feesOf = async (tx: Tx) => {
  const fees = await tx
    .selectFrom('sites')
    .select([
      sql<number>`processing_fee_percent::float8`.as('processingPercent'),
      sql<Cents>`processing_fee_cents`.as('processingCents'),
      sql<number>`management_fee_percent::float8`.as('managementPercent'),
      sql<Cents>`management_fee_cents`.as('managementCents'),
      sql<Cents>`no_show_fee_cents`.as('noShowFeeCents'),
      sql<Cents>`cancellation_fee_cents`.as('cancellationFeeCents'),
      sql<Cents>`en_route_fee_cents`.as('enRouteFeeCents'),
      'instant_payout_hold_days as instantPayoutHoldDays',
      'consent_percent as consentPercent',
      'consent_tip_percent as consentTipPercent',
      sql<Cents>`unconfirmed_limit_cents`.as('unconfirmedLimitCents'),
    ])
    .where('id', '=', OWN_SITE)
    .executeTakeFirstOrThrow();
  return {
    processing: { percent: fees.processingPercent, fixedCents: fees.processingCents },
    management: { percent: fees.managementPercent, fixedCents: fees.managementCents },
    noShowFeeCents: fees.noShowFeeCents,
    cancellationFeeCents: fees.cancellationFeeCents,
    enRouteFeeCents: fees.enRouteFeeCents,
    instantPayoutHoldDays: fees.instantPayoutHoldDays,
    consentPercent: fees.consentPercent,
    consentTipPercent: fees.consentTipPercent,
    unconfirmedLimitCents: fees.unconfirmedLimitCents,
  };
};

export type SiteFees = Awaited<ReturnType<typeof feesOf>>;

export const saveFees = async (
  tx: Tx,
  { processing, management, noShowFeeCents, cancellationFeeCents, enRouteFeeCents, ...rest }: SiteFees,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('sites')
    .set({
      processing_fee_percent: processing.percent,
      processing_fee_cents: processing.fixedCents,
      management_fee_percent: management.percent,
      management_fee_cents: management.fixedCents,
      no_show_fee_cents: noShowFeeCents,
      cancellation_fee_cents: cancellationFeeCents,
      en_route_fee_cents: enRouteFeeCents,
      instant_payout_hold_days: rest.instantPayoutHoldDays,
      consent_percent: rest.consentPercent,
      consent_tip_percent: rest.consentTipPercent,
      unconfirmed_limit_cents: rest.unconfirmedLimitCents,
      updated_at: now,
    })
    .where('id', '=', OWN_SITE)
    .executeTakeFirstOrThrow();
};

/** Name and URL of a site, for messages, with what the caller wants to know in the same round trip. */
export const brandOf = async <T>(tx: Tx, beside: RawBuilder<T>) => {
  const site = await tx
    .selectFrom('sites')
    .select((query) => [
      'slug',
      'hosts',
      'app_name',
      'primary_color',
      'sites.time_zone as chosen_time_zone',
      query
        .selectFrom('markets')
        .select('time_zone')
        .orderBy('created_at')
        .orderBy('id')
        .limit(1)
        .as('market_time_zone'),
      beside.as('beside'),
    ])
    .where('id', '=', OWN_SITE)
    .executeTakeFirstOrThrow();
  return {
    slug: site.slug,
    firstHost: site.hosts[0] ?? site.slug,
    appName: site.app_name,
    primaryColor: site.primary_color,
    timeZone: site.chosen_time_zone ?? site.market_time_zone,
    beside: site.beside,
  };
};

/** A reference list of the site's settings; empty if it is not set. */
export const referenceListOf = async (tx: Tx, name: (typeof REFERENCE_LISTS)[number]): Promise<readonly string[]> => {
  const { reference_lists: lists } = await tx
    .selectFrom('sites')
    .select('reference_lists')
    .where('id', '=', OWN_SITE)
    .executeTakeFirstOrThrow();
  return lists[name] ?? [];
};

/** Not found unless it is a market of the site. */
export const requireMarket = async (tx: Tx, id: string): Promise<void> => {
  found(await tx.selectFrom('markets').select('id').where('id', '=', id).executeTakeFirst());
};
