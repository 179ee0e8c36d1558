import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { brandOf } from '../sites/index.ts';

/** Where people reach the site: from configuration and the site's own row, never from a request's Host header. */
export const siteOrigin = async (
  tx: Tx,
  platform: Platform,
  siteId: string,
): Promise<{ origin: string; appName: string }> => {
  const { slug, firstHost, appName } = await brandOf(tx, siteId);
  return {
    origin: platform.config.PUBLIC_WEB_ORIGIN_PATTERN.replace('{site}', slug).replace('{host}', firstHost),
    appName,
  };
};
