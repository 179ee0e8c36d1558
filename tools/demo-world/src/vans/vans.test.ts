import { MOST_A_DAY, VAN_VIEWS, documentStateOf, type Meter } from '@tailgate/contract';
import type { SeedReading } from '@tailgate/server/seeding';
import { daysBetween, localDateAt } from '@tailgate/values';
import { parseVin } from '@tailgate/values/vin';
import { describe, expect, it } from 'vitest';
import { peopleOf } from '../people/index.ts';
import { STORIES } from '../story/index.ts';
import { vansOf, type DemoVan } from './demo-van.ts';
import { readingsOf } from './readings.ts';
import { termsOf } from './terms.ts';
import { vehicleOf } from './vehicles.ts';

const at = { today: new Date('2026-06-11T00:00:00Z'), now: new Date('2026-06-11T15:00:00Z') };
const DAY_MS = 86_400_000;

describe.each(STORIES)('the vans of $slug', (story) => {
  const vans = vansOf(story, peopleOf(story), at);
  const records = vans.map((van) => vehicleOf(van, at.today));
  const ofState = (state: string) => records.filter(({ moves }) => moves.at(-1)?.to === state);
  const day = localDateAt(at.now, story.metro.timeZone);
  const papers = records.flatMap(({ documents, moves }) =>
    documents.flatMap(({ kind, expiresOn, addedAt }) =>
      expiresOn === null ? [] : { kind, addedAt, state: moves.at(-1)?.to, daysLeft: daysBetween(day, expiresOn) },
    ),
  );

  it('are the same in every run', () => {
    const again = vansOf(story, peopleOf(story), at);
    expect(again).toEqual(vans);
    expect(again.map((van) => [vehicleOf(van, at.today), readingsOf(van), termsOf(van, at.today)])).toEqual(
      vans.map((van) => [vehicleOf(van, at.today), readingsOf(van), termsOf(van, at.today)]),
    );
  });

  it('are one, five and twenty of fleet owners, and those of three groomers', () => {
    const counts = new Map<string, number>();
    for (const { ownerId, isForRent, moves } of records)
      if (isForRent && moves.at(-1)?.to !== 'retired') counts.set(ownerId, (counts.get(ownerId) ?? 0) + 1);
    expect([...counts.values()].toSorted((one, other) => one - other)).toEqual([1, 5, 20]);
    const own = vans.filter(({ isForRent }) => !isForRent);
    expect(own.map(({ owner }) => [owner.roles[0], owner.provider?.status])).toEqual(
      Array.from({ length: 3 }, () => ['groomer', 'active']),
    );
    expect(own.map(({ owner }) => owner.login)).not.toContain('groomer');
  });

  it('are in every state, most of them listed', () => {
    expect(ofState('listed').length).toBeGreaterThan(20);
    for (const state of ['draft', 'paused', 'retired']) expect(ofState(state), state).not.toEqual([]);
  });

  it('have VINs and plates of their own', () => {
    for (const { vin } of vans) expect(parseVin(vin)).toBe(vin);
    expect(new Set(vans.map(({ vin }) => vin)).size).toBe(vans.length);
    expect(new Set(vans.map(({ plate }) => plate)).size).toBe(vans.length);
  });

  it('have photos of all views where they are listed', () => {
    for (const { isForRent, photos, cover } of records) {
      const views = photos.map(({ view }) => view);
      expect(views).toContain(cover);
      if (isForRent && ofState('listed').some((listed) => listed.photos === photos)) expect(views).toEqual(VAN_VIEWS);
    }
  });

  it('have from 6 to 12 features, none twice', () => {
    for (const { features } of records) {
      expect(features.length).toBeGreaterThanOrEqual(6);
      expect(features.length).toBeLessThanOrEqual(12);
      expect(new Set(features).size).toBe(features.length);
    }
  });

  it('have documents that expire soon and one that expired, most in the next year', () => {
    const listed = papers.filter(({ state }) => state === 'listed');
    expect(listed).toContainEqual(expect.objectContaining({ kind: 'registration', daysLeft: 6 }));
    expect(listed).toContainEqual(expect.objectContaining({ kind: 'insurance', daysLeft: 25 }));
    expect(listed).toContainEqual(expect.objectContaining({ kind: 'inspection', daysLeft: -21 }));
    const valid = papers.filter(({ daysLeft }) => documentStateOf(daysLeft) === 'valid' && daysLeft < 365);
    expect(valid.length / papers.length).toBeGreaterThan(0.85);
    for (const { addedAt } of papers) expect(addedAt.getTime()).toBeLessThan(at.now.getTime());
  });

  const counted = (van: DemoVan, meter: Meter): readonly SeedReading[] =>
    readingsOf(van)
      .filter((reading) => reading.meter === meter && reading.voidedAt === null)
      .toSorted((one, other) => one.readAt.getTime() - other.readAt.getTime());

  it('have readings that never fall but for a new meter, and never rise faster than a van drives', () => {
    for (const van of vans)
      for (const meter of ['odometer', 'generator'] as const) {
        const readings = counted(van, meter);
        for (const [index, { value, readAt, isNewMeter }] of readings.entries()) {
          expect(readAt.getTime()).toBeLessThan(at.now.getTime());
          const before = readings[index - 1];
          if (!before || isNewMeter) continue;
          const days = Math.ceil((readAt.getTime() - before.readAt.getTime()) / DAY_MS);
          expect(value).toBeGreaterThan(before.value);
          expect(value - before.value).toBeLessThan(MOST_A_DAY[meter] * days);
        }
      }
  });

  it('have a year of readings, with a correction and a new generator', () => {
    const oldest = vans.filter(({ addedAt, endedAt }) => endedAt === null && +at.now - +addedAt > 365 * DAY_MS);
    expect(oldest.length).toBeGreaterThan(20);
    for (const van of oldest) {
      expect(counted(van, 'odometer')).toHaveLength(52);
      expect(counted(van, 'generator')).toHaveLength(12);
    }
    const all = vans.flatMap(readingsOf);
    const voided = all.filter(({ voidedAt }) => voidedAt !== null);
    expect(voided).toHaveLength(1);
    expect(all.filter(({ correctsId }) => correctsId === voided[0]?.id)).toHaveLength(1);
    expect(all.filter(({ isNewMeter }) => isNewMeter).map(({ meter }) => meter)).toContain('generator');
  });

  it('let the groomer who logs in read the meters of a fleet van', () => {
    const [driven, ...others] = vans.filter(({ driver }) => driver !== null);
    expect(others).toEqual([]);
    expect(driven?.driver?.person.login).toBe('groomer');
    expect(driven && readingsOf(driven).at(-1)).toMatchObject({ source: 'driver', takenBy: driven?.driver?.person.id });
  });

  it('cost from $80 to $120 a day and less a week than seven days, or a share of 20 to 30 %', () => {
    const plans = vans.flatMap((van) => termsOf(van, at.today)).flatMap((each) => (each.kind === 'plan' ? each : []));
    for (const { terms } of plans) {
      const { flatRate, percentageOfSales } = terms;
      expect(flatRate ?? percentageOfSales).not.toBeNull();
      if (flatRate) {
        const { ratePerDayCents: day, ratePerWeekCents: week, introductory } = flatRate;
        expect(day).toBeGreaterThanOrEqual(80_00);
        expect(day).toBeLessThanOrEqual(120_00);
        expect(week).toBeGreaterThanOrEqual(480_00);
        expect(week).toBeLessThanOrEqual(Math.min(620_00, 7 * day));
        expect(introductory?.rateCents ?? 0).toBeLessThan(day);
      }
      if (percentageOfSales) {
        expect(percentageOfSales.splitPercentage).toBeGreaterThanOrEqual(20);
        expect(percentageOfSales.splitPercentage).toBeLessThanOrEqual(30);
      }
    }
    expect(plans.filter(({ version }) => version === 2).length).toBeGreaterThan(2);
    expect(plans.filter(({ terms }) => terms.percentageOfSales !== null).length).toBeGreaterThan(2);
  });
});
