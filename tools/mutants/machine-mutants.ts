import type { Mutant } from './mutant.ts';

const TRANSITIONS = 'apps/server/src/platform/machines/transition.test.ts';

/** What moves a thing from state to state: who may, from where, and what is kept of it. */
export const MACHINE_MUTANTS: readonly Mutant[] = [
  {
    name: 'machine-actor',
    suite: TRANSITIONS,
    test: 'rejects a transition by the wrong actor',
    source: {
      file: 'packages/contract/src/machine.ts',
      find: 'asList(row.actor).includes(actor) &&',
      replace: '',
    },
  },
  {
    name: 'machine-states',
    suite: 'apps/server/src/modules/onboarding/steps.test.ts',
    test: 'declines who has not handed in yet',
    source: {
      file: 'packages/contract/src/providers/provider.machine.ts',
      find: "from: ['new', 'pending'], to: 'inactive'",
      replace: "from: 'pending', to: 'inactive'",
    },
  },
  {
    name: 'machine-history',
    suite: TRANSITIONS,
    test: 'has one row per transition',
    source: {
      file: 'apps/server/src/platform/machines/subject.ts',
      find: 'from made)\n    select * from made',
      replace: 'from made where false)\n    select * from made',
    },
  },
  {
    name: 'machine-status-trigger',
    suite: TRANSITIONS,
    test: 'a status outside of transition() > ',
    sql: 'drop trigger status_by_transition on providers',
  },
  {
    name: 'machine-timer-cancel',
    suite: 'apps/server/src/platform/machines/timers.test.ts',
    test: 'removes its timers from the queue',
    source: {
      file: 'apps/server/src/platform/machines/timers.ts',
      find: 'if (keys.length > 0)',
      replace: 'if (keys.length > 99)',
    },
  },
];
