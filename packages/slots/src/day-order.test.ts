import { randomFrom, testSeed } from '@tailgate/kit';
import { describe, expect, it } from 'vitest';
import { bestDayOrder, type DayStop } from './day-order.ts';

type DayToOrder = Parameters<typeof bestDayOrder>[0];

const DAYS = process.env['TEST_LONG'] ? 3_000 : 400;
const FIRST = testSeed();
const HOUR = 60;
const MAX_MOVABLE_STOPS = 12;

const driveMinutesOf = ({ drive, base }: DayToOrder, stops: readonly DayStop[]): number => {
  const places = [base, ...stops.map(({ place }) => place), base].filter((place) => place !== null);
  return places.slice(1).reduce((sum, to, index) => sum + (drive[places[index] ?? 0]?.[to] ?? 0), 0);
};

/** A day of stops that fit where they are, somewhere in a square of about an hour's drive. */
const randomDay = (seed: number, movable: number, fixed: number): DayToOrder => {
  const { integer, chance } = randomFrom(seed);
  const count = movable + fixed;
  const places = Array.from({ length: count + 1 }, () => [integer(0, 40), integer(0, 40)] as const);
  const drive = places.map(([x, y]) => places.map(([u, v]) => Math.ceil(Math.hypot(x - u, y - v)) + integer(0, 2)));
  const kinds = Array.from({ length: count }, (_, index) => index < movable).sort(() => integer(0, 1) - 0.5);
  let at = 8 * HOUR;
  const stops = kinds.map((isMovable, index): DayStop => {
    const minutes = integer(1, 6) * 15;
    at = Math.ceil((at + (index === 0 ? 0 : (drive[index]?.[index + 1] ?? 0)) + integer(0, 3) * 15) / 15) * 15;
    const stop = { id: `stop ${index}`, place: index + 1, start: at, minutes, isMovable };
    at += minutes;
    return stop;
  });
  const end = at + integer(0, 8) * 15;
  const lunch = chance(0.3) ? [12 * HOUR, 12 * HOUR + 30] : [];
  const [from, to] = lunch;
  const spans =
    from !== undefined && to !== undefined && from > 8 * HOUR && to < end ? [8 * HOUR, from, to, end] : [8 * HOUR, end];
  return { stops, drive, base: chance(0.8) ? 0 : null, spans, gridMinutes: 15 };
};

/** The same day, of which some stops may only change by an hour. */
const narrowed = (seed: number, day: DayToOrder): DayToOrder => {
  const { chance } = randomFrom(seed + 2_000_000);
  const narrow = (stop: DayStop): DayStop =>
    chance(0.8) ? stop : { ...stop, spans: [stop.start - HOUR, stop.start + stop.minutes + HOUR] };
  return { ...day, stops: day.stops.map(narrow) };
};

const isIn = ({ spans }: Pick<DayToOrder, 'spans'>, start: number, end: number) =>
  spans.some((from, index) => index % 2 === 0 && from <= start && end <= (spans[index + 1] ?? 0));

/** The reference: every order, each stop as early as it can be. */
const leastDriving = (day: DayToOrder): number | undefined => {
  let least: number | undefined;
  const visit = (way: readonly DayStop[], left: readonly DayStop[], ready: number) => {
    if (left.length === 0) {
      const driven = driveMinutesOf(day, way);
      if (least === undefined || driven < least) least = driven;
      return;
    }
    const last = way.at(-1);
    const nextFixed = left.find(({ isMovable }) => !isMovable);
    for (const stop of left) {
      if (!stop.isMovable && stop !== nextFixed) continue;
      const arrives = last ? ready + (day.drive[last.place]?.[stop.place] ?? 0) : 0;
      let start: number | undefined = stop.start;
      if (stop.isMovable) {
        const spans = stop.spans ?? day.spans;
        start = Math.ceil(Math.max(arrives, spans[0] ?? 0) / 15) * 15;
        while (!isIn({ spans }, start, start + stop.minutes) && start < 48 * HOUR) start += 15;
        if (start >= 48 * HOUR) continue;
      } else if (arrives > stop.start && last?.isMovable !== false) continue;
      visit(
        [...way, stop],
        left.filter((other) => other !== stop),
        start + stop.minutes,
      );
    }
  };
  visit([], day.stops, 0);
  return least;
};

const requirePossible = (day: DayToOrder, order: NonNullable<ReturnType<typeof bestDayOrder>>, seed: number) => {
  const byId = new Map(day.stops.map((stop) => [stop.id, stop]));
  const stops = order.stops.flatMap(({ id, start }) => {
    const stop = byId.get(id);
    return stop ? [{ ...stop, was: stop.start, start }] : [];
  });
  expect(stops).toHaveLength(day.stops.length);
  for (const [index, stop] of stops.entries()) {
    const before = stops[index - 1];
    if (stop.isMovable)
      expect(
        isIn({ spans: stop.spans ?? day.spans }, stop.start, stop.start + stop.minutes),
        `hours, seed ${seed}`,
      ).toBe(true);
    else expect(stop.start, `fixed, seed ${seed}`).toBe(stop.was);
    if (before && (before.isMovable || stop.isMovable))
      expect(
        before.start + before.minutes + (day.drive[before.place]?.[stop.place] ?? 0),
        `drive, seed ${seed}`,
      ).toBeLessThanOrEqual(stop.start);
  }
};

describe(`${DAYS} random days from seed ${FIRST}`, () => {
  it('are driven in as few minutes as the best of all orders', { timeout: 600_000 }, () => {
    let better = 0;
    for (let seed = FIRST; seed < FIRST + DAYS; seed += 1) {
      const { integer } = randomFrom(seed + 1_000_000);
      const fixed = integer(0, 3);
      const day = narrowed(seed, randomDay(seed, integer(1, (seed % 20 === 0 ? 8 : 6) - fixed), fixed));
      const order = bestDayOrder(day);
      const least = leastDriving(day);
      const present = driveMinutesOf(day, day.stops);
      const expected = least !== undefined && least <= present ? least : undefined;
      if (order?.driveMinutes !== expected)
        expect({ seed, found: order?.driveMinutes }).toEqual({ seed, found: expected });
      if (order) requirePossible(day, order, seed);
      if (order && order.driveMinutes < present) better += 1;
    }
    expect(better, 'most days can be improved').toBeGreaterThan(DAYS / 4);
  });
});

it('is not changed for an order that drives more, where the present one runs into a break', () => {
  // The best order of each of these drives more than the present one.
  for (const seed of [31_661_145, 31_662_297, 31_663_445, 31_663_519]) {
    const { integer } = randomFrom(seed + 1_000_000);
    const fixed = integer(0, 3);
    const day = randomDay(seed, integer(1, 6 - fixed), fixed);
    expect(leastDriving(day)).toBeGreaterThan(driveMinutesOf(day, day.stops));
    expect(bestDayOrder(day)).toBeUndefined();
  }
});

it('leaves a day as it is when its order is already the best', () => {
  const day = randomDay(7, 5, 0);
  const best = bestDayOrder(day);
  const byId = new Map(day.stops.map((stop) => [stop.id, stop]));
  const stops = (best?.stops ?? []).flatMap(({ id, start }) => {
    const stop = byId.get(id);
    return stop ? [{ ...stop, start }] : [];
  });
  expect(bestDayOrder({ ...day, stops })?.stops).toEqual(best?.stops);
});

it('orders nothing where nothing can move, and no more stops than it can search', () => {
  expect(bestDayOrder(randomDay(1, 0, 4))).toBeUndefined();
  expect(bestDayOrder(randomDay(1, MAX_MOVABLE_STOPS + 1, 0))).toBeUndefined();
});

it('orders twelve stops without trying their 479 million orders', () => {
  const { drive, ...day } = randomDay(3, MAX_MOVABLE_STOPS, 0);
  let legs = 0;
  const counting = drive.map(
    (row) =>
      new Proxy(row, {
        get: (target, place) => {
          legs += 1;
          return target[Number(place)];
        },
      }),
  );
  expect(bestDayOrder({ ...day, drive: counting })?.stops).toHaveLength(MAX_MOVABLE_STOPS);
  // Each set of stops, with each as the last, is continued once or a few times: 2^12 × 12 × 12 / 4 legs are looked up.
  expect(legs).toBeLessThan(2 ** MAX_MOVABLE_STOPS * MAX_MOVABLE_STOPS ** 2);
});
