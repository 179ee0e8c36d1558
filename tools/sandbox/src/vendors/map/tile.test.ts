import { describe, expect, it } from 'vitest';
import { featuresOf, tileOf } from '../../../testing/read-tile.ts';
import { drawTile, type TileAddress } from './tile.ts';

const SOUTH_LAMAR = { latitude: 30.2428, longitude: -97.7758 };
const DOWNTOWN_PHOENIX = { latitude: 33.4484, longitude: -112.074 };

describe('a drawn tile', () => {
  it.each([
    [0, 'water', 'ocean'],
    [5, 'transportation', 'motorway'],
    [7, 'place', 'city'],
    [10, 'transportation', 'primary'],
    [11, 'place', 'neighbourhood'],
    [11, 'park', 'public_park'],
    [11, 'boundary', 'postal_code'],
    [12, 'transportation', 'minor'],
    [13, 'transportation_name', 'minor'],
    [14, 'transportation', 'service'],
  ])('shows at zoom %i in %s what is first seen from there: %s', (z, layer, name) => {
    const has = (zoom: number) =>
      [SOUTH_LAMAR, DOWNTOWN_PHOENIX].some((place) =>
        featuresOf(drawTile(tileOf(place, zoom)), layer).some(({ properties }) => properties['class'] === name),
      );
    expect([has(z), z > 7 && has(z - 1)]).toEqual([true, false]);
  });
});

describe('neighboring tiles', () => {
  const EXTENT = 4_096;
  /** Where lines cross an edge of a tile, in units along that edge. */
  const crossings = (address: TileAddress, layer: string, edge: 'left' | 'right' | 'top' | 'bottom'): number[] => {
    const [across, along] = edge === 'left' || edge === 'right' ? (['x', 'y'] as const) : (['y', 'x'] as const);
    const at = edge === 'left' || edge === 'top' ? 0 : EXTENT;
    return featuresOf(drawTile(address), layer)
      .flatMap((feature) => feature.loadGeometry())
      .flatMap((line) =>
        line.slice(1).flatMap((to, index) => {
          const from = line[index];
          if (!from || from[across] < at === to[across] < at) return [];
          const share = (at - from[across]) / (to[across] - from[across]);
          return [from[along] + share * (to[along] - from[along])];
        }),
      )
      .filter((place) => place > 0 && place < EXTENT)
      .toSorted((one, other) => one - other);
  };

  it.each([
    ['transportation', 14],
    ['transportation', 12],
    ['transportation', 10],
    ['transportation', 6],
    ['waterway', 12],
    ['boundary', 12],
  ])('agree on where the lines of %s cross their border at zoom %i', (layer, z) => {
    const here = tileOf(SOUTH_LAMAR, z);
    const pairs = [
      [crossings(here, layer, 'right'), crossings({ ...here, x: here.x + 1 }, layer, 'left')],
      [crossings(here, layer, 'bottom'), crossings({ ...here, y: here.y + 1 }, layer, 'top')],
    ] as const;
    expect(pairs.flat(2).length).toBeGreaterThan(0);
    for (const [mine, theirs] of pairs) {
      expect(theirs).toHaveLength(mine.length);
      for (const [index, place] of mine.entries()) expect(Math.abs(place - (theirs[index] ?? 0))).toBeLessThan(2);
    }
  });
});
