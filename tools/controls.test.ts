import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkMutations } from '@tailgate/kit';
import { expect, it } from 'vitest';
import { MUTANTS } from './mutants.ts';

it('the controls report every mutant that no assertion noticed', () => {
  const { stdout, status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'controls.ts'), '--mutants', 'tools/sample-mutants.ts'],
    { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' },
  );
  expect(stdout.trim().split('\n')).toEqual([
    'red, as expected: killed',
    'SURVIVED: same-behavior (passed without its guard)',
    'SURVIVED: other-test (passed without its guard)',
    'SURVIVED: unknown-test (no such test)',
    'SURVIVED: broken-source (no assertion failed: undefinedName is not defined)',
    'controls: 1 red, 4 survived, of 5 in the list',
  ]);
  expect(status).toBe(1);
});

it('every control finds its guard in the source and names a test that exists', () => {
  checkMutations(MUTANTS.flatMap(({ source }) => source ?? []));
  for (const { suite } of MUTANTS) expect(existsSync(suite), suite).toBe(true);
});
