import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fingerprintsOf } from './idempotency/idempotency.ts';
import { sealWith } from './seal.ts';

const key = (kid: string) => ({ kid, secret: randomBytes(32) });
const [old, newest] = [key('old'), key('new')];
const before = sealWith([old]);
const after = sealWith([newest, old]);

describe('after a key rotation', () => {
  it('old texts can be opened, and new ones are sealed with the new key', () => {
    expect(after.open(before.close('hello', 'test'), 'test')).toBe('hello');
    expect(() => before.open(after.close('hello', 'test'), 'test')).toThrow('no longer configured');
  });

  it('a repeated request matches its fingerprint', () => {
    const [stored] = fingerprintsOf(before, 'POST', '/v2/things', { name: 'Rex' });
    const again = fingerprintsOf(after, 'POST', '/v2/things', { name: 'Rex' });
    expect(again.some((fingerprint) => fingerprint.equals(stored))).toBe(true);
    expect(again[0].equals(stored)).toBe(false);
  });
});
