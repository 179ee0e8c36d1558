import type { Mutant } from './mutant.ts';

/** Guards against vendors that hang, workers that die and uploads that are expensive. */
export const LOAD_MUTANTS: readonly Mutant[] = [
  {
    name: 'urgent-lanes',
    suite: 'apps/server/src/modules/notifications/delivery-faults.test.ts',
    test: 'delivers a password reset while ordinary emails hang',
    source: {
      file: 'apps/server/src/modules/notifications/message-job.ts',
      find: 'const definition = (urgent && prompt) || ordinary;',
      replace: 'const definition = ordinary;',
    },
  },
  {
    name: 'lock-of-job-runners',
    suite: 'apps/server/src/platform/jobs/orphaned-jobs.test.ts',
    test: 'keeps those of a living one',
    source: {
      file: 'apps/server/src/platform/jobs/orphaned-jobs.ts',
      find: "and not exists (select from pg_locks where locktype = 'advisory' and granted",
      replace: "and not exists (select from pg_locks where locktype = 'advisory' and not granted",
    },
  },
  {
    name: 'prefix-of-the-refresh-cookie',
    suite: 'apps/server/src/modules/accounts/sessions/refresh-cookie.test.ts',
    test: 'is not signed in by a cookie without the prefix',
    source: {
      file: 'apps/server/src/platform/http/refresh-cookie.ts',
      find: '[refreshCookieOf(hostname)]',
      replace: "['tailgate_refresh']",
    },
  },
];
