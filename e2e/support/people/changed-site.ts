import { randomUUID } from 'node:crypto';
import type { Owner } from './seed-visit.ts';

/**
 * A site whose looks and texts journeys change. Nobody else is there: a page that was loaded before a logo is replaced
 * asks for a file that is gone.
 */
export const CHANGED = { site: 'juniper', appName: 'Juniper Tails', staff: 'staff@juniper.example' } as const;

/** Like the demo's second site, with its owner and without its logos, which are files of that site. */
export const seedChangedSite = async (owner: Owner): Promise<void> => {
  const { site, appName, staff } = CHANGED;
  const siteId = randomUUID();
  await owner.query(
    `insert into sites
     select (jsonb_populate_record(s, jsonb_build_object('id', $1::uuid, 'slug', $2::text, 'app_name', $3::text,
       'hosts', array[$2 || '.localhost'], 'bundle_ids', array[]::text[],
       'app_logo_file_id', null, 'app_logo_light_file_id', null))).*
     from sites s where s.slug = 'saguaro'`,
    [siteId, site, appName],
  );
  await owner.query(
    `insert into accounts
     select (jsonb_populate_record(a, jsonb_build_object('id', $1::uuid, 'site_id', $2::uuid, 'email', $3::text))).*
     from accounts a where a.email = 'staff@saguaro.example'`,
    [randomUUID(), siteId, staff],
  );
};
