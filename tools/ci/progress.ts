import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Outcome } from './run-step.ts';

const FOLDER = '.cache/ci-full';

interface Kept {
  wallSeconds: number;
  readonly outcomes: Record<string, Outcome>;
}

/** What a full run has done so far, kept by the tree that it is about. */
export interface Progress {
  readonly commit: string;
  readonly isClean: boolean;
  /** Steps that passed. */
  readonly done: ReadonlySet<string>;
  readonly outcomes: ReadonlyMap<string, Outcome>;
  readonly keep: (outcome: Outcome) => void;
  wallSeconds(): number;
}

const git = (...options: readonly string[]) => spawnSync('git', options, { encoding: 'utf8' }).stdout.trim();

const isGreen = ({ isFine, failed, flaky }: Outcome) => isFine && failed === 0 && flaky.length === 0;

export const openProgress = ({ anew }: { readonly anew: boolean }): Progress => {
  const commit = git('rev-parse', 'HEAD');
  const isClean = git('status', '--porcelain') === '';
  const file = `${FOLDER}/${git('rev-parse', 'HEAD^{tree}')}.json`;
  mkdirSync(FOLDER, { recursive: true });
  const kept: Kept =
    existsSync(file) && isClean && !anew
      ? (JSON.parse(readFileSync(file, 'utf8')) as Kept)
      : { wallSeconds: 0, outcomes: {} };
  const before = kept.wallSeconds;
  const outcomes = new Map(Object.entries(kept.outcomes));
  const wallSeconds = () => before + performance.now() / 1000;
  return {
    commit,
    isClean,
    done: new Set(
      Object.values(kept.outcomes)
        .filter(isGreen)
        .map(({ name }) => name),
    ),
    outcomes,
    keep: (outcome) => {
      outcomes.set(outcome.name, outcome);
      kept.outcomes[outcome.name] = outcome;
      kept.wallSeconds = wallSeconds();
      if (isClean) writeFileSync(file, JSON.stringify(kept));
    },
    wallSeconds,
  };
};
