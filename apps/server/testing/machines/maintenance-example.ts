import { machine } from '@tailgate/contract';
import { bindMachine } from '../../src/platform/machines/bind-machine.ts';
import type { ExampleTable } from './example-tables.ts';

/** The maintenance order: two timers in one state, the first of which only sends a reminder. */
export const maintenanceExample = machine({
  name: 'example_order',
  summary: 'A maintenance order from report to confirmation.',
  table: 'example_orders',
  key: 'id',
  actors: ['reporter', 'mechanic'],
  states: ['published', 'in_progress', 'waiting_for_review', 'completed', 'canceled'],
  transitions: {
    publish: { actor: 'reporter', from: null, to: 'published' },
    start: { actor: 'mechanic', from: 'published', to: 'in_progress' },
    finish: { actor: 'mechanic', from: 'in_progress', to: 'waiting_for_review' },
    remind: {
      actor: 'timer',
      from: 'waiting_for_review',
      to: 'unchanged',
      after: { days: 3 },
      effects: ['requestReview'],
    },
    confirm: { actor: 'reporter', from: 'waiting_for_review', to: 'completed' },
    confirmByItself: { actor: 'timer', from: 'waiting_for_review', to: 'completed', after: { days: 7 } },
    comment: { actor: ['reporter', 'mechanic'], from: 'waiting_for_review', to: 'unchanged' },
    reopen: { actor: 'reporter', from: 'waiting_for_review', to: 'in_progress' },
    cancel: { actor: 'reporter', from: ['published', 'in_progress'], to: 'canceled' },
  },
});

declare module '../../src/platform/db/rows.generated.ts' {
  interface DB {
    example_orders: ExampleTable;
  }
}

export const orders = bindMachine(maintenanceExample, {
  effects: {
    requestReview: async (tx, { subject }) => {
      await tx
        .updateTable('example_orders')
        .set((row) => ({ log: row.fn('array_append', ['log', row.val('requestReview')]) }))
        .where('id', '=', subject.id)
        .execute();
    },
  },
});
