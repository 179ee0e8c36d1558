import { addDays, instantOf, localDateAt, type LocalDate } from '@tailgate/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildVanRow } from '../../../testing/builders/build-van-row.ts';
import { startTestApi, type BuiltAccount, type TestApi } from '../../../testing/index.ts';
import { occupyCalendar, wantedStretch, type Wanted } from '../../../testing/occupy-calendar.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import {
  beginOwnCustody,
  blockVan,
  changeCustody,
  custodyIn,
  endCustody,
  seedCustody,
  vanOf,
  type CustodyChange,
  type VisitToChoose,
} from './index.ts';

const ZONE = 'America/Chicago';
const HOUR_MS = 3_600_000;

let api: TestApi;
let fleet: BuiltAccount;
let amy: BuiltAccount;
let ben: BuiltAccount;
let van: string;
let other: string;
beforeAll(async () => {
  api = await startTestApi();
  fleet = await api.account({ roles: ['fleet_owner'], status: 'active' });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.reset();
  amy = await api.account({ roles: ['groomer'], status: 'active' });
  ben = await api.account({ roles: ['groomer'], status: 'active' });
  van = await buildVanRow(api, { ownerId: fleet.id });
  other = await buildVanRow(api, { ownerId: fleet.id });
});

const inSite = <T>(work: (tx: Tx) => Promise<T>) => api.platform.db.inSite(api.site.id, work);
const day = (days: number): LocalDate => addDays(localDateAt(api.clock.now(), ZONE), days);
const at = (days: number, hour: number) => instantOf(day(days), hour * 60, ZONE);
const viewer = () => ({ accountId: fleet.id });

type Given = Omit<Partial<CustodyChange>, 'holderId'> & { readonly choices?: readonly VisitToChoose[] };
/** From a day on, up to and with another where there is one. */
const give = (
  vehicleId: string,
  holder: BuiltAccount | null,
  from: number,
  to: number | null = null,
  given: Given = {},
) => {
  const { choices = [], ...more } = given;
  const change: CustodyChange = {
    holderId: holder?.id ?? null,
    during: { from: day(from), to: to === null ? null : day(to) },
    reason: to === null ? 'assignment' : 'temporary',
    subjectId: null,
    ...more,
  };
  return inSite((tx) => changeCustody(tx, viewer(), { vehicleId, changes: [change], choices }, api.platform));
};
const hour = (days: number, from: number) => ({ start: at(days, from), end: at(days, from + 1) });
const visit = async (groomer: BuiltAccount, days: number, from: number, more: Partial<Wanted> = {}) => {
  const id = newId();
  await occupyCalendar(
    api,
    ZONE,
    wantedStretch({ id, subjectId: id, resourceId: groomer.id, ...hour(days, from), ...more }),
  );
  return id;
};
const hold = (groomer: BuiltAccount, days: number, from: number) =>
  visit(groomer, days, from, { kind: 'hold', expiresAt: new Date(api.clock.now().getTime() + HOUR_MS) });
const idsIn = async (resourceId: string): Promise<string[]> => {
  const { rows } = await api.database.asOwner((owner) =>
    owner.query<{ id: string }>('select id from occupancy where resource_id = $1 order by lower(busy)', [resourceId]),
  );
  return rows.map(({ id }) => id);
};
const always = () => ({ start: new Date(0), end: null });
const custodyOf = async (vehicleId: string) =>
  (await inSite((tx) => custodyIn(tx, { vehicleIds: [vehicleId] }, always()))).map(
    ({ holderId, reason, start, end }) => ({
      who: holderId === amy.id ? 'amy' : holderId === ben.id ? 'ben' : 'other',
      reason,
      start,
      end,
    }),
  );
const everything = async () => [await custodyOf(van), await custodyOf(other), await idsIn(van), await idsIn(other)];

describe('a temporary assignment', () => {
  it('cuts its days out of the one that was there, which goes on after', async () => {
    await give(van, amy, 1);
    await give(van, ben, 3, 4);
    expect(await custodyOf(van)).toEqual([
      { who: 'amy', reason: 'assignment', start: at(1, 0), end: at(3, 0) },
      { who: 'ben', reason: 'temporary', start: at(3, 0), end: at(5, 0) },
      { who: 'amy', reason: 'assignment', start: at(5, 0), end: null },
    ]);
    const holderAt = (days: number, who: BuiltAccount) => inSite((tx) => vanOf(tx, who.id, at(days, 12)));
    expect([await holderAt(2, amy), await holderAt(3, amy), await holderAt(5, amy)]).toEqual([van, null, van]);
    expect([await holderAt(2, ben), await holderAt(4, ben), await holderAt(5, ben)]).toEqual([null, van, null]);
  });

  it('over booked work is refused with the visits, and writes nothing', async () => {
    await give(van, amy, 1);
    const [before, first, second] = [await visit(amy, 2, 9), await visit(amy, 3, 9), await visit(amy, 4, 16)];
    const is = await everything();
    const given = give(van, ben, 3, 4);
    await expect(given).rejects.toMatchObject({
      code: 'custody_has_visits',
      vanUse: [first, second].map((id) => ({ id, kind: 'appointment', holderId: amy.id, choices: [] })),
    });
    expect(await everything()).toEqual(is);
    // What cannot be is not chosen.
    const choices = [first, second].map((visitId) => ({ visitId, choice: 'other_van' as const }));
    await expect(give(van, ben, 3, 4, { choices })).rejects.toMatchObject({ code: 'custody_has_visits' });
    expect(await everything()).toEqual(is);
    expect(is[2]).toEqual([before, first, second]);
  });

  it('over booked work is done whole with a choice for every visit', async () => {
    await give(other, amy, 1);
    await give(van, amy, 2);
    const [one, two] = [await visit(amy, 3, 9), await visit(amy, 4, 16)];
    expect(await idsIn(van)).toEqual([one, two]);
    await expect(give(van, ben, 3, 4)).rejects.toMatchObject({
      vanUse: [one, two].map((id) => ({ id, choices: ['other_van'] })),
    });
    const choose = (...visits: string[]) => visits.map((visitId) => ({ visitId, choice: 'other_van' as const }));
    await expect(give(van, ben, 3, 4, { choices: choose(one) })).rejects.toMatchObject({ code: 'custody_has_visits' });
    expect([await idsIn(van), await idsIn(other)]).toEqual([[one, two], []]);
    await give(van, ben, 3, 4, { choices: choose(one, two) });
    expect([await idsIn(van), await idsIn(other)]).toEqual([[], [one, two]]);
    const theirs = await visit(ben, 3, 9);
    expect(await idsIn(van)).toEqual([theirs]);
  });

  it('is refused where the other van is in use then', async () => {
    await give(other, amy, 1);
    await give(van, amy, 2);
    await inSite((tx) =>
      blockVan(tx, { vehicleId: other, kind: 'maintenance', subjectId: null, ...hour(3, 9) }, api.platform),
    );
    const [one, two] = [await visit(amy, 3, 9), await visit(amy, 3, 12)];
    const choices = [one, two].map((visitId) => ({ visitId, choice: 'other_van' as const }));
    const is = await everything();
    await expect(give(van, ben, 3, 3, { choices })).rejects.toMatchObject({
      code: 'custody_has_visits',
      vanUse: [
        { id: one, choices: [] },
        { id: two, choices: ['other_van'] },
      ],
    });
    expect(await everything()).toEqual(is);
  });

  it('of a van in use by others asks of the new holder’s visits as well', async () => {
    await give(other, ben, 1);
    const id = await visit(ben, 3, 9);
    await give(van, amy, 1);
    await expect(give(van, ben, 3, 3)).rejects.toMatchObject({
      vanUse: [{ id, holderId: ben.id, choices: ['other_van'] }],
    });
    await give(van, ben, 3, 3, { choices: [{ visitId: id, choice: 'other_van' }] });
    expect([await idsIn(van), await idsIn(other)]).toEqual([[id], []]);
  });
});

describe('visits and holds', () => {
  it('that were booked without a van take it when their groomer gets one', async () => {
    const [before, after] = [await visit(amy, 2, 9), await visit(amy, 4, 9)];
    await give(van, amy, 3);
    expect(await idsIn(van)).toEqual([after]);
    expect(await idsIn(amy.id)).toEqual([before, after]);
  });

  it('across the beginning are listed, and are booked by nobody', async () => {
    const id = await visit(amy, 2, 23.5);
    await expect(give(van, amy, 3)).rejects.toMatchObject({ vanUse: [{ id, choices: [] }] });
    await give(van, amy, 4);
    await expect(visit(amy, 3, 23.5)).rejects.toMatchObject({ code: 'slot_taken' });
    await visit(amy, 3, 22);
  });

  it('under way go on, without a van as they began', async () => {
    const id = await visit(amy, 0, 0, { start: at(0, 0), end: at(1, 0) });
    await give(van, amy, 0);
    expect([await idsIn(amy.id), await idsIn(van)]).toEqual([[id], []]);
    expect(await custodyOf(van)).toMatchObject([{ who: 'amy', reason: 'assignment', end: null }]);
  });

  it('that are held follow, or end', async () => {
    await give(other, amy, 1, 3);
    await give(van, amy, 1, 5);
    const [one, two] = [await hold(amy, 3, 9), await hold(amy, 5, 9)];
    expect(await idsIn(van)).toEqual([one, two]);
    await give(van, ben, 3, 5);
    expect([await idsIn(van), await idsIn(other), await idsIn(amy.id)]).toEqual([[], [one], [one]]);
    expect(await idsIn(ben.id)).not.toContain(two);
  });

  it('of which one asks for another time are one visit', async () => {
    await give(other, amy, 1);
    await give(van, amy, 1);
    const id = await visit(amy, 3, 9);
    const asked = await visit(amy, 4, 9, { subjectId: id });
    await expect(give(van, ben, 3, 4)).rejects.toMatchObject({ vanUse: [{ id }, { id }] });
    await give(van, ben, 3, 4, { choices: [{ visitId: id, choice: 'other_van' }] });
    expect(await idsIn(other)).toEqual([id, asked]);
  });

  it('in the same van keep it when their groomer is assigned again', async () => {
    await give(van, amy, 1, 3);
    const id = await visit(amy, 2, 9);
    await give(van, amy, 1);
    expect(await idsIn(van)).toEqual([id]);
    expect(await custodyOf(van)).toMatchObject([{ who: 'amy', end: null }]);
  });
});

describe('a van of one’s own', () => {
  const choices: readonly VisitToChoose[] = [];
  it('is held from then on, and given up only without visits', async () => {
    const from = at(1, 8);
    await inSite((tx) => beginOwnCustody(tx, viewer(), { vehicleId: van, ownerId: amy.id, from }, api.platform));
    const id = await visit(amy, 3, 9);
    const end = (days: number) =>
      inSite((tx) => endCustody(tx, viewer(), { vehicleId: van, at: at(days, 0), choices }, api.platform));
    await expect(end(2)).rejects.toMatchObject({ code: 'custody_has_visits', vanUse: [{ id }] });
    await end(4);
    expect(await custodyOf(van)).toEqual([{ who: 'amy', reason: 'owner', start: from, end: at(4, 0) }]);
    await expect(visit(amy, 4, 9)).rejects.toMatchObject({ code: 'slot_taken' });
  });
});

describe('a rental', () => {
  const rental = (holder: BuiltAccount, from: number, to: number, subjectId: string) =>
    give(van, holder, 0, null, { during: { start: at(from, 8), end: at(to, 8) }, reason: 'rental', subjectId });
  it('keeps its hours: assignments are laid around it, and others refused', async () => {
    const subjectId = newId();
    await rental(ben, 3, 5, subjectId);
    await give(van, amy, 1);
    const held = [
      { who: 'amy', reason: 'assignment', start: at(1, 0), end: at(3, 8) },
      { who: 'ben', reason: 'rental', start: at(3, 8), end: at(5, 8) },
      { who: 'amy', reason: 'assignment', start: at(5, 8), end: null },
    ];
    expect(await custodyOf(van)).toEqual(held);
    await expect(give(van, amy, 4, 6)).rejects.toMatchObject({ code: 'van_taken' });
    await expect(rental(amy, 4, 6, newId())).rejects.toMatchObject({ code: 'van_taken' });
    await give(van, null, 6);
    expect(await custodyOf(van)).toMatchObject([{}, {}, { who: 'amy', start: at(5, 8), end: at(6, 0) }]);
    await inSite((tx) => endCustody(tx, viewer(), { vehicleId: van, at: at(4, 8), subjectId }, api.platform));
    expect((await custodyOf(van)).slice(1)).toMatchObject([{ end: at(4, 8) }, { who: 'amy', start: at(5, 8) }]);
  });
});

describe('days', () => {
  it.each([
    ['America/Chicago', '2026-11-01', 25],
    ['America/Chicago', '2027-03-14', 23],
    ['America/Phoenix', '2026-11-01', 24],
    ['Pacific/Honolulu', '2027-03-14', 24],
  ] as const)('of a van in %s begin at its midnight: %s has %i hours', async (timeZone, date, hours) => {
    const away = (Date.parse(`${date}T00:00:00Z`) - 10 * 24 * HOUR_MS - api.clock.now().getTime()) / 1000;
    api.clock.advance(away);
    const there = await buildVanRow(api, { ownerId: fleet.id, timeZone });
    const from = date as LocalDate;
    await give(there, amy, 0, null, { during: { from, to: from }, reason: 'temporary' });
    const [held] = await custodyOf(there);
    expect(held?.start).toEqual(instantOf(from, 0, timeZone));
    expect(((held?.end?.getTime() ?? 0) - (held?.start.getTime() ?? 0)) / HOUR_MS).toBe(hours);
  });

  it('that have passed stay as they are', async () => {
    const past = { code: 'custody_in_the_past' };
    await expect(give(van, amy, -1)).rejects.toMatchObject(past);
    const start = new Date(api.clock.now().getTime() - HOUR_MS);
    await expect(give(van, amy, 0, null, { during: { start, end: null } })).rejects.toMatchObject(past);
    await give(van, amy, 0);
    api.clock.advance(3 * 24 * 3600);
    const begun = (await custodyOf(van))[0]?.start;
    await give(van, ben, 0);
    const [before, after] = await custodyOf(van);
    expect(before).toEqual({ who: 'amy', reason: 'assignment', start: begun, end: after?.start });
    expect(after).toMatchObject({ who: 'ben', end: null });
    expect(Math.abs((after?.start.getTime() ?? 0) - api.clock.now().getTime())).toBeLessThan(HOUR_MS);
  });

  it('end after they begin', async () => {
    const nothing = { code: 'validation_failed' };
    await expect(give(van, amy, 3, 2)).rejects.toMatchObject(nothing);
    const span = { vehicleId: van, kind: 'block' as const, subjectId: null, start: at(2, 9), end: at(2, 9) };
    await expect(inSite((tx) => blockVan(tx, span, api.platform))).rejects.toMatchObject(nothing);
  });

  it('of a van of another site are nobody’s here', async () => {
    const change = {
      holderId: amy.id,
      during: { from: day(1), to: null },
      reason: 'assignment' as const,
      subjectId: null,
    };
    const given = api.platform.db.inSite(api.otherSite.id, (tx) =>
      changeCustody(tx, viewer(), { vehicleId: van, changes: [change] }, api.platform),
    );
    await expect(given).rejects.toMatchObject({ code: 'not_found' });
  });
});

it('several changes are one: all of them or none', async () => {
  await give(van, amy, 1);
  const id = await visit(amy, 6, 9);
  const change = (holder: BuiltAccount, from: number, to: number): CustodyChange => ({
    holderId: holder.id,
    during: { from: day(from), to: day(to) },
    reason: 'temporary',
    subjectId: null,
  });
  const given = (...changes: CustodyChange[]) =>
    inSite((tx) => changeCustody(tx, viewer(), { vehicleId: van, changes }, api.platform));
  await expect(given(change(ben, 2, 3), change(ben, 6, 6))).rejects.toMatchObject({ vanUse: [{ id }] });
  expect(await custodyOf(van)).toHaveLength(1);
  await given(change(ben, 2, 3), change(amy, 3, 3));
  expect((await custodyOf(van)).map(({ who }) => who)).toEqual(['amy', 'ben', 'amy', 'amy']);
});

it('the demo data can be put there again and again, with what was booked', async () => {
  const id = await visit(amy, 2, 9);
  const rows = [
    { id: newId(), vehicleId: van, holderId: amy.id, start: at(-9, 0), end: at(1, 0) },
    { id: newId(), vehicleId: other, holderId: amy.id, start: at(1, 0), end: null },
  ].map((row) => ({ ...row, reason: 'assignment' as const, subjectId: null, createdBy: fleet.id }));
  for (const _again of [1, 2]) {
    await inSite((tx) => seedCustody(tx, rows, api.clock.now()));
    expect(await everything()).toMatchObject([[{ start: at(-9, 0) }], [{ start: at(1, 0) }], [], [id]]);
  }
});
