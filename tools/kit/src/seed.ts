import { testNow } from './instant.ts';

/** What random tests, fuzz and storms draw from unless the run says another: the same tree gets the same verdict. */
const USUAL_SEED = 1;
const LARGEST_SEED = 2 ** 31 - 1;

/** A seed given as text: a number, or `random` for a new one, which the full run asks for. */
export const seedOf = (given: string): number => {
  if (given === 'random') return 1 + Math.floor(Math.random() * LARGEST_SEED);
  const seed = Number(given);
  if (!/^\d+$/.test(given) || seed > LARGEST_SEED)
    throw new Error(`A seed is "random" or a whole number up to ${LARGEST_SEED}, not "${given}"`);
  return seed;
};

/**
 * The seed of this run. The first process that asks decides, for itself and for all that it starts: `TEST_SEED` is
 * 1 unless the run says another number, or `random`.
 */
export const testSeed = (environment: NodeJS.ProcessEnv = process.env): number => {
  const seed = seedOf(environment['TEST_SEED'] ?? String(USUAL_SEED));
  environment['TEST_SEED'] = String(seed);
  return seed;
};

/** One line at the beginning of a run: how to repeat it. */
export const sayWhenAndSeed = (say: (line: string) => void = console.log): void => {
  const at = testNow().toISOString();
  say(`This run begins at ${at} with seed ${testSeed()}: TEST_INSTANT=${at} TEST_SEED=${testSeed()} repeats it`);
};
