import { nativeClient } from '../api/native-client.ts';

/** Where a file of the site is loaded from: the pages of the native app come from an origin of their own. */
export const siteFile = (pathOrUrl: string): string =>
  pathOrUrl.startsWith('/') ? (nativeClient.current()?.origin ?? '') + pathOrUrl : pathOrUrl;
