import { describe, expect, it } from 'vitest';
import type { Point } from './point.ts';
import { edgesOf } from '@tailgate/values/border';
import { centreOf, isInside, midpointOf } from './polygon.ts';

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude });
const SQUARE = [at(0, 0), at(0, 4), at(4, 4), at(4, 0)];
const HORSESHOE = [at(0, 0), at(0, 4), at(4, 4), at(4, 3), at(1, 3), at(1, 1), at(4, 1), at(4, 0)];

describe('a polygon', () => {
  it.each([
    ['in the middle of a square', at(2, 2), SQUARE, true],
    ['beside a square', at(2, 5), SQUARE, false],
    ['below a square', at(-1, 2), SQUARE, false],
    ['in the arm of a horseshoe', at(3, 0.5), HORSESHOE, true],
    ['between the arms of a horseshoe', at(3, 2), HORSESHOE, false],
    ['without corners', at(0, 0), [], false],
  ])('holds what is %s: %j', (_where, point, corners, expected) => {
    expect(isInside(point, corners)).toBe(expected);
  });

  it.each([
    [0, false, 0],
    [1, true, 0],
    [2, true, 1],
    [3, false, 2],
    [3, true, 3],
    [4, true, 4],
  ])('of %i corners, closed %s, has %i edges', (corners, isClosed, edges) => {
    expect(edgesOf(SQUARE.slice(0, corners), isClosed)).toHaveLength(edges);
  });

  it('has middles', () => {
    expect(midpointOf(at(0, 0), at(1, 3))).toEqual(at(0.5, 1.5));
    expect(centreOf(SQUARE)).toEqual(at(2, 2));
  });
});
