import type { Mutant } from './mutant.ts';

const WATCH = 'tools/insider/src/watch';

/** The insider harness is a judge: most of these would make it blind for one harm. The others are guards that it asked for. */
export const INSIDER_MUTANTS: readonly Mutant[] = [
  {
    name: 'weekly-hours-lock',
    suite: 'apps/server/src/modules/scheduling/scheduling.test.ts',
    test: 'can be saved from two devices at once',
    source: {
      file: 'apps/server/src/modules/scheduling/replace-week.ts',
      find: "  await withAdvisoryLock(tx, 'weeklyHours', viewer.accountId);\n",
      replace: '',
    },
  },
  {
    name: 'insider-ceiling',
    suite: `${WATCH}/invariants/charges.test.ts`,
    test: 'is at most the estimate',
    source: {
      file: `${WATCH}/invariants/charges.ts`,
      find: '(estimateCents * (100 + TOLERATED_PERCENT)) / 100',
      replace: 'estimateCents * TOLERATED_PERCENT',
    },
  },
  {
    name: 'insider-told-in-time',
    suite: `${WATCH}/invariants/charges.test.ts`,
    test: 'of a no-show is for a start',
    source: {
      file: `${WATCH}/invariants/charges.ts`,
      find: 'since === null || since <= new Date(startsAt)',
      replace: 'since === null || since > new Date(0)',
    },
  },
  {
    name: 'insider-free-texts',
    suite: `${WATCH}/told.test.ts`,
    test: 'knows a new start from a message',
    source: {
      file: `${WATCH}/told.ts`,
      find: 'return !isFreeText && customer',
      replace: 'return customer',
    },
  },
  {
    name: 'insider-unseen-changes',
    suite: `${WATCH}/invariants/others.test.ts`,
    test: 'is changed by others with a message and an entry',
    source: {
      file: `${WATCH}/invariants/people.ts`,
      find: 'unseen.length === 0',
      replace: 'unseen.length < 2',
    },
  },
];
