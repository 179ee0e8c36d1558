import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-networks.ts';

describe('isPublicAddress()', () => {
  it.each(['8.8.8.8', '81.2.69.142', '100.128.0.1', '172.32.0.1', '2001:4860:4860::8844', '2606:4700:4700::1111'])(
    'accepts the public address %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '203.0.113.9',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    'fd00::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
  ])('rejects the non-public address %s', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['not-an-address', '', '1.2.3'])('rejects the invalid address %j', (text) => {
    expect(isPublicAddress(text)).toBe(false);
  });
});
