import type { Mutant } from './mutant.ts';

const ROUNDS = 'apps/server/src/platform/jobs/rounds.test.ts';
const QUERIES = 'apps/server/src/platform/jobs/rounds.queries.ts';
const MISSED = 'apps/server/src/modules/rounds.test.ts';
const READINESS = 'apps/server/src/platform/db/health/readiness.test.ts';
const OPERATORS = 'apps/server/src/platform/http/operators.ts';
const WEB = 'apps/server/src/platform/http/serve-web.test.ts';
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
  {
    name: 'ready-with-old-schema',
    suite: READINESS,
    test: 'older than the version, they are not ready; newer than it, they are',
    source: { file: OPERATORS, find: 'database && schema && !isLeaving', replace: 'database && !isLeaving' },
  },
  {
    name: 'ready-while-leaving',
    suite: READINESS,
    test: 'a process that leaves says so',
    source: { file: OPERATORS, find: 'database && schema && !isLeaving', replace: 'database && schema' },
  },
  {
    name: 'ready-without-connections',
    suite: READINESS,
    test: 'and given back in time, the API stays in service; once nobody gets one, it does not',
    source: {
      file: 'apps/server/src/platform/db/health/database-health.ts',
      find: `const isBusy = answer === 'no connection' && pool.hasLentOne;`,
      replace: `const isBusy = answer === 'no connection';`,
    },
  },
  {
    name: 'live-while-reconnecting',
    suite: READINESS,
    test: 'stopped, live delivery is said to be away, and the API serves on',
    source: {
      file: 'apps/server/src/platform/live/live.ts',
      find: 'isConnected: isLive,',
      replace: 'isConnected: () => connection?.isClosed() === false,',
    },
  },
  {
    name: 'worker-ready-without-lanes',
    suite: READINESS,
    test: 'stopped, API and worker are not ready',
    source: {
      file: 'apps/server/src/platform/jobs/run-jobs.ts',
      find: 'return (await inTime(asking, ASKED_WITHIN_MS)) !== null;',
      replace: 'return (await inTime(asking, ASKED_WITHIN_MS)) !== undefined;',
    },
  },
  {
    name: 'overdue-of-any-time',
    suite: 'apps/server/src/modules/sites/overdue-rounds.test.ts',
    test: 'names what a worker began and did not finish, and what no worker has begun',
    source: {
      file: QUERIES,
      find: 'filter(({ dueAt }) => dueAt < since)',
      replace: 'filter(() => since < new Date(0))',
    },
  },
  {
    name: 'asset-of-another-build',
    suite: WEB,
    test: 'serves the hashed files of another build that were published',
    source: {
      file: 'apps/server/src/platform/http/publish-assets.ts',
      find: 'await storage.write(keyOf(name), await',
      replace: 'if (name === done) await storage.write(keyOf(name), await',
    },
  },
  {
    name: 'missing-asset-not-kept',
    suite: WEB,
    test: 'does not pass the page off as a file of an older build, or as an answer',
    source: {
      file: 'apps/server/src/platform/http/serve-web.ts',
      find: `void reply.header('cache-control', 'no-store');`,
      replace: `void reply.header('cache-control', FOR_EVER);`,
    },
  },
  {
    name: 'release-together',
    suite: 'tools/structure/release-migrations.test.ts',
    test: 'is not taken away: alter table orders drop column note',
    source: {
      file: 'tools/structure/release-rules.ts',
      find: `return released.columns.has(path) ? [{ rule: 'dropped'`,
      replace: `return filled.has(path) ? [{ rule: 'dropped'`,
    },
  },
];
