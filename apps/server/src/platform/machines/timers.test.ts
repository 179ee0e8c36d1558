import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fireTimers, startTestApi, type TestApi } from '../../../testing/index.ts';
import { appointmentExample, appointments } from '../../../testing/machines/appointment-example.ts';
import { dropExampleTable, makeExampleTable } from '../../../testing/machines/example-tables.ts';
import { maintenanceExample, orders } from '../../../testing/machines/maintenance-example.ts';
import { newId } from '../ids.ts';
import type { BoundMachine, DrivingMachine } from './bind-machine.ts';
import { fireTimerOf } from './fire-timer.ts';
import { create, transition } from './transition.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await makeExampleTable(api.database, appointmentExample);
  await makeExampleTable(api.database, maintenanceExample);
});
afterAll(async () => {
  await dropExampleTable(api.database, appointmentExample);
  await dropExampleTable(api.database, maintenanceExample);
  await api.close();
});

const fire = () => fireTimers(api, [appointments, orders]);
const inHours = (hours: number) => new Date(api.clock.now().getTime() + hours * HOUR * 1000);
type Wanted<M extends DrivingMachine> = Parameters<typeof transition<M>>[2];
const move = <M extends DrivingMachine>(bound: BoundMachine<M>, wanted: Omit<Wanted<M>, 'viewer'>) =>
  api.platform.db.inSite(api.site.id, (tx) => transition(tx, bound, { ...wanted, viewer: null }, api.platform));

const placeAppointment = async (startsIn = 72) => {
  const values = { id: newId(), site_id: api.site.id, starts_at: inHours(startsIn) };
  await api.platform.db.inSite(api.site.id, (tx) =>
    create(tx, appointments, { name: 'place', actor: 'customer', viewer: null, values }, api.platform),
  );
  return values.id;
};
const finishOrder = async () => {
  const values = { id: newId(), site_id: api.site.id, starts_at: inHours(0) };
  await api.platform.db.inSite(api.site.id, (tx) =>
    create(tx, orders, { name: 'publish', actor: 'reporter', viewer: null, values }, api.platform),
  );
  await move(orders, { id: values.id, name: 'start', actor: 'mechanic' });
  await move(orders, { id: values.id, name: 'finish', actor: 'mechanic' });
  return values.id;
};
const stored = async (table: string, id: string) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ status: string; log: string[]; status_since: Date; starts_at: Date }>(
      `select status, log, status_since, starts_at from ${table} where id = $1`,
      [id],
    ),
  );
  if (!rows[0]) throw new Error(`No ${table} ${id}`);
  return rows[0];
};
const timersOf = async (id: string) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ timer: string; run_at: Date }>(
      `select payload->>'timer' as timer, run_at + app.clock_offset() as run_at from graphile_worker._private_jobs
        where payload->>'subjectId' = $1 order by 1`,
      [id],
    ),
  );
  return Object.fromEntries(rows.map(({ timer, run_at }) => [timer, run_at]));
};
const historyOf = async (id: string) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ name: string; actor: string }>(
      'select name, actor, account_id from transitions where subject_id = $1 order by at',
      [id],
    ),
  );
  return rows;
};
const hoursAfter = (instant: Date, hours: number) => new Date(instant.getTime() + hours * HOUR * 1000);

describe('entering a state', () => {
  it('schedules timers by duration or by a date of the row', async () => {
    const order = await finishOrder();
    const { status_since: finished } = await stored('example_orders', order);
    expect(await timersOf(order)).toEqual({
      remind: hoursAfter(finished, 72),
      confirmByItself: hoursAfter(finished, 168),
    });
    const relaxed = await placeAppointment(72);
    const { status_since: placed } = await stored('example_appointments', relaxed);
    expect(await timersOf(relaxed)).toEqual({ expire: hoursAfter(placed, 24) });
    const urgent = await placeAppointment(10);
    expect(await timersOf(urgent)).toEqual({
      expire: hoursAfter((await stored('example_appointments', urgent)).starts_at, -3),
    });
  });
});

describe('a due timer', () => {
  it('performs the transition, runs effects and starts the timers of the next state', async () => {
    const id = await placeAppointment(72);
    api.clock.advance(24 * HOUR - 60);
    await fire();
    expect((await stored('example_appointments', id)).status).toBe('pending');
    api.clock.advance(60);
    await fire();
    expect(await stored('example_appointments', id)).toMatchObject({
      status: 'unassigned',
      log: ['occupy', 'notify', 'release', 'offerToOthers'],
    });
    expect((await historyOf(id)).at(-1)).toEqual({ name: 'expire', actor: 'timer', account_id: null });
    expect(Object.keys(await timersOf(id))).toEqual(['lapse']);
    api.clock.advance(46 * HOUR);
    await fire();
    expect((await stored('example_appointments', id)).status).toBe('canceled');
    expect(await timersOf(id)).toEqual({});
  });

  it('fires in the order of dates when several are due at once', async () => {
    const id = await placeAppointment(30);
    api.clock.advance(2 * DAY);
    await fire();
    expect((await historyOf(id)).map(({ name }) => name)).toEqual(['place', 'expire', 'lapse']);
  });
});

describe('leaving a state', () => {
  it('removes its timers from the queue', async () => {
    const id = await placeAppointment();
    await move(appointments, { id, name: 'accept', actor: 'groomer' });
    expect(await timersOf(id)).toEqual({});
    api.clock.advance(2 * DAY);
    await fire();
    expect((await stored('example_appointments', id)).status).toBe('accepted');
  });

  it('and re-entering it restarts them', async () => {
    const id = await finishOrder();
    api.clock.advance(2 * DAY);
    await move(orders, { id, name: 'reopen', actor: 'reporter' });
    expect(await timersOf(id)).toEqual({});
    await move(orders, { id, name: 'finish', actor: 'mechanic' });
    const { status_since } = await stored('example_orders', id);
    expect(await timersOf(id)).toEqual({
      remind: hoursAfter(status_since, 72),
      confirmByItself: hoursAfter(status_since, 168),
    });
  });
});

describe('a timer job that runs at the wrong time', () => {
  const ring = (id: string, timer: string) =>
    fireTimerOf([appointments, orders]).run(
      {
        siteId: api.site.id,
        machine: timer === 'expire' ? 'example_appointment' : 'example_order',
        subjectId: id,
        timer,
      },
      api.platform,
    );

  it('does nothing once the row has left the state', async () => {
    const id = await placeAppointment();
    await move(appointments, { id, name: 'accept', actor: 'groomer' });
    await ring(id, 'expire');
    expect((await stored('example_appointments', id)).status).toBe('accepted');
    await ring(newId(), 'expire');
  });

  it('waits for its date when the row has re-entered the state', async () => {
    const id = await finishOrder();
    api.clock.advance(6 * DAY);
    await move(orders, { id, name: 'reopen', actor: 'reporter' });
    await move(orders, { id, name: 'finish', actor: 'mechanic' });
    api.clock.advance(2 * DAY);
    await ring(id, 'confirmByItself');
    expect((await stored('example_orders', id)).status).toBe('waiting_for_review');
    expect(Object.keys(await timersOf(id))).toEqual(['confirmByItself', 'remind']);
  });

  it('performs the transition once when it runs twice', async () => {
    const id = await finishOrder();
    api.clock.advance(3 * DAY);
    await ring(id, 'remind');
    await ring(id, 'remind');
    expect((await stored('example_orders', id)).log).toEqual(['requestReview']);
  });

  it('fails and is retried if this process does not have the machine', async () => {
    const unknown = fireTimerOf([]).run(
      { siteId: api.site.id, machine: 'of_a_newer_version', subjectId: newId(), timer: 'expire' },
      api.platform,
    );
    await expect(unknown).rejects.toThrow('No machine of_a_newer_version');
  });
});

describe('a transition that keeps the state', () => {
  it('reschedules timers whose date changed', async () => {
    const id = await placeAppointment(72);
    const { status_since: placed } = await stored('example_appointments', id);
    const starts_at = inHours(12);
    await move(appointments, { id, name: 'reschedule', actor: 'groomer', set: { starts_at } });
    expect(await timersOf(id)).toEqual({ expire: hoursAfter(starts_at, -3) });
    await move(appointments, { id, name: 'reschedule', actor: 'groomer', set: { starts_at: inHours(90) } });
    expect(await timersOf(id)).toEqual({ expire: hoursAfter(placed, 24) });
  });

  it('neither repeats fired timers nor delays pending ones', async () => {
    const id = await finishOrder();
    const { status_since } = await stored('example_orders', id);
    api.clock.advance(3 * DAY);
    await fire();
    expect(await stored('example_orders', id)).toMatchObject({ status: 'waiting_for_review', log: ['requestReview'] });
    await move(orders, { id, name: 'comment', actor: 'reporter' });
    expect(await timersOf(id)).toEqual({ confirmByItself: hoursAfter(status_since, 168) });
    api.clock.advance(4 * DAY);
    await fire();
    expect(await stored('example_orders', id)).toMatchObject({ status: 'completed', log: ['requestReview'] });
  });
});
