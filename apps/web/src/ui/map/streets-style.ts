import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapColors } from './map-colors.ts';
import { belowNames } from './map-fonts.ts';
import type { StreetTiles } from './street-tiles.ts';
import { nameLayers } from './streets-style-names.ts';
import { roadLayers } from './streets-style-roads.ts';

export const STREETS = 'streets';

/** A map of any source in OpenMapTiles' schema, in the colors of the tokens: calm, because work is drawn on top of it. */
export const streetsStyle = (source: StreetTiles, colors: MapColors): StyleSpecification => {
  const { tiles, minzoom, maxzoom, attribution, layers } = source;
  const isThere = (layer: LayerSpecification) =>
    !('source-layer' in layer) || layers === undefined || layers.has(layer['source-layer'] ?? '');
  return {
    version: 8,
    sources: { [STREETS]: { type: 'vector', tiles, minzoom, maxzoom, attribution } },
    layers: [
      ...groundLayers(colors),
      ...roadLayers(colors),
      ...borderLayers(colors),
      belowNames,
      ...nameLayers(colors),
    ].filter(isThere),
  };
};

const groundLayers = ({ land, block, park, water, street, grid }: MapColors): LayerSpecification[] => [
  { id: 'land', type: 'background', paint: { 'background-color': land } },
  {
    id: 'woods',
    type: 'fill',
    source: STREETS,
    'source-layer': 'landcover',
    filter: ['in', ['get', 'class'], ['literal', ['wood', 'grass']]],
    paint: { 'fill-color': park, 'fill-opacity': ['match', ['get', 'class'], 'wood', 0.55, 1] },
  },
  {
    id: 'built-up',
    type: 'fill',
    source: STREETS,
    'source-layer': 'landuse',
    filter: ['in', ['get', 'class'], ['literal', ['residential', 'commercial', 'industrial', 'retail', 'suburb']]],
    paint: { 'fill-color': block },
  },
  { id: 'parks', type: 'fill', source: STREETS, 'source-layer': 'park', paint: { 'fill-color': park } },
  { id: 'water', type: 'fill', source: STREETS, 'source-layer': 'water', paint: { 'fill-color': water } },
  {
    id: 'waterways',
    type: 'line',
    source: STREETS,
    'source-layer': 'waterway',
    paint: {
      'line-color': water,
      'line-width': ['interpolate', ['exponential', 1.4], ['zoom'], 9, 0.8, 14, 2.5, 18, 8],
    },
  },
  {
    id: 'buildings',
    type: 'fill',
    source: STREETS,
    'source-layer': 'building',
    minzoom: 15,
    paint: {
      'fill-color': street,
      'fill-outline-color': grid,
      'fill-opacity': ['interpolate', ['linear'], ['zoom'], 15, 0, 16, 0.7],
    },
  },
];

const borderLayers = ({ label }: MapColors): LayerSpecification[] => [
  {
    id: 'zip-borders',
    type: 'line',
    source: STREETS,
    'source-layer': 'boundary',
    minzoom: 11.5,
    filter: ['==', ['get', 'class'], 'postal_code'],
    paint: { 'line-color': label, 'line-opacity': 0.4, 'line-width': 1, 'line-dasharray': [3, 3] },
  },
  {
    id: 'county-borders',
    type: 'line',
    source: STREETS,
    'source-layer': 'boundary',
    minzoom: 6,
    maxzoom: 11,
    filter: ['all', ['!=', ['get', 'class'], 'postal_code'], ['>=', ['get', 'admin_level'], 5]],
    paint: { 'line-color': label, 'line-opacity': 0.3, 'line-width': 0.75 },
  },
  {
    id: 'state-borders',
    type: 'line',
    source: STREETS,
    'source-layer': 'boundary',
    filter: ['<=', ['get', 'admin_level'], 4],
    paint: {
      'line-color': label,
      'line-opacity': 0.7,
      'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.6, 10, 2],
    },
  },
];
