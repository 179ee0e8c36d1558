import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Left by `npm run ci:full` when it is green; landing asks what has changed since. */
export const FULL_RUN = '.ci/full.json';
/** What that run measured: seconds of each test file, and what each journey touches. */
export const MEASURED = '.ci/measured.json';

const MOST_COMMITS = 150;
const MOST_DAYS = 14;
const DAY_MS = 86_400_000;

export interface FullRun {
  readonly commit: string;
  readonly date: string;
  readonly wallMinutes: number;
  readonly figures: Readonly<Record<string, string>>;
}

export interface Measured {
  readonly testSeconds: Readonly<Record<string, number>>;
  readonly journeys: Readonly<
    Record<string, { readonly routes: readonly string[]; readonly endpoints: readonly string[] }>
  >;
}

export interface Change {
  /** Undefined when no full run is known: then everything counts as changed. */
  readonly since: FullRun | undefined;
  readonly files: readonly string[];
  readonly commits: number;
}

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

const git = (...options: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', options, { encoding: 'utf8', maxBuffer: 1 << 28 });
  return status === 0 ? stdout.trim() : undefined;
};
const lines = (text: string | undefined): string[] => (text ?? '').split('\n').filter(Boolean);

export const readMeasured = (): Measured =>
  (read(MEASURED) as Measured | undefined) ?? { testSeconds: {}, journeys: {} };

/** Committed or not, new or deleted: all that differs from the tree of the last full run. */
export const changeSinceFullRun = (): Change => {
  const since = read(FULL_RUN) as FullRun | undefined;
  // A shallow clone may not have that commit.
  if (since === undefined || git('cat-file', '-e', `${since.commit}^{commit}`) === undefined)
    return { since: undefined, files: [], commits: 0 };
  return {
    since,
    files: [
      ...new Set([
        ...lines(git('diff', '--name-only', '--no-renames', since.commit)),
        ...lines(git('ls-files', '--others', '--exclude-standard')),
      ]),
    ],
    commits: Number(git('rev-list', '--count', `${since.commit}..HEAD`) ?? 0),
  };
};

/** Said in the first and the last lines of a landing; `isOld` when a full run is due. */
export const ageOf = ({ since, commits }: Change, now: Date): { text: string; isOld: boolean } => {
  if (since === undefined)
    return { text: 'No full run is known: everything counts as changed. Run npm run ci:full.', isOld: true };
  const days = Math.floor((now.getTime() - Date.parse(since.date)) / DAY_MS);
  const age = `The last full run was of ${since.commit.slice(0, 8)}, ${commits} commits and ${days} days ago`;
  const isOld = commits > MOST_COMMITS || days > MOST_DAYS;
  return { text: isOld ? `${age}: run npm run ci:full.` : `${age}.`, isOld };
};
