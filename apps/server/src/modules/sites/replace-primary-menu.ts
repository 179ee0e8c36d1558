import type { BodyOf, sitesContract } from '@tailgate/contract';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeSite } from './change-site.ts';
import type { SiteRow } from './sites.queries.ts';

interface Input {
  readonly site: SiteRow;
  readonly menu: BodyOf<typeof sitesContract.replacePrimaryMenu>;
}

export const replacePrimaryMenu = (tx: Tx, viewer: Viewer, { site, menu }: Input, platform: Platform) => {
  const changes = { primary_menu: JSON.stringify(menu.items) };
  return changeSite(tx, viewer, { site, changes }, platform);
};
