import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { emit } from '../../platform/events/events.ts';
import type { Platform } from '../../platform/platform.ts';
import { siteSettingsChanged } from './sites.events.ts';
import { saveSite, type SiteRow } from './sites.queries.ts';

interface SiteChange {
  readonly site: SiteRow;
  readonly changes: Parameters<typeof saveSite>[2];
}

/** Saves columns of a site, with audit entry and event. */
export const changeSite = async (
  tx: Tx,
  viewer: Viewer,
  { site, changes }: SiteChange,
  { clock }: Pick<Platform, 'clock'>,
) => {
  const saved = await saveSite(tx, site.id, changes, clock.now());
  await emit(tx, siteSettingsChanged, { by: viewer.accountId });
  return saved;
};
