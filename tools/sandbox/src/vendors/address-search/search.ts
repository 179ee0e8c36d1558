import { createHash } from 'node:crypto';
import { hasStreet, houseNear, zipAreaAt, zipAreas, type Point, type ZipArea } from '@tailgate/town';
import { findAreas } from './find-areas.ts';
import { parseQuery } from './parse-query.ts';
import { addressAt, houseIn, postalCodeOf, type RadarAddress } from './radar-address.ts';

export type SearchRequest = { query: string; near: Point | null; layers: ReadonlySet<string>; limit: number };

export function search({ query, near, layers, limit }: SearchRequest): RadarAddress[] {
  const areas = zipAreas();
  const parsed = parseQuery(query, areas);
  const { house } = parsed;
  if (house) {
    if (!layers.has('address')) return [];
    const anywhere = parsed.zip === null && parsed.place === '' && parsed.stateCode === null;
    const found = findAreas(parsed, near, areas).filter((area) => area.hasHouses || parsed.zip !== null);
    const chosen = anywhere && !near ? rotated(found, house.street) : found;
    const houses = withStreetFirst(chosen, house.street)
      .slice(0, limit)
      .map((area) => houseIn(area, house));
    // Without a postal code the houses of one city read alike.
    return [...new Map(houses.map((each) => [each.formattedAddress, each])).values()];
  }
  if (!layers.has('postalCode') || (parsed.zip === null && parsed.place === '')) return [];
  const found = findAreas(parsed, near, areas);
  const lived = found.filter((area) => area.hasHouses);
  return [...lived, ...found.filter((area) => !area.hasHouses)].slice(0, limit).map(postalCodeOf);
}

/** Different streets begin in different parts of town, the same street always in the same. */
function rotated(areas: readonly ZipArea[], street: string): readonly ZipArea[] {
  if (areas.length === 0) return areas;
  const turn = createHash('sha256').update(street.toLowerCase()).digest().readUInt16BE(0) % areas.length;
  return [...areas.slice(turn), ...areas.slice(0, turn)];
}

/** More than the areas of a large city are not looked through for a street. */
const MOST_AREAS = 100;

function withStreetFirst(areas: readonly ZipArea[], street: string): readonly ZipArea[] {
  const having = new Set(areas.slice(0, MOST_AREAS).filter((area) => hasStreet(area, street)));
  return [...having, ...areas.filter((area) => !having.has(area))];
}

const COUNTRY_ROADS = ['Pecan St', 'Mesquite Ln', 'Juniper Dr', 'Saguaro Ave', 'Live Oak Rd', 'Cedar Bend'];
/** Beyond that no house is near enough to name the place. */
const FARTHEST_METERS = 33_000;

/** The house at a point; none at sea or abroad. */
export function reverse(point: Point, layers: ReadonlySet<string>): RadarAddress[] {
  const { area, meters } = zipAreaAt(point);
  if (meters > FARTHEST_METERS) return [];
  if (!layers.has('address')) return layers.has('postalCode') ? [postalCodeOf(area)] : [];
  const house = houseNear(point) ?? countryHouse(point);
  return [addressAt(area, { number: String(house.number), street: house.street }, point)];
}

function countryHouse({ latitude, longitude }: Point): { number: number; street: string } {
  const draw = createHash('sha256')
    .update(`${latitude.toFixed(3)} ${longitude.toFixed(3)}`)
    .digest();
  const street = COUNTRY_ROADS[draw.readUInt8(0) % COUNTRY_ROADS.length] ?? '';
  return { number: 100 + (draw.readUInt16BE(1) % 9_800), street };
}
