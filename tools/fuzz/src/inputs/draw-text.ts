import fc, { type Arbitrary } from 'fast-check';
import type { Random } from '@tailgate/kit';
import type { JsonSchema } from './json-schema.ts';

/** Legal but unusual: some become longer when their case is changed. */
const WORDS = [
  'wet',
  'dog',
  'Robin',
  'Löwe',
  'van 7',
  "O'Neil",
  'tail—gate',
  '日本',
  '123',
  'ßen',
  'ŉa',
  'ﬃ',
  'İı',
  '🐩',
  'é%_',
];
const LONGEST_USUAL = 60;
const MAX_SEED = 2 ** 31 - 1;

const arbitraries = new Map<string, Arbitrary<string> | undefined>();

/** fast-check reads most patterns; the few it cannot (look-aheads) are drawn as plain text and mostly refused. */
const arbitraryOf = (pattern: string): Arbitrary<string> | undefined => {
  if (!arbitraries.has(pattern)) {
    try {
      arbitraries.set(pattern, fc.stringMatching(new RegExp(pattern)));
    } catch {
      arbitraries.set(pattern, undefined);
    }
  }
  return arbitraries.get(pattern);
};

export const textMatching = (draw: Random, pattern: string): string | undefined => {
  const arbitrary = arbitraryOf(pattern);
  return arbitrary && fc.sample(arbitrary, { seed: draw.integer(0, MAX_SEED), numRuns: 1 })[0];
};

export const plainText = (draw: Random, schema: JsonSchema): string => {
  const shortest = schema.minLength ?? 0;
  const longest = Math.min(schema.maxLength ?? LONGEST_USUAL, Math.max(shortest, LONGEST_USUAL));
  const length = draw.integer(shortest, longest);
  let text = draw.pick(WORDS);
  while (text.length < length) text += ` ${draw.pick(WORDS)}`;
  return text.slice(0, Math.max(length, 1)).trimEnd().padEnd(shortest, 'x').slice(0, longest);
};
