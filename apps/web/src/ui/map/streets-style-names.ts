import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import type { MapColors } from './map-colors.ts';
import { FONTS } from './map-fonts.ts';

/** In English where the source has it. */
const NAME: ExpressionSpecification = ['coalesce', ['get', 'name:en'], ['get', 'name:latin'], ['get', 'name']];

interface Names {
  readonly id: string;
  readonly layer: string;
  readonly minzoom: number;
  readonly maxzoom?: number;
  readonly filter?: ExpressionSpecification;
  readonly layout: NonNullable<SymbolLayerSpecification['layout']>;
}

const isOf = (...classes: string[]): ExpressionSpecification => ['in', ['get', 'class'], ['literal', classes]];

/** Along its line, repeated at most once a screen. */
const ALONG = { 'symbol-placement': 'line', 'symbol-spacing': 380, 'text-padding': 6 } as const;
const IN_PLACE = { 'text-max-width': 8, 'text-padding': 8 } as const;

/** Names placed first keep their place; of two layers that is the later one. */
const NAMES: readonly Names[] = [
  {
    id: 'house-numbers',
    layer: 'housenumber',
    minzoom: 17,
    layout: { 'text-field': ['get', 'housenumber'], 'text-font': FONTS.regular, 'text-size': 12, 'text-padding': 2 },
  },
  streetNames('small-street-names', 14.5, 12, 'minor', 'service'),
  streetNames('collector-names', 13.5, 12, 'tertiary'),
  streetNames('avenue-names', 12.3, 12, 'secondary'),
  streetNames('main-road-names', 11, 12, 'primary', 'trunk'),
  {
    id: 'motorway-numbers',
    layer: 'transportation_name',
    minzoom: 8,
    filter: ['all', isOf('motorway'), ['has', 'ref']],
    layout: { ...ALONG, 'text-field': ['get', 'ref'], 'text-font': FONTS.medium, 'text-size': 12 },
  },
  {
    id: 'zip-names',
    layer: 'place',
    minzoom: 12,
    filter: isOf('postal_code'),
    layout: { ...IN_PLACE, 'text-font': FONTS.regular, 'text-size': 12, 'text-letter-spacing': 0.04 },
  },
  {
    id: 'river-names',
    layer: 'waterway',
    minzoom: 12,
    filter: isOf('river', 'canal'),
    layout: { ...ALONG, 'text-font': FONTS.regular, 'text-size': 13, 'text-max-angle': 30 },
  },
  {
    id: 'lake-names',
    layer: 'water_name',
    minzoom: 10,
    layout: { ...IN_PLACE, 'text-font': FONTS.regular, 'text-size': 12 },
  },
  {
    id: 'park-names',
    layer: 'park',
    minzoom: 13,
    filter: ['==', ['geometry-type'], 'Point'],
    layout: { ...IN_PLACE, 'text-font': FONTS.medium, 'text-size': 12 },
  },
  {
    id: 'neighborhood-names',
    layer: 'place',
    minzoom: 11.3,
    filter: isOf('neighbourhood', 'suburb', 'quarter'),
    layout: { ...IN_PLACE, 'text-font': FONTS.medium, 'text-size': 13 },
  },
  placeNames('village-names', 10.5, 15, 13, 'village', 'hamlet'),
  placeNames('town-names', 9, 15, 13, 'town'),
  placeNames('city-names', 4, 14, 15, 'city'),
  placeNames('state-names', 3, 7, 13, 'state'),
];

function streetNames(id: string, minzoom: number, size: number, ...classes: string[]): Names {
  const layout = { ...ALONG, 'text-font': FONTS.medium, 'text-size': size };
  return { id, layer: 'transportation_name', minzoom, filter: isOf(...classes), layout };
}

function placeNames(id: string, minzoom: number, maxzoom: number, size: number, ...classes: string[]): Names {
  const layout = {
    ...IN_PLACE,
    'text-font': FONTS.bold,
    'text-size': size,
    // Large places first: where two collide, the smaller one is hidden.
    'symbol-sort-key': ['coalesce', ['get', 'rank'], 99] as ExpressionSpecification,
  };
  return { id, layer: 'place', minzoom, maxzoom, filter: isOf(...classes), layout };
}

export const nameLayers = ({ label, halo }: MapColors): LayerSpecification[] =>
  NAMES.map(({ id, layer, minzoom, maxzoom = 24, filter, layout }) => ({
    id,
    type: 'symbol',
    source: 'streets',
    'source-layer': layer,
    minzoom,
    maxzoom,
    ...(filter && { filter }),
    layout: { 'text-field': NAME, ...layout },
    paint: { 'text-color': label, 'text-halo-color': halo, 'text-halo-width': 1.5 },
  }));
