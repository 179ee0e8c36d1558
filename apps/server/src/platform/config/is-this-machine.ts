import { BlockList, isIPv6 } from 'node:net';

const THIS_MACHINE = new BlockList();
THIS_MACHINE.addSubnet('127.0.0.0', 8, 'ipv4');
// Whoever connects to 'any address' reaches the machine itself.
THIS_MACHINE.addSubnet('0.0.0.0', 8, 'ipv4');
THIS_MACHINE.addAddress('::1', 'ipv6');
THIS_MACHINE.addAddress('::', 'ipv6');

/** Names that Debian's /etc/hosts gives the loopback, and everything below `localhost` (RFC 6761). */
const LOOPBACK_NAME = /^(?:(?:.+\.)?localhost|localhost\.localdomain|localhost[46]|ip6-localhost|ip6-loopback)$/;

/**
 * The host of an address in its plain form: `127.1`, `0x7f.1` and `2130706433` are all `127.0.0.1`. URLs of other
 * protocols than HTTP keep the spelling, though whoever connects understands it alike.
 */
const plainHostOf = (address: string): string | undefined => {
  const http = address.trim().replace(/^[a-z][a-z0-9+.-]*:/i, 'http:');
  if (!URL.canParse(http)) return undefined;
  return new URL(http).hostname.replaceAll(/^\[|\]$|\.+$/g, '');
};

/** Whether an address leads to the machine that asks, however it is spelled. Names are not looked up. */
export const isThisMachine = (address: string): boolean => {
  const host = plainHostOf(address);
  if (host === undefined) return false;
  if (LOOPBACK_NAME.test(host)) return true;
  return isIPv6(host) ? THIS_MACHINE.check(host, 'ipv6') : THIS_MACHINE.check(host, 'ipv4');
};
