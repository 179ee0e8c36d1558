import type { Client } from 'pg';
import type { NewSite } from './create-site.ts';

/** Connected as the owner of the database. */
export type OwnerOfDatabase = Client;

export const siteBySlug = async (
  owner: OwnerOfDatabase,
  slug: string,
): Promise<{ readonly id: string; readonly hosts: readonly string[] } | undefined> => {
  const { rows } = await owner.query<{ id: string; hosts: string[] }>('select id, hosts from sites where slug = $1', [
    slug,
  ]);
  return rows[0];
};

export const hostsOfOthers = async (
  owner: OwnerOfDatabase,
  slug: string,
  hosts: readonly string[],
): Promise<readonly string[]> => {
  const { rows } = await owner.query<{ host: string }>(
    `select distinct h.host from sites s cross join lateral unnest(s.hosts) h (host)
     where s.slug <> $1 and h.host = any ($2::text[])`,
    [slug, hosts],
  );
  return rows.map(({ host }) => host);
};

export const marketsOf = async (owner: OwnerOfDatabase, siteId: string): Promise<readonly string[]> => {
  const { rows } = await owner.query<{ name: string }>('select name from markets where site_id = $1', [siteId]);
  return rows.map(({ name }) => name);
};

/** One statement: a site without a market could not serve anybody. */
export const insertSite = async (
  owner: OwnerOfDatabase,
  { siteId, marketId }: { readonly siteId: string; readonly marketId: string },
  site: NewSite,
): Promise<void> => {
  await owner.query(
    `with made as (
       insert into sites (id, slug, hosts, app_name, service_email, maintenance_email, support_phone, time_zone,
         primary_color, secondary_color)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       on conflict (slug) do nothing
     )
     insert into markets (id, site_id, name, time_zone) values ($11, $1, $12, $8)
     on conflict (site_id, name) do nothing`,
    [
      siteId,
      site.slug,
      site.hosts,
      site.name,
      site.email,
      site.maintenanceEmail ?? site.email,
      site.supportPhone ?? null,
      site.timeZone,
      site.primaryColor,
      site.secondaryColor,
      marketId,
      site.market,
    ],
  );
};
