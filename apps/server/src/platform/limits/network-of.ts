import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** A /64, the smallest network an ISP assigns: a customer controls all of its addresses. */
const GROUPS_OF_A_CUSTOMER = 4;

/** All groups of an IPv6 address in any notation. */
const groupsOf = (address: string): string[] => {
  const [withoutZone = ''] = address.split('%', 1);
  const [head = '', tail] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split('::');
  const listed = (part: string | undefined) => (part ? part.split(':') : []);
  const [first, last] = [listed(head), listed(tail)];
  return [...first, ...Array<string>(GROUPS - first.length - last.length).fill('0'), ...last];
};

const bytesOf = (group: string) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff];

/** Normalizes an address: dual-stack sockets report IPv4 as mapped IPv6. */
export const plainAddress = (address: string): string => {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? groups.slice(6).flatMap(bytesOf).join('.') : groups.join(':');
};

/** The key of rate limits: an IPv4 address, or the network of an IPv6 address. */
export const networkOf = (address: string): string => {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${plain.split(':').slice(0, GROUPS_OF_A_CUSTOMER).join(':')}::/64` : plain;
};
