import { BlockList, isIPv6 } from 'node:net';
import { plainAddress } from '../limits/network-of.ts';

/** Tells our own proxies from everybody else, by address or subnet (`10.0.0.1`, `10.0.0.0/8`, `fd00::/8`). */
export const trustedProxies = (proxies: readonly string[]): ((address: string) => boolean) => {
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const plain = plainAddress(address);
    return trusted.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
};
