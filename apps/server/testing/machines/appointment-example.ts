import { machine } from '@tailgate/contract';
import type { Tx } from '../../src/platform/db/database.ts';
import { bindMachine, type Effect } from '../../src/platform/machines/bind-machine.ts';
import type { ExampleTable } from './example-tables.ts';

/** A small machine with every kind of row that the engine knows, whose effects only write a log. */
export const appointmentExample = machine({
  name: 'example_appointment',
  summary: 'A visit, as far as the tests of the engine need it.',
  table: 'example_appointments',
  key: 'id',
  actors: ['customer', 'groomer', 'partner'],
  states: [
    'pending',
    'accepted',
    'rejected',
    'unassigned',
    'canceled',
    'cancellation_request',
    'reschedule_request',
    'in_trade',
    'complete',
  ],
  transitions: {
    place: { actor: 'customer', from: null, to: 'pending', guards: ['cardOnFile'], effects: ['occupy', 'notify'] },
    accept: { actor: 'groomer', from: 'pending', to: 'accepted', effects: ['notify'] },
    reject: { actor: 'groomer', from: 'pending', to: 'rejected', effects: ['release', 'notify', 'suggestSlots'] },
    expire: {
      actor: 'timer',
      from: 'pending',
      to: 'unassigned',
      at: 'answerBy',
      effects: ['release', 'offerToOthers'],
    },
    lapse: { actor: 'timer', from: 'unassigned', to: 'canceled', at: 'lastCall', effects: ['notify', 'suggestSlots'] },
    cancel: {
      actor: 'customer',
      from: ['pending', 'accepted'],
      to: 'canceled',
      guards: ['outsideFeeWindow'],
      effects: ['release', 'notify'],
    },
    askToCancel: { actor: 'customer', from: 'accepted', to: 'cancellation_request', guards: ['insideFeeWindow'] },
    askToMove: {
      actor: 'customer',
      from: ['pending', 'accepted'],
      to: 'reschedule_request',
      effects: ['occupy', 'notify'],
    },
    reschedule: { actor: 'groomer', from: ['pending', 'accepted'], to: 'unchanged', effects: ['occupy'] },
    offerTrade: { actor: 'groomer', from: 'accepted', to: 'in_trade', effects: ['notify'] },
    acceptTrade: { actor: 'partner', from: 'in_trade', to: 'accepted', effects: ['occupy', 'release', 'notify'] },
    endTrade: { actor: ['partner', 'groomer'], from: 'in_trade', to: 'accepted', effects: ['notify'] },
    complete: {
      actor: 'groomer',
      from: 'accepted',
      to: 'complete',
      guards: ['servicesEnded', 'signed'],
      effects: ['settle', 'notify'],
    },
  },
});

declare module '../../src/platform/db/rows.generated.ts' {
  interface DB {
    example_appointments: ExampleTable;
  }
}

const HOUR_MS = 3_600_000;
const hoursBefore = (instant: Date, hours: number) => new Date(instant.getTime() - hours * HOUR_MS);

/** Every effect appends to the row's log, so that tests can check order and rollback. */
const logged =
  (effect: string): Effect<typeof appointmentExample> =>
  async (tx, { subject }) => {
    await tx
      .updateTable('example_appointments')
      .set((row) => ({ log: row.fn('array_append', ['log', row.val(effect)]) }))
      .where('id', '=', subject.id)
      .execute();
  };

const countOpenServices = async (tx: Tx, { id }: { id: string }) => {
  const open = await tx
    .selectFrom('example_appointments')
    .select('id')
    .where('id', '=', id)
    .where('note', '=', 'unfinished')
    .execute();
  return { openServices: open.length };
};

export const appointments = bindMachine(appointmentExample, {
  facts: countOpenServices,
  guards: {
    cardOnFile: ({ note }) => note !== 'no card',
    outsideFeeWindow: ({ starts_at }, now) => now <= hoursBefore(starts_at, 24),
    insideFeeWindow: ({ starts_at }, now) => now > hoursBefore(starts_at, 24),
    servicesEnded: ({ openServices }) => openServices === 0,
    signed: ({ note }) => note !== 'unsigned',
  },
  dates: {
    // One day, but no later than three hours before the start.
    answerBy: ({ status_since, starts_at }) =>
      new Date(Math.min(status_since.getTime() + 24 * HOUR_MS, hoursBefore(starts_at, 3).getTime())),
    lastCall: ({ starts_at }) => hoursBefore(starts_at, 2),
  },
  effects: {
    occupy: logged('occupy'),
    release: logged('release'),
    notify: logged('notify'),
    suggestSlots: logged('suggestSlots'),
    offerToOthers: logged('offerToOthers'),
    settle: logged('settle'),
  },
});
