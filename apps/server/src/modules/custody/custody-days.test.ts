import { testSeed } from '@tailgate/kit';
import { addDays, instantOf, localDateAt, type LocalDate } from '@tailgate/values';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildVanRow } from '../../../testing/builders/build-van-row.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import { changeCustody, custodyIn, vanOf } from './index.ts';

const SEQUENCES = process.env['TEST_LONG'] ? 400 : 12;
const DAYS = 24;
/** Clocks change in the middle of the days in some of these. */
const WORLDS = [
  ['America/Chicago', '2026-10-25'],
  ['America/Chicago', '2027-03-05'],
  ['America/Phoenix', '2026-10-25'],
  ['America/St_Johns', '2027-03-05'],
] as const;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const inSite = <T>(work: (tx: Tx) => Promise<T>) => api.platform.db.inSite(api.site.id, work);

interface Change {
  readonly van: number;
  readonly holder: number | null;
  readonly from: number;
  /** Null: from then on. */
  readonly days: number | null;
}
const changes = fc.array(
  fc.record<Change>({
    van: fc.nat(1),
    holder: fc.option(fc.nat(1), { freq: 4 }),
    from: fc.integer({ min: 1, max: DAYS - 2 }),
    days: fc.option(fc.integer({ min: 1, max: 6 }), { freq: 3 }),
  }),
  { minLength: 1, maxLength: 12 },
);

/** A day of a van: who has it, and the day from which it was given to them. */
interface HeldDay {
  readonly holder: number;
  readonly since: number;
}
type Plan = (HeldDay | null)[][];

/** The reference: each day of each van by itself. What goes on after another change is no newer for it. */
const dayByDay = (sequence: readonly Change[]): Plan => {
  const plan: Plan = [0, 1].map(() => Array.from({ length: DAYS }, () => null));
  for (const { van, holder, from, days } of sequence) {
    const end = days === null ? DAYS : Math.min(DAYS, from + days);
    plan[van]?.fill(holder === null ? null : { holder, since: from }, from, end);
  }
  return plan;
};

/** The van of a holder on a day: the one that began last, and of two the one whose id comes first. */
const vanOn = (plan: Plan, ids: readonly string[], holder: number, day: number): string | null => {
  const candidates = plan.flatMap((held, van) => {
    const is = held[day];
    return is?.holder === holder ? [{ id: ids[van] ?? '', since: is.since }] : [];
  });
  candidates.sort((one, other) => other.since - one.since || (one.id < other.id ? -1 : 1));
  return candidates[0]?.id ?? null;
};

it.each(WORLDS)(
  `${SEQUENCES} sequences of changes in %s from %s say of each day what a list of days says`,
  { timeout: 600_000 },
  async (timeZone, first) => {
    api.clock.reset();
    api.clock.advance((instantOf(first as LocalDate, 12 * 60, timeZone).getTime() - api.clock.now().getTime()) / 1000);
    const today = localDateAt(api.clock.now(), timeZone);
    const dayIn = (day: number) => addDays(today, day);
    const run = async (sequence: readonly Change[]) => {
      const holders = [
        (await api.account({ roles: ['groomer'], status: 'active' })).id,
        (await api.account({ roles: ['groomer'], status: 'active' })).id,
      ];
      const [one = '', other = ''] = holders;
      const ids = [
        await buildVanRow(api, { ownerId: one, timeZone }),
        await buildVanRow(api, { ownerId: other, timeZone }),
      ];
      for (const { van, holder, from, days } of sequence)
        await inSite((tx) => {
          const to = days === null ? null : dayIn(from + days - 1);
          const change = {
            holderId: holder === null ? null : (holders[holder] ?? ''),
            during: { from: dayIn(from), to },
            reason: to === null ? ('assignment' as const) : ('temporary' as const),
            subjectId: null,
          };
          return changeCustody(tx, { accountId: one }, { vehicleId: ids[van] ?? '', changes: [change] }, api.platform);
        });
      const plan = dayByDay(sequence);
      const found = await inSite(async (tx) => {
        const all = await custodyIn(tx, { vehicleIds: ids }, { start: new Date(0), end: null });
        const days = [];
        for (let day = 1; day < DAYS; day += 1) {
          // Every minute of a day is of one holder: its first and its last one say all.
          const instants = [
            instantOf(dayIn(day), 0, timeZone),
            new Date(instantOf(dayIn(day + 1), 0, timeZone).getTime() - 1),
          ];
          for (const instant of instants)
            days.push({
              day,
              holders: ids.map(
                (id) =>
                  all.find(
                    ({ vehicleId, start, end }) =>
                      vehicleId === id && start <= instant && (end === null || instant < end),
                  )?.holderId ?? null,
              ),
              vans: [await vanOf(tx, one, instant), await vanOf(tx, other, instant)],
            });
        }
        return days;
      });
      const expected = Array.from({ length: DAYS - 1 }, (_, index) => index + 1).flatMap((day) => {
        const is = {
          day,
          holders: plan.map((held) => {
            const holder = held[day]?.holder;
            return holder === undefined ? null : (holders[holder] ?? null);
          }),
          vans: [0, 1].map((holder) => vanOn(plan, ids, holder, day)),
        };
        return [is, is];
      });
      expect(found).toEqual(expected);
    };
    await fc.assert(fc.asyncProperty(changes, run), { seed: testSeed(), numRuns: SEQUENCES });
  },
);
