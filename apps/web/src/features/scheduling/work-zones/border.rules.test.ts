import { describe, expect, it } from 'vitest';
import type { Point } from '#ui/map/point.ts';
import { crossingOf } from '@tailgate/values/border';
import { crossingInWords, squareMilesOf } from './border.rules.ts';

/** `0,0 0,4 4,4`: latitude and longitude of each corner. */
const corners = (text: string): Point[] =>
  text === ''
    ? []
    : text.split(' ').map((pair) => {
        const [latitude = 0, longitude = 0] = pair.split(',').map(Number);
        return { latitude, longitude };
      });

describe('a border', () => {
  it.each([
    ['a square', '0,0 0,4 4,4 4,0', true, null],
    ['an hourglass', '0,0 4,4 4,0 0,4', true, { edge: 1, other: 3 }],
    ['an hourglass whose last side is missing', '0,0 4,4 0,4 4,0', false, { edge: 1, other: 3 }],
    ['a hook that only closing makes cross', '0,0 0,4 4,4 -2,2', false, { edge: 1, other: 3 }],
    ['an open path that does not cross', '0,0 0,4 4,4 4,2', false, null],
    ['a path whose closing side crosses', '0,0 0,4 4,4 2,2 4,1 -1,1', true, { edge: 1, other: 5 }],
    ['a spike back over its own side', '0,0 0,4 0,2', false, { edge: 1, other: 2 }],
    ['a straight side with a corner on it', '0,0 0,2 0,4 4,2', true, null],
    ['a corner that touches another side', '0,0 0,4 4,4 0,2', true, { edge: 1, other: 3 }],
    ['two corners', '0,0 0,4', true, null],
    ['one corner', '0,0', false, null],
    ['nothing', '', true, null],
    ['a horseshoe', '0,0 0,4 4,4 4,3 1,3 1,1 4,1 4,0', true, null],
  ])('that is %s', (_what, text, isClosed, crossing) => {
    expect(crossingOf(corners(text), isClosed)).toEqual(crossing);
  });

  it('that crosses itself says where, in words', () => {
    expect(crossingInWords(corners('0,0 4,4 4,0 0,4'), true)).toBe(
      'The border crosses itself: the side between corners 1 and 2 meets the side between corners 3 and 4. Move or remove a corner.',
    );
    expect(crossingInWords(corners('0,0 0,4 4,4'), true)).toBeNull();
  });

  it.each([
    ['a tenth of a degree in Austin', '30.2,-97.8 30.3,-97.8 30.3,-97.7 30.2,-97.7', 41.3],
    ['the same the other way round', '30.2,-97.7 30.3,-97.7 30.3,-97.8 30.2,-97.8', 41.3],
    ['a line', '30.2,-97.8 30.3,-97.8', 0],
    ['nothing', '', 0],
  ])('around %s holds %s square miles', (_what, text, miles) => {
    expect(squareMilesOf(corners(text))).toBeCloseTo(miles, 0);
  });
});
