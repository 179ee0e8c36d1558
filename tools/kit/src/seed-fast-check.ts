// For the `setupFiles` of vitest: every property draws its values from the seed of the run. fast-check prints that seed
// with the path to a counterexample; a value that was ever wrong belongs in the `examples` of its property.
import fc from 'fast-check';
import { testSeed } from './seed.ts';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: testSeed() });
