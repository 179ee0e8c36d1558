import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { feature, mesh } from 'topojson-client';

type Topology = Parameters<typeof feature>[0];

const require = createRequire(import.meta.url);
const MAX_ZOOM = 14;
const WORLD: GeoJSON.Position[] = [
  [-180, -85.05],
  [180, -85.05],
  [180, 85.05],
  [-180, 85.05],
  [-180, -85.05],
];

/** Coast and borders from the Census Bureau, cut into tiles once: everything outside the country is sea. */
const load = () => {
  const atlas = JSON.parse(readFileSync(require.resolve('us-atlas/counties-10m.json'), 'utf8')) as Topology;
  const index = (features: readonly GeoJSON.Feature[]) =>
    new GeoJSONVT({ type: 'FeatureCollection', features: [...features] }, { maxZoom: MAX_ZOOM, buffer: 128 });
  return {
    water: index([{ type: 'Feature', properties: { class: 'ocean' }, geometry: ocean(atlas) }]),
    boundary: index([
      { type: 'Feature', properties: { admin_level: 4 }, geometry: borders(atlas, 'states') },
      { type: 'Feature', properties: { admin_level: 6 }, geometry: borders(atlas, 'counties') },
    ]),
  };
};

const collectionIn = (atlas: Topology, name: string) => {
  const found = atlas.objects[name];
  if (found?.type !== 'GeometryCollection') throw new Error(`The atlas has no ${name}`);
  return found;
};

const ocean = (atlas: Topology): GeoJSON.Polygon => {
  const land = feature(atlas, collectionIn(atlas, 'nation')).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : [],
  );
  return { type: 'Polygon', coordinates: [WORLD, ...land.flatMap((polygon) => polygon.slice(0, 1))] };
};

const borders = (atlas: Topology, name: string): GeoJSON.MultiLineString =>
  mesh(atlas, collectionIn(atlas, name) as Parameters<typeof mesh>[1], (one, other) => one !== other);

let loaded: ReturnType<typeof load> | undefined;

export const countryLayers = () => (loaded ??= load());
