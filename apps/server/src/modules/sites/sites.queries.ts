import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Site } from '../../platform/http/sites.ts';
import { found } from '../../platform/failure.ts';

const COLUMNS = [
  'id',
  'slug',
  'app_name',
  'app_logo',
  'app_logo_light',
  'primary_color',
  'secondary_color',
  'service_email',
  'maintenance_email',
  'require_emergency_settings',
  'partner_programme_name',
  'social_links',
  'reference_lists',
  'primary_menu',
] as const;

export const siteNamed = async (tx: Tx, name: string, current: Site, allowed: Rows<'sites'>) =>
  found(
    await tx
      .selectFrom('sites')
      .select(COLUMNS)
      .where('slug', '=', name === 'current' ? current.slug : name)
      .where(allowed)
      .executeTakeFirst(),
  );

export type SiteRow = Awaited<ReturnType<typeof siteNamed>>;

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

/** How a site is called and where it lives, for links and greetings in messages. */
export const brandOf = async (tx: Tx, siteId: string) => {
  const site = await tx
    .selectFrom('sites')
    .select(['slug', 'hosts', 'app_name'])
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();
  return { slug: site.slug, firstHost: site.hosts[0] ?? site.slug, appName: site.app_name };
};
