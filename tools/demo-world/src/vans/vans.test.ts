import { MOST_A_DAY, VAN_VIEWS, documentStateOf, type Meter } from '@tailgate/contract';
import type { SeedReading } from '@tailgate/server/seeding';
import { daysBetween, localDateAt } from '@tailgate/values';
import { parseVin } from '@tailgate/values/vin';
import { describe, expect, it } from 'vitest';
import { peopleOf } from '../people/index.ts';
import { STORIES } from '../story/index.ts';
import { blocksOf, castOf, custodyOf, heldVans } from './custody.ts';
import { vansOf, type DemoVan } from './demo-van.ts';
import { fleetsOf } from './drivers.ts';
import { readingsOf } from './readings.ts';
import { termsOf } from './terms.ts';
import { vehicleOf } from './vehicles.ts';

const at = { today: new Date('2026-06-11T00:00:00Z'), now: new Date('2026-06-11T15:00:00Z') };
const DAY_MS = 86_400_000;

describe.each(STORIES)('the vans of $slug', (story) => {
  const people = peopleOf(story);
  const vans = vansOf(story, people, at);
  const cast = castOf(people, vans);
  const held = heldVans(vans, cast);
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
    expect(again.map((van) => [vehicleOf(van, at.today), readingsOf(van, held), termsOf(van, at.today)])).toEqual(
      vans.map((van) => [vehicleOf(van, at.today), readingsOf(van, held), termsOf(van, at.today)]),
    );
    expect([custodyOf(heldVans(again, cast)), blocksOf(again, cast), fleetsOf(again, cast, at.today)]).toEqual([
      custodyOf(held),
      blocksOf(vans, cast),
      fleetsOf(vans, cast, at.today),
    ]);
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
    readingsOf(van, held)
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
    const all = vans.flatMap((van) => readingsOf(van, held));
    const voided = all.filter(({ voidedAt }) => voidedAt !== null);
    expect(voided).toHaveLength(1);
    expect(all.filter(({ correctsId }) => correctsId === voided[0]?.id)).toHaveLength(1);
    expect(all.filter(({ isNewMeter }) => isNewMeter).map(({ meter }) => meter)).toContain('generator');
  });

  it('are read by whoever drives them then', () => {
    const readings = vans.flatMap((van) => readingsOf(van, held));
    const ofDrivers = readings.filter(({ source }) => source === 'driver');
    expect(ofDrivers.length / readings.length).toBeGreaterThan(0.1);
    for (const { vehicleId, takenBy, readAt } of ofDrivers)
      expect(
        held.filter(
          ({ van, holder, start, end }) =>
            van.id === vehicleId && holder.id === takenBy && start <= readAt && (end === null || readAt < end),
        ),
      ).toHaveLength(1);
    expect(ofDrivers.map(({ takenBy }) => takenBy)).toContain(cast.busy.id);
  });

  it('are held by one person at a time, never before they came or while they were no longer rented out', () => {
    for (const van of vans) {
      const stretches = held.filter((one) => one.van.id === van.id).toSorted((one, other) => +one.start - +other.start);
      for (const [index, { holder, start, end }] of stretches.entries()) {
        const next = stretches[index + 1];
        if (next) expect(end !== null && end <= next.start, van.name).toBe(true);
        expect(+start).toBeGreaterThanOrEqual(+van.addedAt);
        expect(+at.today - +start).toBeLessThan(holder.joinedDaysAgo * DAY_MS);
      }
      if (van.story.state === 'draft' || van.story.state === 'retired') expect(stretches).toEqual([]);
    }
  });

  it('are driven by those only who were attached to the fleet by then', () => {
    const { drivers } = fleetsOf(vans, cast, at.today);
    for (const { van, holder, start, end, reason } of held.filter((one) => one.reason !== 'owner')) {
      const driver = drivers.find(({ ownerId, groomerId }) => ownerId === van.owner.id && groomerId === holder.id);
      const moved = (name: string) => driver?.moves.find((move) => move.name === name)?.at;
      expect(moved('accept')?.getTime(), `${van.name} ${reason}`).toBeLessThan(+start);
      const left = moved('leave');
      if (left) expect(end !== null && end <= left).toBe(true);
    }
    for (const owner of new Set(drivers.map(({ ownerId }) => ownerId))) {
      const last = drivers.filter(({ ownerId }) => ownerId === owner).map(({ moves }) => moves.at(-1)?.name);
      expect(new Set(last), owner).toEqual(new Set(['invite', 'accept', 'leave']));
    }
  });

  it('have policies that were accepted, one of them not in its newest version by everybody', () => {
    const { policies, drivers } = fleetsOf(vans, cast, at.today);
    const attached = (ownerId: string) =>
      drivers
        .filter((driver) => driver.ownerId === ownerId && driver.moves.at(-1)?.name === 'accept')
        .map(({ groomerId }) => groomerId);
    const open = policies.filter(({ retiredAt }) => retiredAt === null);
    const missing = open.map(({ ownerId, versions }) => {
      const accepted = versions.at(-1)?.acceptedBy.map(({ driverId }) => driverId) ?? [];
      return attached(ownerId).filter((driver) => !accepted.includes(driver)).length;
    });
    expect(missing.toSorted((one, other) => one - other)).toEqual([...missing.slice(1).map(() => 0), 1]);
    expect(policies.length).toBeGreaterThan(open.length);
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
