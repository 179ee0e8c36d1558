import { addDays, instantOf, localDateAt, type LocalDate } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildVanRow } from '../builders/build-van-row.ts';
import { startTestApi, type BuiltAccount, type TestApi } from '../index.ts';
import { occupyCalendar, wantedStretch } from '../occupy-calendar.ts';
import type { Tx } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { insertOccupants, lockCalendars } from '../../src/modules/scheduling/calendar/occupancy.queries.ts';
import { insertCustody } from '../../src/modules/custody/custody.queries.ts';
import { blockVan, changeCustody, type CustodyChange } from '../../src/modules/custody/index.ts';

const ZONE = 'America/Chicago';

let api: TestApi;
let fleet: BuiltAccount;
let amy: BuiltAccount;
let ben: BuiltAccount;
let van: string;
beforeAll(async () => {
  api = await startTestApi();
  fleet = await api.account({ roles: ['fleet_owner'], status: 'active' });
});
afterAll(() => api.close());
beforeEach(async () => {
  amy = await api.account({ roles: ['groomer'], status: 'active' });
  ben = await api.account({ roles: ['groomer'], status: 'active' });
  van = await buildVanRow(api, { ownerId: fleet.id });
});

const inSite = <T>(work: (tx: Tx) => Promise<T>) => api.platform.db.inSite(api.site.id, work);
const day = (days: number): LocalDate => addDays(localDateAt(api.clock.now(), ZONE), days);
const at = (days: number, hour: number) => instantOf(day(days), hour * 60, ZONE);
const hour = (days: number, from: number) => ({ start: at(days, from), end: at(days, from + 1) });
const viewer = () => ({ accountId: fleet.id });
const give = (vehicleId: string, holder: BuiltAccount, from: number) => {
  const during = { from: day(from), to: null };
  const changes: CustodyChange[] = [{ holderId: holder.id, during, reason: 'assignment', subjectId: null }];
  return inSite((tx) => changeCustody(tx, viewer(), { vehicleId, changes }, api.platform));
};
const visit = (groomer: BuiltAccount, days: number, from: number) =>
  occupyCalendar(api, ZONE, wantedStretch({ resourceId: groomer.id, ...hour(days, from) }));
const idsIn = async (resourceId: string): Promise<string[]> => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ id: string }>('select id from occupancy where resource_id = $1 order by lower(busy)', [resourceId]),
  );
  return rows.map(({ id }) => id);
};

it('two holders of one van at a time are refused by the database', async () => {
  await give(van, amy, 1);
  const row = { id: newId(), vehicleId: van, holderId: ben.id, reason: 'assignment' as const, subjectId: null };
  const twice = inSite((tx) =>
    insertCustody(tx, [{ ...row, start: at(3, 0), end: null, begunAt: at(3, 0) }], {
      by: fleet.id,
      now: api.clock.now(),
    }),
  );
  await expect(twice).rejects.toMatchObject({ constraint: 'van_custody_never_overlaps' });
});

describe('while the van of a groomer changes', () => {
  const waiting = async () => {
    const { rowCount } = await api.database.asOwner((owner) =>
      owner.query(`select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`),
    );
    return rowCount ?? 0;
  };
  /** Waits for another transaction, or has ended without. */
  const waitsOrEnds = async (work: Promise<unknown>) => {
    let hasEnded = false;
    const end = () => {
      hasEnded = true;
    };
    void work.then(end, end);
    await expect.poll(async () => hasEnded || (await waiting()) > 0, { timeout: 30_000 }).toBe(true);
  };

  it('a booking waits, and finds what has become of it', async () => {
    await give(van, amy, 1);
    const hasChanged = Promise.withResolvers<undefined>();
    const mayEnd = Promise.withResolvers<undefined>();
    const during = { from: day(3), to: day(4) };
    const changes: CustodyChange[] = [{ holderId: ben.id, during, reason: 'temporary', subjectId: null }];
    const changing = inSite(async (tx) => {
      await changeCustody(tx, viewer(), { vehicleId: van, changes }, api.platform);
      hasChanged.resolve(undefined);
      await mayEnd.promise;
    });
    await hasChanged.promise;
    const booking = visit(amy, 3, 9);
    const outcome = expect(booking).rejects.toMatchObject({ code: 'slot_taken' });
    await waitsOrEnds(booking);
    mayEnd.resolve(undefined);
    await changing;
    await outcome;
    expect([await idsIn(van), await idsIn(amy.id)]).toEqual([[], []]);
  });

  it('a block of it waits for a booking, and finds it', async () => {
    await give(van, amy, 1);
    const hasBooked = Promise.withResolvers<undefined>();
    const mayEnd = Promise.withResolvers<undefined>();
    const id = newId();
    const occupant = { id, kind: 'appointment' as const, subjectId: id, ...hour(3, 9), place: null, expiresAt: null };
    const booking = inSite(async (tx) => {
      await lockCalendars(tx, [amy.id], api.clock.now());
      await insertOccupants(tx, [{ providerId: amy.id, occupant, leadMinutes: 0 }], api.clock.now());
      hasBooked.resolve(undefined);
      await mayEnd.promise;
    });
    await hasBooked.promise;
    const span = { vehicleId: van, kind: 'maintenance' as const, subjectId: null, ...hour(3, 9) };
    const blocking = inSite((tx) => blockVan(tx, span, api.platform));
    const outcome = expect(blocking).rejects.toMatchObject({ code: 'van_in_use', vanUse: [{ id }] });
    await waitsOrEnds(blocking);
    mayEnd.resolve(undefined);
    await booking;
    await outcome;
    expect(await idsIn(van)).toEqual([id]);
  });
});
