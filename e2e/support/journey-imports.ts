import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const JOURNEYS = join(import.meta.dirname, '../journeys');
const PAST_THE_FIXTURES = /^import (?!type )[^;]*from '@playwright\/test'/m;

/** Playwright's own `test` would open browsers at the machine's time, and nobody would note what they touch. */
export const checkJourneyImports = (): void => {
  const wrong = globSync('**/*.ts', { cwd: JOURNEYS }).filter((file) =>
    PAST_THE_FIXTURES.test(readFileSync(join(JOURNEYS, file), 'utf8')),
  );
  if (wrong.length > 0)
    throw new Error(`Take test and expect from support/screen.ts, not from Playwright: ${wrong.join(', ')}`);
};
