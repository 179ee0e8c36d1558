import { safeRedirect } from '../session/safe-redirect.ts';

interface Own {
  /** Host names of the site this app was built for. */
  readonly hosts: readonly string[];
  /** The app's own scheme: its bundle id, which no other app may have. */
  readonly scheme: string;
}

/** The screen that a link from outside leads to, or nothing when it is not ours to open. */
export const pathOfDeepLink = (link: string, { hosts, scheme }: Own): string | undefined => {
  const url = URL.parse(link);
  if (!url || url.username !== '' || url.password !== '') return undefined;
  if (url.protocol === 'https:' && url.port === '' && hosts.includes(url.hostname))
    return safeRedirect(url.pathname + url.search + url.hash);
  if (url.protocol.toLowerCase() !== `${scheme.toLowerCase()}:`) return undefined;
  // `scheme://groomer/home` and `scheme:///groomer/home` are both written; in the first, `groomer` counts as the host.
  const rest = link.slice(link.indexOf(':') + 1).replace(/^\/+/, '');
  return safeRedirect(`/${rest}`);
};
