import { geoJSONToTile, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { superblocksIn, widened, type Bounds } from '@tailgate/town';
import { countryLayers } from './country.ts';
import { HALF_WORLD_M, type Feature, type Layers } from './feature.ts';
import { groundIn } from './layers/ground.ts';
import { housesIn } from './layers/houses.ts';
import { placesIn } from './layers/places.ts';
import { roadsIn } from './layers/roads.ts';
import { waterIn } from './layers/water.ts';

export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

export const MAX_ZOOM = 14;
/** Below it there are no streets, only the country. */
const TOWN_FROM_ZOOM = 9;
const EXTENT = 4_096;
/** Lines and labels at the edge of a tile are also drawn by its neighbor. */
const BUFFER = 128;

export const LAYER_NAMES = [
  'water',
  'waterway',
  'water_name',
  'landcover',
  'landuse',
  'park',
  'boundary',
  'transportation',
  'transportation_name',
  'place',
  'building',
  'housenumber',
] as const;

export const boundsOfTile = ({ z, x, y }: TileAddress): Bounds => {
  const side = (2 * HALF_WORLD_M) / 2 ** z;
  const [west, north] = [x * side - HALF_WORLD_M, HALF_WORLD_M - y * side];
  return { west, south: north - side, east: west + side, north };
};

export const isTile = ({ z, x, y }: TileAddress): boolean =>
  [z, x, y].every((part) => Number.isInteger(part) && part >= 0) && z <= MAX_ZOOM && x < 2 ** z && y < 2 ** z;

/** One vector tile of the country and its towns, in the shape of OpenMapTiles. */
export const drawTile = (address: TileAddress): Uint8Array => {
  const { z } = address;
  const tile = boundsOfTile(address);
  const bounds = widened(tile, ((tile.east - tile.west) * BUFFER) / EXTENT);
  const superblocks = z >= TOWN_FROM_ZOOM ? superblocksIn(bounds) : [];
  const drawn: readonly Layers[] = [
    waterIn(superblocks, bounds, z),
    groundIn(superblocks, z),
    roadsIn(superblocks, bounds, z),
    placesIn(bounds, z),
    housesIn(superblocks, bounds, z),
  ];
  const layers = LAYER_NAMES.map((name) => {
    const features = drawn.flatMap((layersOf) => layersOf[name] ?? []);
    return [name, withCountry(name, cut(features, address), address)] as const;
  });
  return fromGeojsonVt(Object.fromEntries(layers.filter(([, { features }]) => features.length > 0)), {
    version: 2,
    extent: EXTENT,
  });
};

/** Nothing is simplified: a line that leaves one tile must enter the next at the same place. */
const cut = (features: readonly Feature[], { z, x, y }: TileAddress): GeoJSONVTTile =>
  geoJSONToTile({ type: 'FeatureCollection', features: [...features] }, z, x, y, {
    coordinates: 'unitSquare',
    clip: true,
    tolerance: 0,
    extent: EXTENT,
    buffer: BUFFER,
  });

const withCountry = (name: string, tile: GeoJSONVTTile, { z, x, y }: TileAddress): GeoJSONVTTile => {
  if (name !== 'water' && name !== 'boundary') return tile;
  const country = countryLayers()[name].getTile(z, x, y);
  return country ? { ...tile, features: [...country.features, ...tile.features] } : tile;
};
