import { becomesTrue } from '@tailgate/kit';
import { addDays, instantOf, localDateAt } from '@tailgate/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildVanRow } from '../../../testing/builders/build-van-row.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { occupyCalendar, wantedStretch } from '../../../testing/occupy-calendar.ts';
import type { Tx } from '../../platform/db/database.ts';
import { releaseOccupants } from '../scheduling/index.ts';
import { changeCustody, type CustodyChange } from './index.ts';

const ZONE = 'America/Chicago';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const inSite = <T>(work: (tx: Tx) => Promise<T>) => api.platform.db.inSite(api.site.id, work);
const day = (days: number) => addDays(localDateAt(api.clock.now(), ZONE), days);

/** Amy with a visit in a van, and another one that she can have on that day. */
const build = async () => {
  const amy = (await api.account({ roles: ['groomer'], status: 'active' })).id;
  const [van, other] = [await buildVanRow(api, { ownerId: amy }), await buildVanRow(api, { ownerId: amy })];
  const give = (tx: Tx, vehicleId: string, during: CustodyChange['during'], visitIds: readonly string[] = []) =>
    changeCustody(
      tx,
      { accountId: amy },
      {
        vehicleId,
        changes: [{ holderId: amy, during, reason: 'assignment', subjectId: null }],
        choices: visitIds.map((visitId) => ({ visitId, choice: 'other_van' as const })),
      },
      api.platform,
    );
  await inSite((tx) => give(tx, van, { from: day(0), to: null }));
  const [start, end] = [10, 11].map((hour) => instantOf(day(3), hour * 60, ZONE)) as [Date, Date];
  const visit = await occupyCalendar(api, ZONE, wantedStretch({ resourceId: amy, start, end }));
  const takeOther = (tx: Tx) => give(tx, other, { from: day(3), to: day(3) }, [visit]);
  const release = (tx: Tx) => releaseOccupants(tx, amy, [visit]);
  const calendars = async () =>
    (
      await api.database.asOwner((owner) =>
        owner.query<{ resource_id: string }>('select resource_id from occupancy where id = $1', [visit]),
      )
    ).rows;
  expect(await calendars()).toHaveLength(2);
  return { takeOther, release, calendars };
};

const somebodyWaits = async () => {
  const { rows } = await api.database.asOwner((owner) => owner.query('select from pg_locks where not granted'));
  return rows.length > 0;
};

/** One transaction has done its work and is not over while another one begins. */
const meet = async (first: (tx: Tx) => Promise<unknown>, then: (tx: Tx) => Promise<unknown>) => {
  let isThrough = false;
  let later: Promise<unknown> = Promise.resolve();
  await inSite(async (tx) => {
    await first(tx);
    later = inSite(then).finally(() => {
      isThrough = true;
    });
    expect(await becomesTrue(async () => isThrough || (await somebodyWaits()), { timeoutMs: 20_000 })).toBe(true);
  });
  await later;
};

it('a visit that is released while it moves to another van stays in neither', async () => {
  const { takeOther, release, calendars } = await build();
  await meet(takeOther, release);
  expect(await calendars()).toEqual([]);
});

it('a visit that moves to another van while it is released stays in neither', async () => {
  const { takeOther, release, calendars } = await build();
  await meet(release, takeOther);
  expect(await calendars()).toEqual([]);
});
