import type { Config } from '../config.ts';

const HEADER = 'strict-transport-security';
const A_YEAR = 'max-age=31536000';

/** Host names that are made from a site's slug are ours, with all below them; `{host}` is a domain of its owner. */
const ownHostsOf = (pattern: string): RegExp | undefined => {
  const [, host = ''] = /^https?:\/\/([^/:]+)/.exec(pattern) ?? [];
  if (!host.includes('{site}') || host.includes('{host}')) return undefined;
  const parts = host.split('{site}').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('[a-z0-9][a-z0-9-]*')}$`, 'i');
};

/**
 * Browsers come back by HTTPS only. On a customer's own domain that says nothing of its subdomains: their other systems
 * may be without a certificate, and a browser that was told once keeps to it for a year.
 */
export const httpsOnlyHeaders = (
  config: Pick<Config, 'NODE_ENV' | 'PUBLIC_WEB_ORIGIN_PATTERN'>,
): ((hostname: string) => Readonly<Record<string, string>>) => {
  if (config.NODE_ENV !== 'production') return () => ({});
  const ownHosts = ownHostsOf(config.PUBLIC_WEB_ORIGIN_PATTERN);
  return (hostname) => ({ [HEADER]: ownHosts?.test(hostname) ? `${A_YEAR}; includeSubDomains` : A_YEAR });
};
