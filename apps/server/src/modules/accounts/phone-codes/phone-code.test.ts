import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { sealWith } from '../../../platform/seal.ts';
import { codeFits, hashOfCode } from './phone-code.ts';

const key = (kid: string) => ({ kid, secret: randomBytes(32) });

it('a texted code is still good after a rotation of the keys', () => {
  const [old, newest] = [key('old'), key('new')];
  const stored = hashOfCode(sealWith([old]), 'id', '123456');
  expect(codeFits(sealWith([newest, old]), 'id', '123456', stored)).toBe(true);
  expect(codeFits(sealWith([newest, old]), 'id', '123457', stored)).toBe(false);
  expect(codeFits(sealWith([newest]), 'id', '123456', stored)).toBe(false);
});
