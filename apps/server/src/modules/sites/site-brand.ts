import { sql, type RawBuilder, type SelectType } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { brandOf } from './sites.queries.ts';

export interface SiteBrand {
  readonly appName: string;
  readonly primaryColor: string;
  /** The site's public URL: from configuration and the site's row, never from a request's Host header. */
  readonly origin: string;
  /** The address from which its mail is sent. */
  readonly mailFrom: string;
  /** Chosen by staff, or of the site's first market; the fallback for users without a time zone. */
  readonly timeZone: string;
}

const DEFAULT_TIME_ZONE = 'America/Chicago';

/** The site's data in outgoing messages, with what the caller wants to know in the same round trip. */
export const siteBrandBeside = async <T>(
  tx: Tx,
  beside: RawBuilder<T>,
  { config }: Pick<Platform, 'config'>,
): Promise<SiteBrand & { readonly beside: SelectType<T> }> => {
  const { slug, firstHost, appName, primaryColor, timeZone, beside: asked } = await brandOf(tx, beside);
  const ofSite = (pattern: string) => pattern.replace('{site}', slug).replace('{host}', firstHost);
  return {
    beside: asked,
    appName,
    primaryColor,
    origin: ofSite(config.PUBLIC_WEB_ORIGIN_PATTERN),
    mailFrom: ofSite(config.MAIL_FROM),
    timeZone: timeZone ?? DEFAULT_TIME_ZONE,
  };
};

export const siteBrand = async (tx: Tx, platform: Pick<Platform, 'config'>): Promise<SiteBrand> => {
  const { beside: _, ...brand } = await siteBrandBeside(tx, sql<null>`null`, platform);
  return brand;
};
