import { crossingOf } from '@tailgate/values/border';
import { describe, expect, it } from 'vitest';
import { squareMilesOf } from './border.rules.ts';
import { circleAround, placeNear, suggestedZone } from './suggested-zone.rules.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('a suggested zone', () => {
  it.each([
    ['Austin', at(30.25, -97.75)],
    ['Anchorage', at(61.2, -149.9)],
    ['Honolulu', at(21.3, -157.85)],
  ])('is nearly a circle of 8 miles around %s', (_city, home) => {
    const points = circleAround(home);
    expect(crossingOf(points, true)).toBeNull();
    // Twelve corners enclose 95.5 percent of the circle.
    expect(squareMilesOf(points) / (Math.PI * 8 ** 2)).toBeCloseTo(0.955, 2);
  });

  it('is the same for everybody within about three miles, so that its middle is nobody’s home', () => {
    const days = [2, 3] as const;
    const [one, other] = [at(30.231, -97.771), at(30.269, -97.729)].map((home) =>
      suggestedZone({ ...home, city: 'Austin' }, days),
    );
    expect(one?.points).toEqual(other?.points);
    expect(placeNear(at(30.231, -97.771))).toEqual(at(30.25, -97.75));
  });

  it('is served on the days with hours, or from Monday to Friday', () => {
    const home = { ...at(30.25, -97.75), city: 'Austin' };
    expect(suggestedZone(home, [3, 7]).values.days).toEqual([3, 7]);
    expect(suggestedZone(home, []).values).toEqual({ name: 'Austin', cents: 0, days: [2, 3, 4, 5, 6] });
  });
});
