import { addDays, daysBetween, instantOf, localDateAt, type LocalDate } from '@tailgate/values';
import { cents, sumCents } from '@tailgate/values/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBehindVanLines, sumOfVanLines, vanLines, vanWeekOf, type VanDay, type VanPlan } from './van-plan.ts';

const day = (text: string) => text as LocalDate;
/** A Friday. */
const FRIDAY = day('2026-11-06');
type Flat = Extract<VanPlan, { kind: 'flat' }>;
const flat = (given: Partial<Flat> = {}): VanPlan => ({
  kind: 'flat',
  dayCents: cents(8_000),
  weekCents: cents(52_000),
  introductory: null,
  hasFreeDay: false,
  ...given,
});
const held = (from: LocalDate, count: number, given: Partial<VanDay> = {}): VanDay[] =>
  Array.from({ length: count }, (_, at) => ({
    date: addDays(from, at),
    holderId: 'rosa',
    daysBefore: (given.daysBefore ?? 100) + at,
    plan: given.plan ?? flat(),
    adjustmentCents: given.adjustmentCents ?? cents(0),
    workCents: given.workCents ?? cents(0),
    ...(given.holderId === undefined ? {} : { holderId: given.holderId }),
  }));
const always = { from: day('2026-01-01'), to: day('2027-12-31') };
const shown = (days: readonly VanDay[], period = always) =>
  vanLines(days)(period).map(({ kind, amountCents, ...line }) => [
    kind,
    'count' in line ? line.count : null,
    amountCents,
  ]);

describe('a flat plan', () => {
  it.each([
    ['a day', 1, flat(), [['days', 1, 8_000]]],
    ['six days', 6, flat(), [['days', 6, 48_000]]],
    ['a full week', 7, flat(), [['weeks', 1, 52_000]]],
    [
      'a week and two days',
      9,
      flat(),
      [
        ['weeks', 1, 52_000],
        ['days', 2, 16_000],
      ],
    ],
    ['three weeks', 21, flat(), [['weeks', 3, 156_000]]],
    ['seven days without a weekly rate', 7, flat({ weekCents: null }), [['days', 7, 56_000]]],
    ['a week that would cost more than its days', 7, flat({ weekCents: cents(56_001) }), [['days', 7, 56_000]]],
  ])('charges %s', (_what, count, plan, lines) => {
    expect(shown(held(FRIDAY, count, { plan }))).toEqual(lines);
  });

  it('has weeks from Friday to Thursday only', () => {
    expect(shown(held(addDays(FRIDAY, 1), 7))).toEqual([['days', 7, 56_000]]);
    expect(vanWeekOf(day('2026-11-12'))).toEqual({ from: '2026-11-06', to: '2026-11-12' });
    expect(vanWeekOf(day('2026-11-13'))).toEqual({ from: '2026-11-13', to: '2026-11-19' });
  });

  it('gives the weekly rate to nobody who shares the week', () => {
    const days = [...held(FRIDAY, 3), ...held(addDays(FRIDAY, 3), 4, { holderId: 'lou' })];
    expect(shown(days)).toEqual([
      ['days', 3, 24_000],
      ['days', 4, 32_000],
    ]);
  });

  it('charges the terms of each day when they change', () => {
    const days = [
      ...held(FRIDAY, 2),
      ...held(addDays(FRIDAY, 2), 5, { plan: flat({ weekCents: null, dayCents: cents(9_000) }) }),
    ];
    expect(shown(days)).toEqual([
      ['days', 2, 16_000],
      ['days', 5, 45_000],
    ]);
  });

  it('charges the introductory rate for its days', () => {
    const plan = flat({ introductory: { rateCents: cents(5_000), days: 3 } });
    expect(shown(held(FRIDAY, 5, { plan, daysBefore: 0 }))).toEqual([
      ['introductory_days', 3, 15_000],
      ['days', 2, 16_000],
    ]);
    expect(shown(held(FRIDAY, 7, { plan, daysBefore: 0 }))).toEqual([
      ['introductory_days', 3, 15_000],
      ['days', 4, 32_000],
    ]);
    expect(shown(held(FRIDAY, 2, { plan, daysBefore: 3 }))).toEqual([['days', 2, 16_000]]);
  });

  it('takes the dearest day of each month off', () => {
    const plan = flat({ hasFreeDay: true, weekCents: null });
    const days = held(day('2026-10-30'), 4, { plan });
    expect(vanLines(days)(always).filter(({ kind }) => kind === 'free_day')).toMatchObject([
      { date: '2026-10-30', amountCents: -8_000 },
      { date: '2026-11-01', amountCents: -8_000 },
    ]);
    const dearest = days.map((one, at) => (at === 3 ? { ...one, adjustmentCents: cents(1_000) } : one));
    expect(vanLines(dearest)(always).filter(({ kind }) => kind === 'free_day')).toMatchObject([
      { date: '2026-10-30' },
      { date: '2026-11-02', amountCents: -9_000 },
    ]);
    expect(sumOfVanLines(vanLines(dearest)({ from: day('2026-11-01'), to: day('2026-11-01') }))).toBe(8_000);
  });

  it('adds the adjustments of single days, down to nothing', () => {
    const [one, two, ...others] = held(FRIDAY, 4, { plan: flat({ weekCents: null }) });
    if (!one || !two) throw new Error('There are four days');
    const days = [{ ...one, adjustmentCents: cents(1_550) }, { ...two, adjustmentCents: cents(-20_000) }, ...others];
    expect(shown(days)).toEqual([
      ['days', 4, 32_000],
      ['adjustments', 2, -6_450],
    ]);
  });

  it('spreads a week over the months that it is in', () => {
    const days = held(day('2026-11-27'), 7);
    expect(shown(days, { from: day('2026-11-01'), to: day('2026-11-30') })).toEqual([['part_of_week', 4, 29_714]]);
    expect(shown(days, { from: day('2026-12-01'), to: day('2026-12-31') })).toEqual([['part_of_week', 3, 22_286]]);
  });

  it('counts calendar days, also where a day has 23 or 25 hours', () => {
    for (const [from, to] of [
      ['2026-03-06', '2026-03-13'],
      ['2026-10-30', '2026-11-06'],
    ] as const) {
      const [start, end] = [from, to].map((text) => instantOf(day(text), 0, 'America/Chicago'));
      const days = daysBetween(
        localDateAt(start ?? new Date(0), 'America/Chicago'),
        localDateAt(end ?? new Date(0), 'America/Chicago'),
      );
      expect(shown(held(day(from), days))).toEqual([['weeks', 1, 52_000]]);
    }
  });
});

describe('a share of sales', () => {
  const share = (given: Partial<Extract<VanPlan, { kind: 'share' }>> = {}): VanPlan => ({
    kind: 'share',
    percent: 18,
    introductory: null,
    ...given,
  });

  it('is of the work of each driver, rounded once a line', () => {
    const days = [
      ...held(FRIDAY, 2, { plan: share(), workCents: cents(62_003) }),
      ...held(addDays(FRIDAY, 2), 1, { plan: share(), workCents: cents(10), holderId: 'lou' }),
    ];
    expect(vanLines(days)(always)).toEqual([
      { kind: 'share', holderId: 'rosa', percent: 18, ofCents: 124_006, amountCents: 22_321 },
      { kind: 'share', holderId: 'lou', percent: 18, ofCents: 10, amountCents: 2 },
    ]);
  });

  it('is introduced for its weeks', () => {
    const plan = share({ introductory: { percent: 10, weeks: 1 } });
    expect(vanLines(held(FRIDAY, 8, { plan, daysBefore: 0, workCents: cents(10_000) }))(always)).toMatchObject([
      { percent: 10, ofCents: 70_000, amountCents: 7_000 },
      { percent: 18, ofCents: 10_000, amountCents: 1_800 },
    ]);
  });

  it('has no line where nothing was done', () => {
    expect(vanLines(held(FRIDAY, 30, { plan: share() }))(always)).toEqual([]);
  });
});

describe('any plan', () => {
  const amounts = fc.integer({ min: 0, max: 200_000 }).map(cents);
  const plans: fc.Arbitrary<VanPlan> = fc.oneof(
    fc
      .record({
        dayCents: amounts,
        week: fc.option(fc.integer({ min: 0, max: 100 })),
        introductory: fc.option(
          fc.record({ percent: fc.integer({ min: 0, max: 100 }), days: fc.integer({ min: 1, max: 90 }) }),
        ),
        hasFreeDay: fc.boolean(),
      })
      .map(({ dayCents, week, introductory, hasFreeDay }) => ({
        kind: 'flat' as const,
        dayCents,
        weekCents: week === null ? null : cents(Math.round((dayCents * 7 * week) / 100)),
        introductory: introductory && {
          days: introductory.days,
          rateCents: cents(Math.round((dayCents * introductory.percent) / 100)),
        },
        hasFreeDay,
      })),
    fc.record({
      kind: fc.constant('share' as const),
      percent: fc.integer({ min: 2, max: 120 }).map((half) => half / 2),
      introductory: fc.option(
        fc.record({ percent: fc.integer({ min: 0, max: 60 }), weeks: fc.integer({ min: 1, max: 26 }) }),
      ),
    }),
  );
  const calendars = fc
    .array(
      fc.record({
        holderId: fc.constantFrom('rosa', 'lou', 'kim'),
        count: fc.integer({ min: 1, max: 25 }),
        plan: plans,
        gap: fc.integer({ min: 0, max: 4 }),
        adjustmentCents: fc.constantFrom(cents(0), cents(0), cents(1_999), cents(-200_000)),
        workCents: amounts,
      }),
      { maxLength: 8 },
    )
    .map((stretches) => {
      let from = FRIDAY;
      return stretches.flatMap(({ count, gap, ...given }) => {
        const days = held(from, count, { ...given, daysBefore: 0 });
        from = addDays(from, count + gap);
        return days;
      });
    });

  it('has lines whose quantities come to their amounts', () => {
    fc.assert(
      fc.property(calendars, (days) => {
        for (const line of vanLines(days)(always)) {
          expect(Number.isSafeInteger(line.amountCents)).toBe(true);
          if (line.kind === 'days' || line.kind === 'introductory_days' || line.kind === 'weeks')
            expect(line.amountCents).toBe(line.count * line.rateCents);
        }
        const lines = vanLines(days)(always);
        expect(sumOfVanLines(lines)).toBe(sumCents(lines.map(({ amountCents }) => amountCents)));
      }),
    );
  });

  it('costs a week at most its seven days, and never less than nothing', () => {
    fc.assert(
      fc.property(calendars, fc.integer({ min: 0, max: 20 }), (days, at) => {
        const week = vanWeekOf(addDays(FRIDAY, at * 7));
        const its = days.filter(({ date, plan }) => plan.kind === 'flat' && date >= week.from && date <= week.to);
        const rateOf = ({ plan, daysBefore }: VanDay): number => {
          if (plan.kind === 'share') return 0;
          const { introductory, dayCents } = plan;
          return introductory && daysBefore < introductory.days ? introductory.rateCents : dayCents;
        };
        const most = its.reduce((sum, one) => sum + rateOf(one) + Math.max(one.adjustmentCents, 0), 0);
        const lines = vanLines(days)(week).filter(({ kind }) => kind !== 'share');
        expect(sumOfVanLines(lines)).toBeLessThanOrEqual(most);
        // Cents that a seventh of a week is rounded by.
        expect(sumOfVanLines(lines)).toBeGreaterThanOrEqual(-7);
      }),
    );
  });

  it('comes to the same in weeks as in all of them, but for the rounding of shares', () => {
    fc.assert(
      fc.property(calendars, (days) => {
        const flatOf = (period: typeof always) =>
          sumOfVanLines(vanLines(days)(period).filter(({ kind }) => kind !== 'share'));
        const weeks = new Set(days.map(({ date }) => vanWeekOf(date).from));
        const inWeeks = [...weeks].reduce((sum, from) => sum + flatOf({ from, to: addDays(from, 6) }), 0);
        expect(inWeeks).toBe(flatOf(always));
      }),
    );
  });

  it('needs no days beyond those that it asks for', () => {
    fc.assert(
      fc.property(calendars, fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 40 }), (days, at, length) => {
        const period = { from: addDays(FRIDAY, at), to: addDays(FRIDAY, at + length) };
        const { from, to } = daysBehindVanLines(period);
        const near = days.filter(({ date }) => date >= from && date <= to);
        expect(vanLines(near)(period)).toEqual(vanLines(days)(period));
      }),
    );
  });
});
