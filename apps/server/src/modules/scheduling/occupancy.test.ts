import { slotsBetween } from '@tailgate/slots';
import { localDateAt, type Place } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { randomFrom } from '../../../testing/random.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure, found } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';
import { calendarsAround } from './calendars.queries.ts';
import { guessedLeg } from './drive.rules.ts';
import { occupy, release } from './occupy.ts';
import { replaceWindows } from './scheduling.queries.ts';
import { gatherCalendars, slotWorlds } from './slot-world.ts';
import { insertZone } from './work-zones.queries.ts';

const ZONE = 'America/Chicago';
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const AUSTIN = { latitude: 30.26, longitude: -97.75 };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Roads that answer at once, by the bird's way: what is tested here is the calendar, not the vendor. */
const roads = () => ({
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
    await replaceWindows(tx, api.site.id, provider.id, windows);
    const around = [
      { latitude: 29.9, longitude: -98.1 },
      { latitude: 29.9, longitude: -97.4 },
      { latitude: 30.6, longitude: -97.4 },
      { latitude: 30.6, longitude: -98.1 },
    ];
    const zone = { name: 'Austin', priceCents: 1000, weekdays: [1, 2, 3, 4, 5, 6, 7], points: around };
    await insertZone(tx, { id: newId(), siteId: api.site.id, providerId: provider.id }, zone, api.clock.now());
  });
});

const inSite = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => api.platform.db.inSite(api.site.id, work);

const dayOf = (instant: Date) => Date.parse(localDateAt(instant, ZONE)) / DAY_MS;
const tomorrow = () => dayOf(api.clock.now()) + 1;
/** The provider's world around a place on one day, all in the transaction at hand. */
const worldOf = async (tx: Tx, place: Place, serviceMinutes: number, day: number) => {
  const calendars = await gatherCalendars(tx, roads(), {
    providers: [{ ...provider, serviceMinutes }],
    place,
    gridMinutes: 15,
    noticeMinutes: 0,
    fromDay: day,
    toDay: day + 1,
  });
  return found((await slotWorlds((work) => work(tx), roads(), calendars)).get(provider.id)).world;
};

const visit = (start: Date, minutes: number, place: Place | null, more: object = {}) => ({
  siteId: api.site.id,
  resourceId: provider.id,
  resourceKind: 'groomer' as const,
  kind: 'appointment' as const,
  subjectId: null,
  start,
  end: new Date(start.getTime() + minutes * MINUTE_MS),
  place,
  expiresAt: null,
  ...more,
});
const take = (wanted: ReturnType<typeof visit>) => inSite((tx) => occupy(tx, roads(), ZONE, wanted));
const slotsOf = (place: Place, minutes: number, day: number) =>
  inSite(async (tx) => {
    const world = await worldOf(tx, place, minutes, day);
    return slotsBetween(world, day, day + 1).map((minute) => new Date(minute * MINUTE_MS));
  });

class Undo extends Error {}
/** Whether the database would take it; nothing is kept. */
const wouldTake = async (wanted: ReturnType<typeof visit>): Promise<boolean> => {
  try {
    await inSite(async (tx) => {
      await occupy(tx, roads(), ZONE, wanted);
      throw new Undo();
    });
    return true;
  } catch (error) {
    if (error instanceof Undo) return true;
    if (error instanceof Failure && error.code === 'slot_taken') return false;
    throw error;
  }
};

describe('slots and the database', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'agree on every quarter of an hour of a random day (%i)',
    { timeout: 120_000 },
    async (seed) => {
      const next = randomFrom(seed);
      const near = (): Place => ({
        latitude: AUSTIN.latitude + (next() - 0.5) * 0.3,
        longitude: AUSTIN.longitude + (next() - 0.5) * 0.3,
      });
      const day = tomorrow() + seed;
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
      const opens = await inSite(async (tx) => {
        const world = await worldOf(tx, place, minutes, day);
        return slotsBetween({ ...world, busy: [] }, day, day + 1);
      });
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

  it('have one winner when fifty people want the same time', { timeout: 60_000 }, async () => {
    const day = tomorrow();
    const [start] = await slotsOf(AUSTIN, 60, day);
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => take(visit(start ?? new Date(0), 60, AUSTIN))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await slotsOf(AUSTIN, 60, day)).not.toContainEqual(start);
  });

  it('forget a hold that ran out, and give back what is released', async () => {
    const day = tomorrow();
    const before = await slotsOf(AUSTIN, 60, day);
    const start = before[4] ?? new Date(0);
    await take(visit(start, 60, AUSTIN, { kind: 'hold', expiresAt: new Date(api.clock.now().getTime() + 600_000) }));
    expect(await slotsOf(AUSTIN, 60, day)).not.toContainEqual(start);
    api.clock.advance(601);
    expect(await slotsOf(AUSTIN, 60, day)).toEqual(before);
    const id = await take(visit(start, 60, AUSTIN));
    await inSite((tx) => release(tx, roads(), ZONE, { resourceId: provider.id, id }));
    expect(await slotsOf(AUSTIN, 60, day)).toEqual(before);
  });
});

it('a calendar is read from one partition, by its index', async () => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query(
      `explain (costs off) select * from occupancy where resource_id = $1 and occupied && tstzrange(now(), now() + interval '1 month')`,
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
