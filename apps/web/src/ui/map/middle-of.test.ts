import { describe, expect, it } from 'vitest';
import { middleOf } from './middle-of.ts';

const area = (geometry: GeoJSON.Geometry): GeoJSON.Feature => ({ type: 'Feature', properties: {}, geometry });
const square = (x: number, y: number, side: number) => [
  [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
    [x, y],
  ],
];

describe('the middle of an area', () => {
  it('is the middle of a square', () => {
    expect(middleOf(area({ type: 'Polygon', coordinates: square(-100, 30, 2) }))).toEqual([-99, 31]);
  });

  it('is in the largest of several pieces', () => {
    const coordinates = [square(0, 0, 1), square(10, 10, 4), square(-5, 0, 2)];
    expect(middleOf(area({ type: 'MultiPolygon', coordinates }))).toEqual([12, 12]);
  });

  it('of what has no area is unknown', () => {
    expect(middleOf(area({ type: 'Point', coordinates: [0, 0] }))).toBeUndefined();
  });
});
