import { testSeed } from '@tailgate/kit';
import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('is bounded in number and time, and takes the seed of the run or another one', () => {
  const usual = readOptions([]);
  expect(usual).toMatchObject({ seed: testSeed(), only: undefined, isStrict: false });
  expect(usual.sequences).toBeGreaterThan(readOptions(['--smoke']).sequences);
  expect(usual.seconds).toBeGreaterThan(0);
  expect(readOptions(['--seed', '7', '--only', '12', '--sequences', '5', '--seconds', '9'])).toMatchObject({
    seed: 7,
    only: 12,
    sequences: 5,
    seconds: 9,
  });
});

it.each([[['--sequences', '-1']], [['--seed', 'x']], [['--only', '1.5']], [['--what']]])('refuses %j', (args) => {
  expect(() => readOptions(args)).toThrow();
});
