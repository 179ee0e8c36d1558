import { providerMachine } from '@tailgate/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { appointmentExample, appointments } from '../../../testing/machines/appointment-example.ts';
import { dropExampleTable, makeExampleTable } from '../../../testing/machines/example-tables.ts';
import { newId } from '../ids.ts';
import { bindMachine } from './bind-machine.ts';
import { makeHistoryMonths } from './make-history-months.ts';
import { create, transition } from './transition.ts';

const HOUR = 3600;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await makeExampleTable(api.database, appointmentExample);
});
afterAll(async () => {
  await dropExampleTable(api.database, appointmentExample);
  await api.close();
});

type Transition = Parameters<typeof transition<typeof appointmentExample>>[2];
const inHours = (hours: number) => new Date(api.clock.now().getTime() + hours * HOUR * 1000);
const viewer = { accountId: newId(), impersonatorId: newId() };

const place = async (given: { note?: string; startsIn?: number; site?: string } = {}) => {
  const site = given.site ?? api.site.id;
  const values = { id: newId(), site_id: site, starts_at: inHours(given.startsIn ?? 72), note: given.note ?? '' };
  await api.platform.db.inSite(site, (tx) =>
    create(tx, appointments, { name: 'place', actor: 'customer', viewer, values }, api.platform),
  );
  return values.id;
};
const move = (id: string, name: Transition['name'], actor: Transition['actor'], more: Partial<Transition> = {}) =>
  api.platform.db.inSite(api.site.id, (tx) =>
    transition(tx, appointments, { id, name, actor, viewer: null, ...more }, api.platform),
  );
const stored = async (id: string) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ status: string; log: string[]; note: string; status_since: Date }>(
      'select status, log, note, status_since from example_appointments where id = $1',
      [id],
    ),
  );
  return rows[0];
};
const historyOf = async (id: string) => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<Record<string, unknown>>(
      `select name, from_status, to_status, actor, account_id, impersonator_id, details, at, site_id
         from transitions where subject_id = $1 and machine = 'example_appointment' order by at`,
      [id],
    ),
  );
  return rows;
};
const illegal = { code: 'illegal_transition', status: 409 };

describe('transition()', () => {
  it('performs a declared transition and returns it with the updated row', async () => {
    const id = await place();
    const moved = await move(id, 'accept', 'groomer', { set: { note: 'side gate' }, viewer });
    expect(moved).toMatchObject({ from: 'pending', to: 'accepted', subject: { id, note: 'side gate' } });
    expect(await stored(id)).toMatchObject({ status: 'accepted', note: 'side gate', status_since: moved.at });
  });

  it('rejects a transition from the wrong state', async () => {
    await expect(move(await place(), 'complete', 'groomer')).rejects.toMatchObject(illegal);
  });

  it('rejects a transition by the wrong actor', async () => {
    const id = await place();
    await expect(move(id, 'accept', 'customer')).rejects.toMatchObject(illegal);
    expect(await stored(id)).toMatchObject({ status: 'pending' });
  });

  it('allows a transition from several states and for several actors', async () => {
    const [pending, accepted] = [await place(), await place()];
    await move(accepted, 'accept', 'groomer');
    expect(await move(pending, 'askToMove', 'customer')).toMatchObject({ from: 'pending' });
    expect(await move(accepted, 'askToMove', 'customer')).toMatchObject({ from: 'accepted' });
    for (const actor of ['partner', 'groomer'] as const) {
      const id = await place();
      await move(id, 'accept', 'groomer');
      await move(id, 'offerTrade', 'groomer');
      expect(await move(id, 'endTrade', actor)).toMatchObject({ to: 'accepted' });
    }
  });

  it('accepts one of many concurrent transitions', async () => {
    const id = await place();
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => move(id, 'accept', 'groomer')));
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    expect(await historyOf(id)).toHaveLength(2);
  });

  it('returns 404 for a missing row and for a row of another site', async () => {
    const foreign = await place({ site: api.otherSite.id });
    for (const id of [newId(), foreign])
      await expect(move(id, 'accept', 'groomer')).rejects.toMatchObject({ code: 'not_found', status: 404 });
  });
});

describe('guards', () => {
  it('reject a transition whose condition is false', async () => {
    const soon = await place({ startsIn: 5 });
    await expect(move(soon, 'cancel', 'customer')).rejects.toMatchObject(illegal);
    const later = await place({ startsIn: 48 });
    expect(await move(later, 'cancel', 'customer')).toMatchObject({ to: 'canceled' });
  });

  it('read facts beyond the row, and all guards must pass', async () => {
    for (const note of ['unfinished', 'unsigned']) {
      const id = await place({ note });
      await move(id, 'accept', 'groomer');
      await expect(move(id, 'complete', 'groomer')).rejects.toMatchObject(illegal);
      expect(await move(id, 'reschedule', 'groomer', { set: { note: '' } })).toMatchObject({ to: 'accepted' });
      expect(await move(id, 'complete', 'groomer')).toMatchObject({ to: 'complete' });
    }
  });

  it('apply to creation, and a rejected one inserts no row', async () => {
    await expect(place({ note: 'no card' })).rejects.toMatchObject(illegal);
    const { rows } = await api.database.asOwner((owner) =>
      owner.query(`select 1 from example_appointments where note = 'no card'`),
    );
    expect(rows).toEqual([]);
  });
});

describe('history', () => {
  it('has one row per transition with states, actor, account, impersonator, details and time', async () => {
    const id = await place();
    const placedAt = (await stored(id))?.status_since;
    const { at } = await move(id, 'reject', 'groomer', { viewer, details: { reason: 'sick' } });
    const person = { account_id: viewer.accountId, impersonator_id: viewer.impersonatorId, site_id: api.site.id };
    expect(await historyOf(id)).toEqual([
      {
        name: 'place',
        from_status: null,
        to_status: 'pending',
        actor: 'customer',
        details: {},
        at: placedAt,
        ...person,
      },
      {
        name: 'reject',
        from_status: 'pending',
        to_status: 'rejected',
        actor: 'groomer',
        details: { reason: 'sick' },
        at,
        ...person,
      },
    ]);
  });

  it('of a row that exists already is not begun again', async () => {
    const values = { id: newId(), site_id: api.site.id, starts_at: inHours(72), note: '' };
    const createOnce = () =>
      api.platform.db.inSite(api.site.id, (tx) =>
        create(
          tx,
          appointments,
          { name: 'place', actor: 'customer', viewer, values, unlessExists: true },
          api.platform,
        ),
      );
    expect(await createOnce()).toMatchObject({ subject: { id: values.id } });
    expect(await createOnce()).toBeUndefined();
    expect(await historyOf(values.id)).toHaveLength(1);
  });

  it('records a transition that keeps the state without changing status_since', async () => {
    const id = await place();
    const before = await stored(id);
    await move(id, 'reschedule', 'groomer', { details: { because: 'traffic' } });
    expect(await stored(id)).toMatchObject({ status: 'pending', status_since: before?.status_since });
    expect((await historyOf(id)).at(-1)).toMatchObject({ from_status: 'pending', to_status: 'pending' });
  });

  it('gets missing monthly partitions from the daily job, which is idempotent', async () => {
    const inheritors = () =>
      api.database.asOwner(async (owner) => {
        const { rows } = await owner.query<{ leaf: string }>(
          `select inhrelid::regclass::text as leaf from pg_inherits where inhparent = 'transitions'::regclass order by 1`,
        );
        return rows.map(({ leaf }) => leaf);
      });
    const before = await inheritors();
    const newest = before.filter((leaf) => leaf !== 'transitions_default').at(-1) ?? '';
    await api.database.asOwner((owner) => owner.query(`drop table ${newest}`));
    await makeHistoryMonths.run({ siteId: api.site.id }, api.platform);
    expect(await inheritors()).toEqual(before);
    await makeHistoryMonths.run({ siteId: api.site.id }, api.platform);
    expect(await inheritors()).toEqual(before);
  });

  it('is invisible to other sites and cannot be changed by the application', async () => {
    const id = await place();
    const seen = await api.platform.db.inSite(api.otherSite.id, (tx) =>
      tx.selectFrom('transitions').select('id').where('subject_id', '=', id).execute(),
    );
    expect(seen).toEqual([]);
    const rewrite = api.platform.db.inSite(api.site.id, (tx) =>
      tx.updateTable('transitions').set({ actor: 'staff' }).where('subject_id', '=', id).execute(),
    );
    await expect(rewrite).rejects.toThrow(/permission denied/);
  });

  it('keeps the order of transitions when the clock of a process is behind', async () => {
    const id = await place();
    api.clock.advance(-60);
    await move(id, 'accept', 'groomer');
    api.clock.advance(60);
    expect((await historyOf(id)).map(({ name }) => name)).toEqual(['place', 'accept']);
  });
});

describe('effects', () => {
  let id: string;
  beforeEach(async () => {
    id = await place();
  });

  it('run in the order of the row', async () => {
    await move(id, 'reject', 'groomer');
    expect((await stored(id))?.log).toEqual(['occupy', 'notify', 'release', 'notify', 'suggestSlots']);
  });

  it('roll back with the status, the history and the timers when one fails', async () => {
    const failing = bindMachine(appointmentExample, {
      ...(appointments as never as Parameters<typeof bindMachine<typeof appointmentExample>>[1]),
      effects: { ...appointments.effects, suggestSlots: () => Promise.reject(new Error('no slots today')) } as never,
    });
    const rejecting = api.platform.db.inSite(api.site.id, (tx) =>
      transition(tx, failing, { id, name: 'reject', actor: 'groomer', viewer: null }, api.platform),
    );
    await expect(rejecting).rejects.toThrow('no slots today');
    expect(await stored(id)).toMatchObject({ status: 'pending', log: ['occupy', 'notify'] });
    expect(await historyOf(id)).toHaveLength(1);
    const { rows } = await api.database.asOwner((owner) =>
      owner.query(`select 1 from graphile_worker._private_jobs where key = $1`, [`example_appointment:expire:${id}`]),
    );
    expect(rows).toHaveLength(1);
  });
});

describe('a status outside of transition()', () => {
  it('does not compile and is rejected by the database', async () => {
    const { id } = await api.account({ status: 'active' });
    const direct = api.platform.db.inSite(api.site.id, (tx) =>
      tx
        .updateTable('providers')
        // @ts-expect-error The status of a machine's table is not an updatable column.
        .set({ status: 'inactive' })
        .where('account_id', '=', id)
        .execute(),
    );
    await expect(direct).rejects.toThrow('the status of providers changes by transition() only');
  });

  it('is rejected also with a forged status_since', async () => {
    const id = await place();
    const direct = api.platform.db.inSite(api.site.id, (tx) =>
      tx
        .updateTable('example_appointments')
        .set({ status: 'accepted', status_since: api.clock.now() })
        .where('id', '=', id)
        .execute(),
    );
    await expect(direct).rejects.toThrow('changes by transition() only');
  });
});

describe('bindMachine()', () => {
  it('compiles with exactly the effects, guards and dates used in the rows', () => {
    const [yes, nothing] = [() => true, () => Promise.resolve()];
    const guards = { cardOnFile: yes, outsideFeeWindow: yes, insideFeeWindow: yes, servicesEnded: yes, signed: yes };
    const dates = { answerBy: () => null, lastCall: () => null };
    const most = { occupy: nothing, release: nothing, notify: nothing, suggestSlots: nothing };
    const effects = { ...most, offerToOthers: nothing, settle: nothing };
    bindMachine(appointmentExample, { guards, dates, effects });
    // @ts-expect-error Two effects are missing.
    bindMachine(appointmentExample, { guards, dates, effects: most });
    // @ts-expect-error The rows do not use this effect.
    bindMachine(appointmentExample, { guards, dates, effects: { ...effects, sendFlowers: nothing } });
    // @ts-expect-error The guards are missing.
    bindMachine(appointmentExample, { dates, effects });
    // @ts-expect-error A date is missing.
    bindMachine(appointmentExample, { guards, dates: { answerBy: () => null }, effects });
    // @ts-expect-error These rows use no effects.
    expect(bindMachine(providerMachine, { effects: { notify: nothing } }).machine).toBe(providerMachine);
  });
});
