import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Atlas } from './atlas.ts';
import type { MapColors } from './map-colors.ts';
import { belowNames, FONTS } from './map-fonts.ts';

/** Fine enough to see how far the marker moved, where no street shows it. */
const FINE_DEGREES = 0.1;
const COARSE_DEGREES = 1;
const BOUNDS = { west: -180, east: -64, south: 17, north: 72 };

const line = (from: [number, number], to: [number, number]): GeoJSON.Feature => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'LineString', coordinates: [from, to] },
});

const steps = (from: number, to: number, size: number) =>
  Array.from({ length: Math.round((to - from) / size) + 1 }, (_unused, index) => from + index * size);

const gridOf = (size: number): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features: [
    ...steps(BOUNDS.west, BOUNDS.east, size).map((x) => line([x, BOUNDS.south], [x, BOUNDS.north])),
    ...steps(BOUNDS.south, BOUNDS.north, size).map((y) => line([BOUNDS.west, y], [BOUNDS.east, y])),
  ],
});
const fineGrid = gridOf(FINE_DEGREES);
const coarseGrid = gridOf(COARSE_DEGREES);

/** A map without any tiles: land, states, counties and their names, in the colours of the tokens. */
export const drawnStyle = (atlas: Atlas, colors: MapColors): StyleSpecification => ({
  version: 8,
  sources: Object.fromEntries(
    Object.entries({ ...atlas, fineGrid, coarseGrid }).map(([name, data]) => [name, { type: 'geojson', data }]),
  ),
  layers: [
    { id: 'water', type: 'background', paint: { 'background-color': colors.water } },
    { id: 'land', type: 'fill', source: 'states', paint: { 'fill-color': colors.land } },
    gridLayer('coarseGrid', 6, 8.5, colors),
    gridLayer('fineGrid', 8.5, 24, colors),
    {
      id: 'county-borders',
      type: 'line',
      source: 'counties',
      minzoom: 5,
      paint: { 'line-color': colors.county, 'line-width': ['interpolate', ['linear'], ['zoom'], 5, 0.5, 10, 2] },
    },
    {
      id: 'state-borders',
      type: 'line',
      source: 'states',
      paint: { 'line-color': colors.state, 'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.75, 10, 2.5] },
    },
    belowNames,
    nameLayer('countyNames', 7, 9, colors),
    // From near by a county is larger than the map: named once in every part of it, there is a name to be seen.
    nameLayer('counties', 9, 24, colors),
    nameLayer('stateNames', 2, 7, colors),
  ],
});

const gridLayer = (source: string, minzoom: number, maxzoom: number, colors: MapColors): LayerSpecification => ({
  id: source,
  type: 'line',
  source,
  minzoom,
  maxzoom,
  paint: { 'line-color': colors.grid, 'line-width': 1 },
});

const nameLayer = (source: string, minzoom: number, maxzoom: number, colors: MapColors): LayerSpecification => ({
  id: `names-of-${source}`,
  type: 'symbol',
  source,
  minzoom,
  maxzoom,
  layout: {
    'text-field': ['get', 'name'],
    'text-font': FONTS.regular,
    'text-size': 13,
    'text-padding': 6,
  },
  paint: { 'text-color': colors.label, 'text-halo-color': colors.halo, 'text-halo-width': 1.5 },
});
