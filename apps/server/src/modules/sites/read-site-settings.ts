import type { Site } from '../../platform/http/sites.ts';
import type { Platform } from '../../platform/platform.ts';
import { oneSite } from './sites.queries.ts';
import { settingsOf } from './sites.rules.ts';

/** The response of `GET /v1/sites/current/settings`, embedded in the HTML page. */
export const readSiteSettings = (site: Site, { db, config }: Pick<Platform, 'db' | 'config'>) =>
  db.inSite(site.id, async (tx) => settingsOf(await oneSite(tx, (row) => row('id', '=', site.id)), config));
