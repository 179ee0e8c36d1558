import type { Platform } from '../platform.ts';
import type { Site } from './sites.ts';

/** Where the pages of a site are, whatever host of it was asked: search engines know a page by one address. */
export const originOf = ({ config }: Pick<Platform, 'config'>, { slug, hosts }: Pick<Site, 'slug' | 'hosts'>): string =>
  config.PUBLIC_WEB_ORIGIN_PATTERN.replace('{site}', slug).replace('{host}', hosts[0] ?? '');
