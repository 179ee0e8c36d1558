import { describe, expect, it } from 'vitest';

import { boxesBeside, boxesWith, SEALED_BYTES_MORE } from './sealed-box.ts';

const PASSPHRASE = 'correct horse battery staple';
const plain = Buffer.from('seal1:c2VjcmV0');

describe('a sealed box', () => {
  const boxes = boxesWith(PASSPHRASE);
  const box = boxes.seal(plain, 'tailgate.env');

  it('opens with the passphrase alone', () => {
    expect(boxesWith(PASSPHRASE).open(box, 'tailgate.env')).toEqual(plain);
  });

  it('shows nothing of its content and has a known size', () => {
    expect(box.includes(plain)).toBe(false);
    expect(box.length).toBe(plain.length + SEALED_BYTES_MORE);
  });

  it('refuses another passphrase, another name and a changed byte', () => {
    const changed = Buffer.from(box);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(() => boxesWith(`${PASSPHRASE}!`).open(box, 'tailgate.env')).toThrow('wrong passphrase, or damaged');
    expect(() => boxes.open(box, 'other.env')).toThrow('wrong passphrase, or damaged');
    expect(() => boxes.open(changed, 'tailgate.env')).toThrow('wrong passphrase, or damaged');
    expect(() => boxes.open(plain, 'tailgate.env')).toThrow('is no sealed box');
  });

  it('is another one each time, also with the same salt', () => {
    const again = boxesBeside(PASSPHRASE, box).seal(plain, 'tailgate.env');
    expect(again).not.toEqual(box);
    expect(boxes.open(again, 'tailgate.env')).toEqual(plain);
  });
});
