import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { describe, expect, it } from 'vitest';

import {
  checkMutations,
  mutated,
  mutatedLaunch,
  mutationNote,
  parseMutation,
  type SourceMutation,
} from './mutate-source.ts';

const run = promisify(execFile);
const FILE = 'tools/kit/src/random.ts';
const mutation: SourceMutation = { file: FILE, find: '/ 2 ** 32', replace: '/ 2 ** 33' };

/** The first number of a seeded sequence, in a process of its own that runs with these mutations. */
async function firstNumber(mutations: readonly SourceMutation[]): Promise<{ stdout: string; stderr: string }> {
  const { nodeOptions, environment } = mutatedLaunch(mutations);
  const url = JSON.stringify(join(import.meta.dirname, 'random.ts'));
  const program = `const { randomFrom } = await import(${url}); console.log(randomFrom(1).next());`;
  return await run(process.execPath, [...nodeOptions, '--input-type=module', '--eval', program], {
    env: { PATH: process.env.PATH, ...environment },
  });
}

describe('a mutation', () => {
  it('is written file::find::replace, where the replacement may be empty', () => {
    expect(parseMutation('a.ts::b::c')).toEqual({ file: 'a.ts', find: 'b', replace: 'c' });
    expect(parseMutation('a.ts::b::')).toEqual({ file: 'a.ts', find: 'b', replace: '' });
    expect(() => parseMutation('a.ts::::c')).toThrow(/file::find::replace/);
  });

  it('wants its guard exactly once', () => {
    const guard = { file: 'a.ts', find: 'guard()', replace: '' };
    expect(mutated('before guard() after', guard)).toBe('before  after');
    expect(() => mutated('before after', guard)).toThrow(/exactly once, and was found 0 times/);
    expect(() => mutated('guard() guard()', guard)).toThrow(/exactly once, and was found 2 times/);
  });

  it('is checked against the file before anything is started', () => {
    checkMutations([mutation]);
    expect(() => checkMutations([{ ...mutation, find: 'no such words' }])).toThrow(/found 0 times/);
  });

  it('changes what a process runs, says so, and leaves the file alone', async () => {
    const [plain, changed] = await Promise.all([firstNumber([]), firstNumber([mutation])]);
    expect(changed.stdout).not.toBe(plain.stdout);
    expect(changed.stderr).toContain(mutationNote(mutation));
    expect(plain.stderr).not.toContain('mutated');
    checkMutations([mutation]);
  });

  it('fails loudly in the process when its guard is not there', async () => {
    await expect(firstNumber([{ ...mutation, find: 'no such words' }])).rejects.toThrow(/exactly once/);
  });
});
