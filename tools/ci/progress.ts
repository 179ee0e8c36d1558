import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { stillHolds } from './carried-over.ts';
import type { FullStep } from './full-steps.ts';
import type { Outcome } from './run-step.ts';

const FOLDER = '.cache/ci-full';

/** What a step came to, in its words where it has some. */
export interface Result {
  readonly outcome: Outcome;
  readonly figure: string;
}

/** A result, of which commit, and what exactly was run. */
interface Kept extends Result {
  readonly commit: string;
  readonly asked: string;
}

/** What a full run has done so far. */
export interface Progress {
  readonly commit: string;
  readonly isClean: boolean;
  /** Steps that passed, on this tree or on one that differs from it in nothing that they stand on. */
  readonly done: ReadonlySet<string>;
  readonly results: ReadonlyMap<string, Result>;
  readonly keep: (outcome: Outcome) => void;
}

const git = (...options: readonly string[]) => spawnSync('git', options, { encoding: 'utf8' });
const said = (...options: readonly string[]) => git(...options).stdout.trim();

const isGreen = ({ isFine, failed, flaky }: Outcome) => isFine && failed === 0 && flaky.length === 0;
const askedOf = ({ command, environment }: FullStep) => JSON.stringify([command, environment]);

/** Read at once: the next run of the step writes over its log. */
const figureOf = (step: FullStep | undefined, { log, passed, wallSeconds }: Outcome): string => {
  const words = step?.figure && readFileSync(log, 'utf8').match(new RegExp(step.figure, 'gm'))?.at(-1);
  return words ?? `${passed} passed, ${Math.round(wallSeconds)} s`;
};

/** Undefined where that commit is not known here. */
const changedSince = (commit: string): string[] | undefined => {
  const { status, stdout } = git('diff', '--name-only', '--no-renames', commit, 'HEAD');
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
};

/** The latest come last, and win. */
const readKept = (): Kept[] =>
  globSync(`${FOLDER}/*.json`)
    .sort((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs)
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Kept);

export const openProgress = (steps: readonly FullStep[], { anew }: { readonly anew: boolean }): Progress => {
  const commit = said('rev-parse', 'HEAD');
  const isClean = said('status', '--porcelain') === '';
  mkdirSync(FOLDER, { recursive: true });
  const stepOf = new Map(steps.map((step) => [step.name, step]));
  const changes = new Map<string, string[] | undefined>();
  const holds = ({ commit: then, asked, outcome }: Kept) => {
    if (!changes.has(then)) changes.set(then, changedSince(then));
    const changed = changes.get(then);
    const step = stepOf.get(outcome.name);
    return changed !== undefined && step !== undefined && asked === askedOf(step) && stillHolds(step, changed);
  };
  const kept = isClean && !anew ? readKept().filter(holds) : [];
  const results = new Map<string, Result>(kept.map((result) => [result.outcome.name, result]));
  const done = new Set(
    [...results.values()].filter(({ outcome }) => isGreen(outcome)).map(({ outcome }) => outcome.name),
  );
  const keep = (outcome: Outcome) => {
    const step = stepOf.get(outcome.name);
    const result = { outcome, figure: figureOf(step, outcome) };
    results.set(outcome.name, result);
    if (!isClean || !step) return;
    const file = `${FOLDER}/${outcome.name.replaceAll(' ', '-')}-${commit.slice(0, 8)}.json`;
    writeFileSync(file, JSON.stringify({ commit, asked: askedOf(step), ...result } satisfies Kept));
  };
  return { commit, isClean, done, results, keep };
};
