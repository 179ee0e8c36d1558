import { randomFrom, testSeed } from '@tailgate/kit';
import { slotsBetween } from '@tailgate/slots';
import { localDateAt, type Place } from '@tailgate/values';
import { cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../testing/index.ts';
import {
  addingTo,
  changeTestCalendars,
  occupyCalendar,
  releaseCalendar,
  wantedStretch,
} from '../../../../testing/occupy-calendar.ts';
import { LOCK_KINDS } from '../../../platform/db/advisory-lock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure, found } from '../../../platform/failure.ts';
import { newId } from '../../../platform/ids.ts';
import { guessedLeg } from '../drives/drive.rules.ts';
import { replaceWindows } from '../scheduling.queries.ts';
import { insertZone } from '../zones/work-zones.queries.ts';
import { planCalendarChange, resolvePlan } from './calendar-plan.ts';
import { calendarsAround } from './calendars.queries.ts';
import { changeCalendars } from './change-calendars.ts';
import { lockCalendars } from './occupancy.queries.ts';
import { gatherCalendars, slotWorlds } from './slot-world.ts';

const ZONE = 'America/Chicago';
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const AUSTIN = { latitude: 30.26, longitude: -97.75 };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** A routing vendor that returns straight-line drives at once: these tests are about the calendar. */
const platform = () => ({
  clock: api.clock,
  log: api.platform.log,
  routing: {
    table: (from: readonly Place[], to: readonly Place[]) =>
      Promise.resolve(from.map((start) => to.map((end) => guessedLeg(start, end)))),
    route: () => Promise.resolve(undefined),
  },
});

let provider: { id: string; timeZone: string; maxDistanceMiles: number };
beforeEach(async () => {
  const account = await api.account({ roles: ['groomer'], status: 'active' });
  provider = { id: account.id, timeZone: ZONE, maxDistanceMiles: 500 };
  await inSite(async (tx) => {
    const windows = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, start: 480, end: 1020 }));
    await replaceWindows(tx, provider.id, windows);
    const around = [
      { latitude: 29.9, longitude: -98.1 },
      { latitude: 29.9, longitude: -97.4 },
      { latitude: 30.6, longitude: -97.4 },
      { latitude: 30.6, longitude: -98.1 },
    ];
    const zone = { name: 'Austin', priceCents: cents(1000), weekdays: [1, 2, 3, 4, 5, 6, 7], points: around };
    await insertZone(tx, { id: newId(), providerId: provider.id }, zone, api.clock.now());
  });
});

const inSite = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => api.platform.db.inSite(api.site.id, work);

const dayOf = (instant: Date) => Date.parse(localDateAt(instant, ZONE)) / DAY_MS;
const tomorrow = () => dayOf(api.clock.now()) + 1;
/** Input of the slot engine for the provider, a place and one day. */
const worldOf = async (place: Place, serviceMinutes: number, day: number) => {
  const question = {
    providers: [{ ...provider, serviceMinutes }],
    place,
    gridMinutes: 15,
    noticeMinutes: 0,
    fromDay: day,
    toDay: day + 1,
  };
  const calendars = await inSite((tx) => gatherCalendars(tx, question, platform()));
  return found((await slotWorlds(inSite, calendars, platform())).get(provider.id)).world;
};

const visit = (start: Date, minutes: number, place: Place | null, more: object = {}) =>
  wantedStretch({
    resourceId: provider.id,
    start,
    end: new Date(start.getTime() + minutes * MINUTE_MS),
    place,
    ...more,
  });
const take = (wanted: ReturnType<typeof visit>) => occupyCalendar(api, ZONE, wanted, platform());
const slotsOf = async (place: Place, minutes: number, day: number) => {
  const world = await worldOf(place, minutes, day);
  return slotsBetween(world, day, day + 1).map((minute) => new Date(minute * MINUTE_MS));
};

class Undo extends Error {}
/** Whether the database would accept it; rolled back. */
const wouldTake = async (wanted: ReturnType<typeof visit>): Promise<boolean> => {
  const plan = await inSite((tx) => planCalendarChange(tx, [addingTo(ZONE, wanted)], platform()));
  const resolved = await resolvePlan(inSite, plan, platform());
  try {
    await inSite(async (tx) => {
      await changeCalendars(tx, resolved, platform());
      throw new Undo();
    });
    return true;
  } catch (error) {
    if (error instanceof Undo) return true;
    if (error instanceof Failure && error.code === 'slot_taken') return false;
    throw error;
  }
};

const DAYS = 6;

describe('slots and the database', () => {
  it.each(Array.from({ length: DAYS }, (_none, index) => [testSeed() + index, index + 1] as const))(
    'agree on every 15-minute start of a random day (seed %i)',
    { timeout: 120_000 },
    async (seed, ahead) => {
      const { next } = randomFrom(seed);
      const near = (): Place => ({
        latitude: AUSTIN.latitude + (next() - 0.5) * 0.3,
        longitude: AUSTIN.longitude + (next() - 0.5) * 0.3,
      });
      const day = tomorrow() + ahead;
      for (let count = 0; count < 5; count += 1) {
        const offered = await slotsOf(near(), 60, day);
        const start = offered[Math.floor(next() * offered.length)];
        if (!start) break;
        const hold = next() < 0.3 ? { kind: 'hold', expiresAt: new Date(api.clock.now().getTime() + 600_000) } : {};
        await take(visit(start, 20 + Math.floor(next() * 60), next() < 0.85 ? near() : null, hold)).catch(
          () => undefined,
        );
      }
      const place = near();
      const minutes = 30 + 15 * Math.floor(next() * 5);
      const offered = new Set((await slotsOf(place, minutes, day)).map((start) => start.getTime()));
      const world = await worldOf(place, minutes, day);
      const opens = slotsBetween({ ...world, busy: [] }, day, day + 1);
      expect(opens.length).toBeGreaterThan(10);
      for (const minute of opens) {
        const start = new Date(minute * MINUTE_MS);
        const wall = start.toLocaleString('en-US', { timeZone: ZONE });
        expect(`${wall} ${await wouldTake(visit(start, minutes, place))}`).toBe(
          `${wall} ${offered.has(start.getTime())}`,
        );
      }
    },
  );

  it('accept one of fifty concurrent bookings of a slot', { timeout: 60_000 }, async () => {
    const day = tomorrow();
    const [start] = await slotsOf(AUSTIN, 60, day);
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => take(visit(start ?? new Date(0), 60, AUSTIN))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await slotsOf(AUSTIN, 60, day)).not.toContainEqual(start);
  });

  it('offer a slot again after its hold expires or is released', async () => {
    const day = tomorrow();
    const before = await slotsOf(AUSTIN, 60, day);
    const start = before[4] ?? new Date(0);
    await take(visit(start, 60, AUSTIN, { kind: 'hold', expiresAt: new Date(api.clock.now().getTime() + 600_000) }));
    expect(await slotsOf(AUSTIN, 60, day)).not.toContainEqual(start);
    api.clock.advance(601);
    expect(await slotsOf(AUSTIN, 60, day)).toEqual(before);
    const id = await take(visit(start, 60, AUSTIN));
    await releaseCalendar(api, ZONE, { resourceId: provider.id, id }, platform());
    expect(await slotsOf(AUSTIN, 60, day)).toEqual(before);
  });
});

describe('a calendar that changes while drives are resolved', () => {
  const at = (hour: number) => new Date((tomorrow() * 24 + hour + 6) * 60 * MINUTE_MS);
  const near = (offset: number): Place => ({ ...AUSTIN, latitude: AUSTIN.latitude + offset });
  /** The same vendor, which first runs a concurrent change. */
  const platformAfter = (happens: () => Promise<unknown>) => {
    const usual = platform();
    let asked = 0;
    const table: typeof usual.routing.table = async (from, to) => {
      asked += 1;
      if (asked === 1) await happens();
      return await usual.routing.table(from, to);
    };
    return { ...usual, routing: { ...usual.routing, table }, asked: () => asked };
  };
  const occupiedFrom = async (id: string) => {
    const { rows } = await api.database.asOwner((owner) =>
      owner.query<{ from: Date }>(`select lower(occupied) as from from occupancy where resource_id = $1 and id = $2`, [
        provider.id,
        id,
      ]),
    );
    return rows[0]?.from;
  };
  const minutesBefore = (instant: Date, minutes: number) => new Date(instant.getTime() - minutes * MINUTE_MS);

  it('is read again, so that the drive starts at the current neighbor', async () => {
    await take(visit(at(8), 30, near(0.2)));
    const vendor = platformAfter(() => take(visit(at(10), 30, near(0.1))));
    const id = await occupyCalendar(api, ZONE, visit(at(13), 60, AUSTIN), vendor);
    expect(vendor.asked()).toBe(2);
    expect(await occupiedFrom(id)).toEqual(minutesBefore(at(13), guessedLeg(near(0.1), AUSTIN).minutes));
  });

  it('is read again when a release finds a different neighbor', async () => {
    await take(visit(at(8), 30, near(0.2)));
    const middle = await take(visit(at(11), 30, near(0.05)));
    const last = await take(visit(at(14), 30, AUSTIN));
    const vendor = platformAfter(() => take(visit(at(9.5), 30, near(0.1))));
    await releaseCalendar(api, ZONE, { resourceId: provider.id, id: middle }, vendor);
    expect(await occupiedFrom(last)).toEqual(minutesBefore(at(14), guessedLeg(near(0.1), AUSTIN).minutes));
  });

  it('results in a conflict when it changes at every attempt', async () => {
    await take(visit(at(7), 15, near(0.2)));
    const usual = platform();
    let minute = 0;
    const table: typeof usual.routing.table = async (from, to) => {
      minute += 30;
      await take(visit(new Date(at(7).getTime() + minute * MINUTE_MS), 10, null));
      await take(visit(new Date(at(7).getTime() + (minute + 15) * MINUTE_MS), 5, near(0.2 - minute / 10_000)));
      return await usual.routing.table(from, to);
    };
    const restless = { ...usual, routing: { ...usual.routing, table } };
    await expect(occupyCalendar(api, ZONE, visit(at(15), 60, AUSTIN), restless)).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});

describe('a change of several calendars', () => {
  const at = (hour: number) => new Date((tomorrow() * 24 + hour + 6) * 60 * MINUTE_MS);
  const near = (offset: number): Place => ({ ...AUSTIN, latitude: AUSTIN.latitude + offset });
  const stored = async (resourceId: string) => {
    const { rows } = await api.database.asOwner((owner) =>
      owner.query<{ id: string; start: Date; lead: number }>(
        `select id, lower(busy) as start, extract(epoch from lower(busy) - lower(occupied))::int / 60 as lead
          from occupancy where resource_id = $1 order by busy`,
        [resourceId],
      ),
    );
    return rows;
  };

  it('moves an occupant past its neighbor, with the drives of the new order', async () => {
    const first = await take(visit(at(8), 30, near(0.1)));
    const second = await take(visit(at(10), 30, AUSTIN));
    const third = await take(visit(at(12), 30, near(0.2)));
    const { resourceId: _, ...moved } = visit(at(15), 30, near(0.1), { id: first });
    await changeTestCalendars(
      api,
      [{ providerId: provider.id, timeZone: ZONE, remove: [first], add: [moved] }],
      platform(),
    );
    const drive = (from: Place, to: Place) => guessedLeg(from, to).minutes;
    expect(await stored(provider.id)).toEqual([
      { id: second, start: at(10), lead: 0 },
      { id: third, start: at(12), lead: drive(AUSTIN, near(0.2)) },
      { id: first, start: at(15), lead: drive(near(0.2), near(0.1)) },
    ]);
  });

  it('may overlap what it replaces, and nothing else', async () => {
    const first = await take(visit(at(8), 60, null));
    await take(visit(at(10), 60, null));
    const shifted = (hour: number) => {
      const { resourceId: _, ...occupant } = visit(at(hour), 60, null, { id: first });
      return changeTestCalendars(
        api,
        [{ providerId: provider.id, timeZone: ZONE, remove: [first], add: [occupant] }],
        platform(),
      );
    };
    await shifted(8.5);
    await expect(shifted(9.5)).rejects.toMatchObject({ code: 'slot_taken' });
    expect((await stored(provider.id)).map(({ start }) => start)).toEqual([at(8.5), at(10)]);
  });
});

it('calendars are locked in one order, whatever the order in which a change names them', async () => {
  const [lower = '', higher = ''] = [newId(), newId()].sort();
  const hasLocked = Promise.withResolvers<undefined>();
  const mayEnd = Promise.withResolvers<undefined>();
  const first = inSite(async (tx) => {
    await lockCalendars(tx, [lower], api.clock.now());
    hasLocked.resolve(undefined);
    await mayEnd.promise;
  });
  await hasLocked.promise;
  const second = inSite((tx) => lockCalendars(tx, [higher, lower], api.clock.now()));
  const waiting = async () => {
    const { rowCount } = await api.database.asOwner((owner) =>
      owner.query(`select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`),
    );
    return rowCount;
  };
  await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
  // It waits for the lower one, and does not keep whoever has that from the other.
  const { rows } = await inSite((tx) =>
    sql`select pg_try_advisory_xact_lock(hashtextextended(${higher}, ${LOCK_KINDS.calendar})) as "isFree"`.execute(tx),
  );
  mayEnd.resolve(undefined);
  await Promise.all([first, second]);
  expect(rows).toEqual([{ isFree: true }]);
});

it('a change depends on its own calendar, and leaves those of others alone', async () => {
  const start = new Date((tomorrow() * 24 + 15) * 60 * MINUTE_MS);
  const other = await api.account({ roles: ['groomer'] });
  const far: Place = { ...AUSTIN, latitude: AUSTIN.latitude + 0.3 };
  const hold = { kind: 'hold', expiresAt: new Date(api.clock.now().getTime() + 60_000) };
  const held = visit(new Date(start.getTime() - 4 * 60 * MINUTE_MS), 60, far, { resourceId: other.id, ...hold });
  await take(held);
  await take(visit(new Date(start.getTime() - 90 * MINUTE_MS), 60, far, { resourceId: other.id, id: newId() }));
  api.clock.advance(61);
  const id = await take(visit(start, 60, AUSTIN));
  await releaseCalendar(api, ZONE, { resourceId: provider.id, id: held.id }, platform());
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ id: string; lead: number }>(
      `select id, extract(epoch from lower(busy) - lower(occupied))::int / 60 as lead from occupancy where id = any($1)`,
      [[id, held.id]],
    ),
  );
  expect(rows.find((row) => row.id === id)?.lead).toBe(0);
  expect(rows.map((row) => row.id)).toContain(held.id);
});

it('a change sets the drive to what is next in its own calendar, whatever comes before it in those of others', async () => {
  const at = (hour: number) => new Date((tomorrow() * 24 + hour + 6) * 60 * MINUTE_MS);
  const far: Place = { ...AUSTIN, latitude: AUSTIN.latitude + 0.3 };
  const other = await api.account({ roles: ['groomer'] });
  const next = await take(visit(at(14), 60, far));
  await take(visit(at(12), 60, far, { resourceId: other.id }));
  await take(visit(at(9), 60, AUSTIN));
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ lead: number }>(
      `select extract(epoch from lower(busy) - lower(occupied))::int / 60 as lead from occupancy where id = $1`,
      [next],
    ),
  );
  expect(rows).toEqual([{ lead: guessedLeg(AUSTIN, far).minutes }]);
});

it('reads a calendar from one partition by its index', async () => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query(
      `explain (costs off) select * from occupancy where resource_id = $1 and occupied && tstzrange(app.now(), app.now() + interval '1 month')`,
      [provider.id],
    ),
  );
  const plan = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
  expect(plan.match(/occupancy_\d+/g)?.length, plan).toBeGreaterThan(0);
  expect(new Set(plan.match(/on occupancy_\d+/g)).size, plan).toBe(1);
  const month = { fromDay: tomorrow(), toDay: tomorrow() + 30, now: api.clock.now() };
  const calendars = await inSite((tx) => calendarsAround(tx, { providerIds: [provider.id], place: AUSTIN, ...month }));
  expect(calendars.get(provider.id)).toMatchObject({ occupants: [], timeOff: [], zones: [{ priceCents: 1000 }] });
  expect(calendars.get(provider.id)?.windows).toHaveLength(7);
});
