import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import type { MapColors } from './map-colors.ts';
import { BELOW_NAMES } from './map-fonts.ts';
import type { StreetTiles } from './street-tiles.ts';
import { streetsStyle } from './streets-style.ts';

const COLORS = new Proxy({}, { get: () => '#123456' }) as MapColors;
const ALL: StreetTiles = {
  tiles: ['https://tiles.example/{z}/{x}/{y}.pbf'],
  minzoom: 0,
  maxzoom: 14,
  attribution: '© Somebody',
  layers: undefined,
};

describe('the style of streets', () => {
  it('is valid, and asks for no glyphs: names are drawn in the font of the page', () => {
    const style = streetsStyle(ALL, COLORS);
    expect(validateStyleMin(style)).toEqual([]);
    expect(style.glyphs).toBeUndefined();
    expect(style.sources['streets']).toMatchObject({ type: 'vector', attribution: '© Somebody', maxzoom: 14 });
  });

  it('draws only layers that the source has', () => {
    const { layers } = streetsStyle({ ...ALL, layers: new Set(['water', 'transportation']) }, COLORS);
    const named = new Set(layers.flatMap((layer) => ('source-layer' in layer ? [layer['source-layer']] : [])));
    expect(named).toEqual(new Set(['water', 'transportation']));
  });

  it('has names, and nothing else, above what screens draw on it', () => {
    const { layers } = streetsStyle(ALL, COLORS);
    const border = layers.findIndex(({ id }) => id === BELOW_NAMES);
    expect(border).toBeGreaterThan(0);
    expect(layers.map(({ type }, index) => (type === 'symbol') === index > border)).not.toContain(false);
  });
});
