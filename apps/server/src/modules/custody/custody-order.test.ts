import { addDays, instantOf, localDateAt, type LocalDate } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildVanRow } from '../../../testing/builders/build-van-row.ts';
import { startTestApi, type BuiltAccount, type TestApi } from '../../../testing/index.ts';
import { occupyCalendar, wantedStretch } from '../../../testing/occupy-calendar.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { changeCustody, vanOf, type CustodyChange } from './index.ts';

const ZONE = 'America/Chicago';

let api: TestApi;
let amy: BuiltAccount;
let ben: BuiltAccount;
let van: string;
let other: string;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  amy = await api.account({ roles: ['groomer'], status: 'active' });
  ben = await api.account({ roles: ['groomer'], status: 'active' });
  van = await buildVanRow(api, { ownerId: amy.id });
  other = await buildVanRow(api, { ownerId: amy.id });
});

const inSite = <T>(work: (tx: Tx) => Promise<T>) => api.platform.db.inSite(api.site.id, work);
const day = (days: number): LocalDate => addDays(localDateAt(api.clock.now(), ZONE), days);
const at = (days: number, hour: number) => instantOf(day(days), hour * 60, ZONE);
const give = (vehicleId: string, holder: BuiltAccount, from: number, to: number | null = null) => {
  const during = { from: day(from), to: to === null ? null : day(to) };
  const reason = to === null ? ('assignment' as const) : ('temporary' as const);
  const changes: CustodyChange[] = [{ holderId: holder.id, during, reason, subjectId: null }];
  return inSite((tx) => changeCustody(tx, { accountId: amy.id }, { vehicleId, changes }, api.platform));
};
const visit = async (groomer: BuiltAccount, days: number) => {
  const id = newId();
  const span = { start: at(days, 9), end: at(days, 10) };
  await occupyCalendar(api, ZONE, wantedStretch({ id, subjectId: id, resourceId: groomer.id, ...span }));
  return id;
};
const idsIn = async (resourceId: string): Promise<string[]> => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ id: string }>('select id from occupancy where resource_id = $1 order by lower(busy)', [resourceId]),
  );
  return rows.map(({ id }) => id);
};

describe('a temporary assignment', () => {
  it('changes the van of its days only, where its groomer holds two', async () => {
    await give(van, amy, 1);
    await give(other, amy, 2);
    const id = await visit(amy, 6);
    expect(await idsIn(other)).toEqual([id]);
    await give(van, ben, 3, 4);
    expect(await inSite((tx) => vanOf(tx, amy.id, at(6, 9)))).toBe(other);
    expect(await idsIn(other)).toEqual([id]);
    // Nothing is left behind when the other one goes.
    await expect(give(other, ben, 6, 6)).rejects.toMatchObject({ vanUse: [{ id, choices: ['other_van'] }] });
  });

  it('of somebody who never had a van lists the visits after it', async () => {
    const id = await visit(amy, 6);
    await expect(give(van, amy, 3, 4)).rejects.toMatchObject({
      code: 'custody_has_visits',
      vanUse: [{ id, choices: [] }],
    });
    expect(await idsIn(van)).toEqual([]);
    expect(await inSite((tx) => vanOf(tx, amy.id, at(3, 9)))).toBeNull();
    await give(van, amy, 3);
    expect(await idsIn(van)).toEqual([id]);
  });

  it('before the first van lists the visits until then', async () => {
    await give(van, amy, 8);
    const id = await visit(amy, 6);
    await expect(give(other, amy, 3, 4)).rejects.toMatchObject({ vanUse: [{ id, choices: [] }] });
    await give(other, amy, 3, 7);
    expect(await idsIn(other)).toEqual([id]);
  });
});
