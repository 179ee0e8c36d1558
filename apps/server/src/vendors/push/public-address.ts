import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP } from 'node:net';
import { isPublicAddress } from '../public-networks.ts';

const LOCAL_NAMES = /(^|\.)(localhost|local|internal|lan|home|corp|intranet|home\.arpa)\.?$/i;

/**
 * Whether a push endpoint may be called. Clients can send arbitrary URLs, so private hosts are rejected. The resolved
 * address is checked again by `publicLookup` when connecting.
 */
export const isCallable = (endpoint: string, allowedOrigins: readonly string[]): boolean => {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return false;
  if (allowedOrigins.includes(url.origin)) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !LOCAL_NAMES.test(host);
};

type Answer = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/** DNS lookup for connections to the public internet: fails if any resolved address is not public. */
export const publicLookup = (host: string, options: LookupOptions, answer: Answer): void => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    // On errors there are no addresses, contrary to the types.
    if (error) {
      answer(error, []);
      return;
    }
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      answer(Object.assign(new Error('The push service is not on the public internet'), { code: 'ENOTFOUND' }), []);
    else if (options.all) answer(null, addresses);
    else answer(null, first.address, first.family);
  });
};
