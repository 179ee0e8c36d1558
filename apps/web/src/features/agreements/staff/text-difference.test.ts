import fc from 'fast-check';
import { expect, it } from 'vitest';
import { differenceOf } from './text-difference.ts';

it('shows what was removed and added between the same lines', () => {
  expect(differenceOf('One\nTwo\nThree', 'One\n2\nThree\nFour').map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'same One',
    'removed Two',
    'added 2',
    'same Three',
    'added Four',
  ]);
});

it('has both texts in it, whole and in order', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = differenceOf(before, after);
      const without = (kind: string) =>
        lines
          .filter((line) => line.kind !== kind)
          .map((line) => line.text)
          .join('\n');
      expect(without('added')).toBe(before);
      expect(without('removed')).toBe(after);
    }),
  );
});
