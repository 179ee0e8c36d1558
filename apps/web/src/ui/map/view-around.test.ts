import { describe, expect, it } from 'vitest';
import { WHOLE_COUNTRY, type Point } from './point.ts';
import { viewAround } from './view-around.ts';

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude });

describe('a view around points', () => {
  it.each([
    ['nothing', [], WHOLE_COUNTRY],
    ['one place', [at(30, -97)], { latitude: 30, longitude: -97, zoom: 10 }],
    [
      'a town',
      [at(30, -98), at(30, -97.5)],
      { latitude: 30, longitude: -97.75, zoom: 8.51, bounds: [-98, 30, -97.5, 30] },
    ],
    [
      'a block',
      [at(30, -97), at(30, -97.001)],
      { latitude: 30, longitude: -97.0005, zoom: 13, bounds: [-97.001, 30, -97, 30] },
    ],
    [
      'a continent',
      [at(25, -125), at(49, -66)],
      { latitude: 37, longitude: -95.5, zoom: WHOLE_COUNTRY.zoom, bounds: [-125, 25, -66, 49] },
    ],
  ])('of %s', (_what, points, view) => {
    expect(viewAround(points)).toEqual(view);
  });
});
