import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { networkOf, plainAddress } from './network-of.ts';

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:FFFF:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('maps %s to %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('normalizes an address', () => {
    expect(plainAddress('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(plainAddress('2001:db8::1')).toBe(plainAddress('2001:0db8:0:0::0:1'));
  });
});

describe('a limit per address', () => {
  let api: TestApi;
  beforeAll(async () => {
    // One call per address.
    api = await startTestApi({ rateLimitScale: 0.01 });
  });
  afterAll(() => api.close());

  let lastNumber = 10;
  const askFrom = async (remoteAddress: string) => {
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: '/v2/customer/sign-up/check',
      remoteAddress,
      headers: { host: api.site.host },
      payload: { phone: { prefix: '+1', number: `51255501${(lastNumber += 1)}` } },
    });
    return statusCode;
  };

  it.each([
    ['another address of the same IPv6 network', '2001:db8:7:7::1', '2001:db8:7:7:ffff::2'],
    ['the same IPv4 address, mapped', '198.51.100.9', '::ffff:198.51.100.9'],
  ])('counts %s together', async (_what, first, second) => {
    expect(await askFrom(first)).not.toBe(429);
    expect(await askFrom(second)).toBe(429);
  });
});
