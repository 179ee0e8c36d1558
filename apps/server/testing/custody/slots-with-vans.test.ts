import { randomFrom, testSeed } from '@tailgate/kit';
import { slotsBetween } from '@tailgate/slots';
import { localDateAt, type Place } from '@tailgate/values';
import { cents } from '@tailgate/values/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildVanRow } from '../builders/build-van-row.ts';
import { startTestApi, type TestApi } from '../index.ts';
import { addingTo, occupyCalendar, wantedStretch, type Wanted } from '../occupy-calendar.ts';
import type { Tx } from '../../src/platform/db/database.ts';
import { Failure, found } from '../../src/platform/failure.ts';
import { newId } from '../../src/platform/ids.ts';
import { resolvePlan } from '../../src/modules/scheduling/calendar/calendar-plan.ts';
import { guessedLeg } from '../../src/modules/scheduling/drives/drive.rules.ts';
import {
  changeCalendars,
  gatherCalendars,
  planCalendarChange,
  slotWorlds,
} from '../../src/modules/scheduling/index.ts';
import { replaceWindows } from '../../src/modules/scheduling/scheduling.queries.ts';
import { insertZone } from '../../src/modules/scheduling/zones/work-zones.queries.ts';
import { blockVan, changeCustody, type CustodyChange } from '../../src/modules/custody/index.ts';

const DAYS = process.env['TEST_LONG'] ? 200 : 8;
const ZONE = 'America/Chicago';
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const AUSTIN = { latitude: 30.26, longitude: -97.75 };
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const inSite = <T>(work: (tx: Tx) => Promise<T>) => api.platform.db.inSite(api.site.id, work);
/** A routing vendor that returns straight-line drives at once. */
const platform = () => ({
  clock: api.clock,
  log: api.platform.log,
  routing: {
    table: (from: readonly Place[], to: readonly Place[]) =>
      Promise.resolve(from.map((start) => to.map((end) => guessedLeg(start, end)))),
    route: () => Promise.resolve(undefined),
  },
});

const groomerAround = async (): Promise<string> => {
  const { id } = await api.account({ roles: ['groomer'], status: 'active' });
  await inSite(async (tx) => {
    await replaceWindows(
      tx,
      id,
      EVERY_DAY.map((day) => ({ day, start: 0, end: 1440 })),
    );
    const points = [
      { latitude: 29.9, longitude: -98.1 },
      { latitude: 29.9, longitude: -97.4 },
      { latitude: 30.6, longitude: -97.4 },
      { latitude: 30.6, longitude: -98.1 },
    ];
    const zone = { name: 'Austin', priceCents: cents(1000), weekdays: EVERY_DAY, points };
    await insertZone(tx, { id: newId(), providerId: id }, zone, api.clock.now());
  });
  return id;
};

const worldOf = async (providerId: string, place: Place, serviceMinutes: number, day: number) => {
  const question = {
    providers: [{ id: providerId, timeZone: ZONE, maxDistanceMiles: 500, serviceMinutes }],
    place,
    gridMinutes: 15,
    noticeMinutes: 0,
    fromDay: day,
    toDay: day + 1,
  };
  const calendars = await inSite((tx) => gatherCalendars(tx, question, platform()));
  return found((await slotWorlds(inSite, calendars, platform())).get(providerId)).world;
};

class Undo extends Error {}
/** Whether the database would accept it; rolled back. */
const wouldTake = async (wanted: Wanted): Promise<boolean> => {
  const plan = await inSite((tx) => planCalendarChange(tx, [addingTo(ZONE, wanted)], platform()));
  const resolved = await resolvePlan(inSite, plan, platform());
  try {
    await inSite(async (tx) => {
      await changeCalendars(tx, resolved, platform());
      throw new Undo();
    });
  } catch (error) {
    if (error instanceof Undo) return true;
    if (error instanceof Failure && error.code === 'slot_taken') return false;
    throw error;
  }
  return false;
};

/** What others are refused is of no interest here. */
const tried = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
  });

const tomorrow = () => Date.parse(localDateAt(api.clock.now(), ZONE)) / DAY_MS + 1;

it.each(Array.from({ length: DAYS }, (_none, index) => testSeed() + index))(
  'slots and the database agree on every quarter hour of a random day with vans (seed %i)',
  { timeout: 240_000 },
  async (seed) => {
    const { next, integer, pick, chance } = randomFrom('slots with vans', seed);
    const near = (): Place => ({
      latitude: AUSTIN.latitude + (next() - 0.5) * 0.3,
      longitude: AUSTIN.longitude + (next() - 0.5) * 0.3,
    });
    const [amy, ben] = [await groomerAround(), await groomerAround()];
    const vans = [await buildVanRow(api, { ownerId: amy }), await buildVanRow(api, { ownerId: ben })];
    const day = tomorrow() + integer(4, 20);
    const at = (quarter: number) => new Date((day * 96 + 20 + quarter) * 15 * MINUTE_MS);
    const give = (holderId: string | null, vehicleId: string, during: CustodyChange['during']) => {
      const change: CustodyChange = { holderId, during, reason: 'assignment', subjectId: null };
      return tried(
        inSite((tx) => changeCustody(tx, { accountId: amy }, { vehicleId, changes: [change] }, api.platform)),
      );
    };
    // From some days before, or within the day, with an end or without.
    const steps = [
      () =>
        give(chance(0.7) ? amy : pick([ben, null]), pick(vans), {
          start: at(chance(0.4) ? -200 : integer(-8, 96)),
          end: chance(0.6) ? at(integer(97, 150) - (chance(0.5) ? 60 : 0)) : null,
        }),
      () => {
        const start = at(integer(-4, 92));
        const end = new Date(start.getTime() + integer(1, 16) * 15 * MINUTE_MS);
        const kind = pick(['appointment', 'appointment', 'appointment', 'hold', 'block'] as const);
        const expiresAt = kind === 'hold' ? new Date(api.clock.now().getTime() + 600_000) : null;
        const place = kind === 'block' || chance(0.2) ? null : near();
        return tried(
          occupyCalendar(
            api,
            ZONE,
            wantedStretch({ resourceId: pick([amy, amy, ben]), start, end, kind, expiresAt, place }),
            platform(),
          ),
        );
      },
      () => {
        const start = at(integer(-4, 92));
        const end = new Date(start.getTime() + integer(1, 30) * 15 * MINUTE_MS);
        const taken = { vehicleId: pick(vans), kind: 'maintenance' as const, subjectId: null, start, end };
        return tried(inSite((tx) => blockVan(tx, taken, api.platform)));
      },
    ];
    await give(amy, vans[0] ?? '', { start: at(-300), end: null });
    for (let count = integer(4, 14); count > 0; count -= 1) await pick(steps)();
    const place = near();
    const minutes = 30 + 15 * integer(0, 4);
    const world = await worldOf(amy, place, minutes, day);
    const offered = new Set(slotsBetween(world, day, day + 1));
    const { vans: _, ...anyVan } = world;
    for (const minute of slotsBetween({ ...anyVan, busy: [] }, day, day + 1)) {
      const start = new Date(minute * MINUTE_MS);
      const wanted = wantedStretch({
        resourceId: amy,
        start,
        end: new Date(start.getTime() + minutes * MINUTE_MS),
        place,
      });
      const wall = start.toLocaleString('en-US', { timeZone: ZONE });
      expect(`${wall} ${await wouldTake(wanted)}`).toBe(`${wall} ${offered.has(minute)}`);
    }
  },
);
