import { testSeed } from '@tailgate/kit';
import { addDays, instantOf, localDateAt, type LocalDate } from '@tailgate/values';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '../../src/platform/db/database.ts';
import { Failure } from '../../src/platform/failure.ts';
import { newId } from '../../src/platform/ids.ts';
import { changeCustody, custodyIn, endCustody, vanOf } from '../../src/modules/custody/index.ts';
import { buildVanRow } from '../builders/build-van-row.ts';
import { startTestApi, type TestApi } from '../index.ts';

const SEQUENCES = process.env['TEST_LONG'] ? 400 : 8;
const DAYS = 16;
/** A day is two parts: rentals begin and end at eight, everything else at midnight. */
const PARTS = DAYS * 2;
const EIGHT = 8 * 60;
/** Clocks change in the middle of the days, forth and back. */
const WORLDS = [
  ['America/Chicago', '2026-10-25'],
  ['America/Chicago', '2027-03-07'],
  ['America/St_Johns', '2026-10-25'],
] as const;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const inSite = <T>(work: (tx: Tx) => Promise<T>) => api.platform.db.inSite(api.site.id, work);

interface Step {
  readonly is: 'assign' | 'rent' | 'end' | 'endRental';
  readonly van: number;
  /** Null: nobody; of a rental the first one. */
  readonly holder: number | null;
  readonly day: number;
  /** Null: from then on; of a rental one. */
  readonly days: number | null;
  /** From which part of a day on something ends. */
  readonly part: number;
}

const steps = fc.array(
  fc.record<Step>({
    is: fc.constantFrom('assign', 'assign', 'rent', 'rent', 'end', 'endRental'),
    van: fc.nat(1),
    holder: fc.option(fc.nat(1), { freq: 4 }),
    day: fc.integer({ min: 1, max: DAYS - 2 }),
    days: fc.option(fc.integer({ min: 1, max: 5 }), { freq: 3 }),
    part: fc.integer({ min: 2, max: PARTS - 1 }),
  }),
  { minLength: 1, maxLength: 12 },
);
/** The parts of a rental. */
const rentedParts = ({ day, days }: Step) => ({ from: day * 2 + 1, to: (day + (days ?? 1)) * 2 + 1 });

/** A part of a day of a van: who has it, since when it counts for them, and the rental. */
interface HeldPart {
  readonly holder: number;
  readonly since: number;
  readonly rental: number | null;
}
type Plan = (HeldPart | null)[][];

/** The reference: each part of each day by itself. False where it is refused. */
const carriedOut = (plan: Plan, step: Step, rental: number): boolean => {
  const parts = plan[step.van] ?? [];
  const set = (from: number, to: number, is: (held: HeldPart | null) => HeldPart | null) => {
    for (let part = from; part < Math.min(to, PARTS); part += 1) parts[part] = is(parts[part] ?? null);
  };
  const hasRental = (from: number, to: number) =>
    parts.slice(from, Math.min(to, PARTS)).some((held) => held !== null && held.rental !== null);
  if (step.is === 'assign') {
    const { holder } = step;
    const [from, to] = [step.day * 2, step.days === null ? PARTS : (step.day + step.days) * 2];
    if (holder !== null && step.days !== null && hasRental(from, to)) return false;
    const begun = holder === null ? null : { holder, since: from, rental: null };
    set(from, to, (held) => (held !== null && held.rental !== null ? held : begun));
  } else if (step.is === 'rent') {
    const { from, to } = rentedParts(step);
    if (hasRental(from, to)) return false;
    set(from, to, () => ({ holder: step.holder ?? 0, since: from, rental }));
  } else {
    const ended = step.is === 'end' ? null : lastRentalOf(plan, step.van);
    set(step.part, PARTS, (held) => (held !== null && held.rental === ended ? null : held));
  }
  return true;
};

const lastRentalOf = (plan: Plan, of: number): number =>
  Math.max(-1, ...(plan[of] ?? []).flatMap((held) => held?.rental ?? []));

const vanOn = (plan: Plan, ids: readonly string[], holder: number, part: number): string | null => {
  const candidates = plan.flatMap((held, index) => {
    const is = held[part];
    return is?.holder === holder ? [{ id: ids[index] ?? '', since: is.since }] : [];
  });
  candidates.sort((one, other) => other.since - one.since || (one.id < other.id ? -1 : 1));
  return candidates[0]?.id ?? null;
};

it.each(WORLDS)(
  `${SEQUENCES} sequences of assignments, rentals and their ends in %s from %s say of each part of a day what a list says`,
  { timeout: 600_000 },
  async (timeZone, first) => {
    api.clock.reset();
    api.clock.advance((instantOf(first as LocalDate, 12 * 60, timeZone).getTime() - api.clock.now().getTime()) / 1000);
    const today = localDateAt(api.clock.now(), timeZone);
    const dayIn = (number: number) => addDays(today, number);
    const startOf = (part: number) => instantOf(dayIn(Math.floor(part / 2)), part % 2 === 0 ? 0 : EIGHT, timeZone);
    const run = async (sequence: readonly Step[]) => {
      const groomer = async () => (await api.account({ roles: ['groomer'], status: 'active' })).id;
      const holders = [await groomer(), await groomer()] as const;
      const vans = [
        await buildVanRow(api, { ownerId: holders[0], timeZone }),
        await buildVanRow(api, { ownerId: holders[1], timeZone }),
      ];
      const viewer = { accountId: holders[0] };
      const subjects: string[] = [];
      const plan: Plan = [0, 1].map(() => Array.from({ length: PARTS }, () => null));
      const carryOut = (step: Step, subjectId: string) =>
        inSite(async (tx) => {
          const vehicleId = vans[step.van] ?? '';
          if (step.is === 'end') await endCustody(tx, viewer, { vehicleId, at: startOf(step.part) }, api.platform);
          else if (step.is === 'endRental') {
            const rental = lastRentalOf(plan, step.van);
            const ended = { vehicleId, at: startOf(step.part), subjectId: subjects[rental] ?? newId() };
            await endCustody(tx, viewer, ended, api.platform);
          } else {
            const isRental = step.is === 'rent';
            const rented = rentedParts(step);
            const to = step.days === null ? null : dayIn(step.day + step.days - 1);
            const during = isRental
              ? { start: startOf(rented.from), end: startOf(rented.to) }
              : { from: dayIn(step.day), to };
            const holder = isRental ? (step.holder ?? 0) : step.holder;
            const assigned = to === null ? ('assignment' as const) : ('temporary' as const);
            const change = {
              holderId: holder === null ? null : (holders[holder] ?? ''),
              during,
              reason: isRental ? ('rental' as const) : assigned,
              subjectId: isRental ? subjectId : null,
            };
            await changeCustody(tx, viewer, { vehicleId, changes: [change] }, api.platform);
          }
        });
      for (const [index, step] of sequence.entries()) {
        const subjectId = newId();
        const refused = await carryOut(step, subjectId).then(
          () => null,
          (error: unknown) => error,
        );
        subjects[index] = subjectId;
        if (carriedOut(plan, step, index)) expect(refused).toBeNull();
        else expect(refused instanceof Failure && refused.code).toBe('van_taken');
      }
      const held = await inSite((tx) => custodyIn(tx, { vehicleIds: vans }, { start: new Date(0), end: null }));
      const holderAt = (vehicleId: string, at: Date) =>
        held.find((one) => one.vehicleId === vehicleId && one.start <= at && (one.end === null || at < one.end))
          ?.holderId ?? null;
      for (let part = 2; part < PARTS; part += 1) {
        const last = new Date(
          (part + 1 < PARTS ? startOf(part + 1) : instantOf(dayIn(DAYS), 0, timeZone)).getTime() - 1,
        );
        for (const at of [startOf(part), last]) {
          const found = {
            part,
            holders: vans.map((id) => holderAt(id, at)),
            vans: await inSite(async (tx) => [await vanOf(tx, holders[0], at), await vanOf(tx, holders[1], at)]),
          };
          expect(found).toEqual({
            part,
            holders: plan.map((parts) => holders[parts[part]?.holder ?? -1] ?? null),
            vans: [0, 1].map((holder) => vanOn(plan, vans, holder, part)),
          });
        }
      }
    };
    await fc.assert(fc.asyncProperty(steps, run), { seed: testSeed(), numRuns: SEQUENCES });
  },
);
