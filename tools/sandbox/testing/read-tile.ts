import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import type { Point } from '@tailgate/town';
import { PbfReader } from 'pbf';
import type { TileAddress } from '../src/vendors/map/tile.ts';

/** The tile that a place lies in. */
export const tileOf = ({ latitude, longitude }: Point, z: number): TileAddress => {
  const radians = (latitude * Math.PI) / 180;
  const y = (1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2;
  return { z, x: Math.floor(((longitude + 180) / 360) * 2 ** z), y: Math.floor(y * 2 ** z) };
};

export const layersIn = (bytes: Uint8Array) => new VectorTile(new PbfReader(bytes)).layers;

export const featuresOf = (bytes: Uint8Array, layer: string): VectorTileFeature[] => {
  const found = layersIn(bytes)[layer];
  return found ? Array.from({ length: found.length }, (_, index) => found.feature(index)) : [];
};

export const linesOf = (feature: VectorTileFeature, { x, y, z }: TileAddress): number[][][] => {
  const { geometry } = feature.toGeoJSON(x, y, z);
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
};

/** Meters from a place to the nearest point of a line, good to a hand's breadth within a tile. */
export const distanceToLine = ({ latitude, longitude }: Point, line: readonly (readonly number[])[]): number => {
  const scale = Math.cos((latitude * Math.PI) / 180);
  const flat = line.map(([x = 0, y = 0]) => [(x - longitude) * scale * 111_195, (y - latitude) * 111_195] as const);
  return Math.min(
    ...flat.slice(1).map(([x2, y2], index) => {
      const [x1, y1] = flat[index] ?? [0, 0];
      const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
      const at = Math.max(0, Math.min(1, -(x1 * (x2 - x1) + y1 * (y2 - y1)) / length));
      return Math.hypot(x1 + at * (x2 - x1), y1 + at * (y2 - y1));
    }),
  );
};
