import type { Platform } from '../src/platform/platform.ts';
import type { BuiltSite } from './builders.ts';

/** Where a browser would be: what it signs with a passkey names this origin. */
export const webOriginOf = ({ site, platform }: { site: BuiltSite; platform: Pick<Platform, 'config'> }): string =>
  platform.config.PUBLIC_WEB_ORIGIN_PATTERN.replace('{site}', site.slug).replace('{host}', site.host);
