import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { brandOf } from './sites.queries.ts';

export interface SiteBrand {
  readonly appName: string;
  readonly primaryColor: string;
  /** The site's public URL: from configuration and the site's row, never from a request's Host header. */
  readonly origin: string;
  /** Chosen by staff, or of the site's first market; the fallback for users without a time zone. */
  readonly timeZone: string;
}

const DEFAULT_TIME_ZONE = 'America/Chicago';

/** The site's data in outgoing messages. */
export const siteBrand = async (tx: Tx, { config }: Pick<Platform, 'config'>): Promise<SiteBrand> => {
  const { slug, firstHost, appName, primaryColor, timeZone } = await brandOf(tx);
  return {
    appName,
    primaryColor,
    origin: config.PUBLIC_WEB_ORIGIN_PATTERN.replace('{site}', slug).replace('{host}', firstHost),
    timeZone: timeZone ?? DEFAULT_TIME_ZONE,
  };
};
