import type { Site } from '../../platform/http/sites.ts';
import type { Platform } from '../../platform/platform.ts';
import { sitesPolicy } from './sites.policy.ts';
import { siteNamed } from './sites.queries.ts';
import { settingsOf } from './sites.rules.ts';

/** What `GET /v1/sites/current/settings` says, for the page that brings it along. */
export const readSiteSettings = ({ db }: Pick<Platform, 'db'>, site: Site) =>
  db.inSite(site.id, async (tx) => settingsOf(await siteNamed(tx, site.slug, site, sitesPolicy['site.read']())));
