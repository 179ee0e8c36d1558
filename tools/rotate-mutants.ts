import { spawnSync } from 'node:child_process';
import type { Mutant } from './mutants/mutant.ts';

/** A minute of CI, whatever the length of the list. */
const MOST_AT_ONCE = 8;

export interface Commit {
  readonly hash: string;
  /** Relative to the repository, as mutants name them. */
  readonly changedFiles: readonly string[];
}

/** Not the first commit of a shallow clone: what it changed is not known there. */
export const commitAtHead = (): Commit => {
  const git = (...options: readonly string[]) => spawnSync('git', options, { encoding: 'utf8' }).stdout.trim();
  return {
    hash: git('rev-parse', 'HEAD'),
    changedFiles: git('diff', '--name-only', 'HEAD~1', 'HEAD').split('\n').filter(Boolean),
  };
};

/** Every n-th of a list, starting where the hash says: all are covered within a few commits, and a run can be repeated. */
export const partFor = <T>(all: readonly T[], parts: number, hash: string): T[] => {
  const part = Number.parseInt(hash.slice(0, 8) || '0', 16) % parts;
  return all.filter((_one, index) => index % parts === part);
};

/** The part of the list that a commit tries, and each mutant whose source or suite the commit changed. */
export const mutantsFor = (mutants: readonly Mutant[], { hash, changedFiles }: Commit): Mutant[] => {
  const part = new Set(partFor(mutants, Math.max(1, Math.ceil(mutants.length / MOST_AT_ONCE)), hash));
  const isChanged = ({ source, suite }: Mutant) =>
    changedFiles.includes(suite) || (source !== undefined && changedFiles.includes(source.file));
  return mutants.filter((mutant) => part.has(mutant) || isChanged(mutant));
};
