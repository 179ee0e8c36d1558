import { toMercator, type Mercator, type Point } from '@tailgate/town';

export type Properties = Readonly<Record<string, string | number>>;
export type Feature = GeoJSON.Feature;
/** Features by the name of their layer. */
export type Layers = Readonly<Record<string, readonly Feature[]>>;

/** Half the circumference of the earth in Mercator meters. */
export const HALF_WORLD_M = Math.PI * 6_378_137;

/** Tiles are cut out of a square of one by one, its y growing downwards. */
const toSquare = ([x, y]: Mercator): [number, number] => [x / (2 * HALF_WORLD_M) + 0.5, 0.5 - y / (2 * HALF_WORLD_M)];

const feature = (geometry: GeoJSON.Geometry, properties: Properties): Feature => ({
  type: 'Feature',
  geometry,
  properties: { ...properties },
});

export const lines = (all: readonly (readonly Mercator[])[], properties: Properties): Feature =>
  feature({ type: 'MultiLineString', coordinates: all.map((line) => line.map(toSquare)) }, properties);

/** The ring closes by itself. */
export const area = (ring: readonly Mercator[], properties: Properties): Feature => {
  const corners = ring.map(toSquare);
  return feature({ type: 'Polygon', coordinates: [corners[0] ? [...corners, corners[0]] : corners] }, properties);
};

export const label = (place: Mercator, properties: Properties): Feature =>
  feature({ type: 'Point', coordinates: toSquare(place) }, properties);

export const labelAt = (point: Point, properties: Properties): Feature => label(toMercator(point), properties);

/** OpenMapTiles gives every name in the script of the reader as well. */
export const named = (name: string) => ({ name, 'name:latin': name, 'name:en': name });
