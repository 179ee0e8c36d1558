import type { Mutant } from './mutant.ts';

const ROUNDS = 'apps/server/src/platform/jobs/rounds.test.ts';
const QUERIES = 'apps/server/src/platform/jobs/rounds.queries.ts';
const MISSED = 'apps/server/src/modules/rounds.test.ts';
const MAKE_UP = 'workers that were away for 26 hours make up for';

/** Rounds that are never lost, restarts without an error, and readiness that is true. */
export const RELEASE_MUTANTS: readonly Mutant[] = [
  {
    name: 'round-enqueued-once',
    suite: ROUNDS,
    test: 'is enqueued once for each site and time, whatever number of workers looks',
    source: {
      file: QUERIES,
      find: `.whereRef('site_rounds.due_at', '<', 'excluded.due_at')`,
      replace: `.whereRef('site_rounds.due_at', '<=', 'excluded.due_at')`,
    },
  },
  {
    name: 'round-finished-once',
    suite: ROUNDS,
    test: 'runs once although its job comes twice, and not after a later one',
    source: { file: QUERIES, find: 'return row !== undefined;', replace: 'return row === null;' },
  },
  {
    name: 'round-of-new-site',
    suite: ROUNDS,
    test: 'of the time before its site was made is not made up for',
    source: {
      file: 'apps/server/src/platform/jobs/rounds.ts',
      find: 'taken.has(round) && dueAt > createdAt',
      replace: 'taken.has(round) && createdAt > new Date(0)',
    },
  },
  {
    name: 'reconcile-every-day',
    suite: MISSED,
    test: MAKE_UP,
    source: {
      file: 'apps/server/src/modules/payments/reports/days-to-reconcile.rules.ts',
      find: 'last === undefined ? until',
      replace: 'last !== null ? until',
    },
  },
  {
    name: 'rounds-looked-for-at-start',
    suite: MISSED,
    test: MAKE_UP,
    source: {
      file: 'apps/server/src/platform/jobs/run-jobs.ts',
      find: 'const watching = watchRounds(platform, rounds);',
      replace: 'const watching = watchRounds(platform, rounds.slice(0, 1));',
    },
  },
];
