import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { isCallable, publicLookup } from './public-address.ts';

const SANDBOX = 'http://127.0.0.1:45041';

describe('isCallable()', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
    'https://[2606:4700:4700::1111]/push',
    'https://1.1.1.1/push',
  ])('accepts %s', (endpoint) => {
    expect(isCallable(endpoint, [])).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://someone:secret@push.example.com/abc',
    'https://localhost/abc',
    'https://metadata.google.internal/computeMetadata/v1/',
    'https://db.lan/abc',
    'https://printer/abc',
    'https://127.0.0.1/abc',
    // 127.0.0.1 as one number, in octal and in hexadecimal: the URL parser normalizes them.
    'https://2130706433/abc',
    'https://0177.0.0.1/abc',
    'https://0x7f.1/abc',
    'https://10.1.2.3/abc',
    'https://100.64.0.1/abc',
    'https://169.254.169.254/latest/meta-data/',
    'https://172.31.255.255/abc',
    'https://192.168.1.1/abc',
    'https://0.0.0.0/abc',
    'https://224.0.0.1/abc',
    'https://255.255.255.255/abc',
    'https://[::1]/abc',
    'https://[::]/abc',
    'https://[::ffff:127.0.0.1]/abc',
    'https://[64:ff9b::7f00:1]/abc',
    'https://[fd00::1]/abc',
    'https://[fe80::1]/abc',
    'https://[ff02::1]/abc',
    'https://[2002:7f00:1::]/abc',
    'ftp://push.example.com/abc',
    'not an address',
    SANDBOX,
  ])('rejects %s', (endpoint) => {
    expect(isCallable(endpoint, [])).toBe(false);
  });

  it('accepts the configured sandbox origin, but no other port of its host', () => {
    expect(isCallable(`${SANDBOX}/web-push/1`, [SANDBOX])).toBe(true);
    expect(isCallable('http://127.0.0.1:5432/', [SANDBOX])).toBe(false);
    expect(isCallable('http://127.0.0.1:45041.example.com/', [SANDBOX])).toBe(false);
  });
});

describe('publicLookup()', () => {
  it('fails for a public name with a private address', async () => {
    const refused = await new Promise<Error | null>((resolve) =>
      publicLookup('localhost', {}, (error) => resolve(error)),
    );
    expect(refused).toMatchObject({ code: 'ENOTFOUND' });
  });

  it('fails for an unknown name', async () => {
    const error = await new Promise<NodeJS.ErrnoException | null>((resolve) =>
      publicLookup('nobody.invalid', {}, (failure) => resolve(failure)),
    );
    expect(error?.code).toMatch(/^E/);
  });

  it('returns one or all public addresses', async () => {
    const one = await new Promise((resolve) =>
      publicLookup('1.1.1.1', {}, (_error, address, family) => resolve([address, family])),
    );
    expect(one).toEqual(['1.1.1.1', 4]);
    const all = await new Promise<string | LookupAddress[]>((resolve) =>
      publicLookup('1.1.1.1', { all: true }, (_error, addresses) => resolve(addresses)),
    );
    expect(all).toEqual([{ address: '1.1.1.1', family: 4 }]);
  });
});
