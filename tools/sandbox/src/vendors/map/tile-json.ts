import { LAYER_NAMES, MAX_ZOOM } from './tile.ts';

/** What each layer says of its features; for every layer, as the schema has it. */
const FIELDS: Readonly<Partial<Record<(typeof LAYER_NAMES)[number], readonly string[]>>> = {
  waterway: ['class', 'name'],
  water_name: ['class', 'name'],
  park: ['class', 'name', 'rank'],
  boundary: ['admin_level', 'class'],
  transportation_name: ['class', 'name', 'ref', 'ref_length', 'network'],
  place: ['class', 'name', 'rank'],
  building: ['render_height'],
  housenumber: ['housenumber'],
};

/** Version 3 of TileJSON; the vendor puts the key into the addresses of the tiles. */
export const tileJson = (origin: string, key: string) => ({
  tilejson: '3.0.0',
  name: 'Sandbox streets',
  version: '3.15.0',
  attribution: ATTRIBUTION,
  tiles: [`${origin}/tiles/v3/{z}/{x}/{y}.pbf?key=${encodeURIComponent(key)}`],
  format: 'pbf',
  minzoom: 0,
  maxzoom: MAX_ZOOM,
  bounds: [-180, 17, -64, 72],
  center: [-97.7658, 30.2428, 12],
  vector_layers: LAYER_NAMES.map((id) => ({
    id,
    fields: Object.fromEntries((FIELDS[id] ?? ['class']).map((field) => [field, 'String'])),
  })),
});

const ATTRIBUTION =
  'Sandbox map · <a href="https://www.geonames.org">GeoNames</a> · <a href="https://www.census.gov">U.S. Census</a>';
