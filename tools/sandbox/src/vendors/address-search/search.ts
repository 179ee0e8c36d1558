import { createHash } from 'node:crypto';
import { findAreas, nearestArea } from './find-areas.ts';
import { parseQuery } from './parse-query.ts';
import { houseIn, postalCodeOf, type RadarAddress } from './radar-address.ts';
import { zipAreas, type Point, type ZipArea } from './zip-areas.ts';

export type SearchRequest = { query: string; near: Point | null; layers: ReadonlySet<string>; limit: number };

export async function search({ query, near, layers, limit }: SearchRequest): Promise<RadarAddress[]> {
  const areas = await zipAreas();
  const parsed = parseQuery(query, areas);
  const { house } = parsed;
  if (house) {
    if (!layers.has('address')) return [];
    const anywhere = parsed.zip === null && parsed.place === '' && parsed.stateCode === null;
    const found = findAreas(parsed, near, areas).filter((area) => area.hasHouses || parsed.zip !== null);
    const chosen = anywhere && !near ? rotated(found, house.street) : found;
    const houses = chosen.slice(0, limit).map((area) => houseIn(area, house));
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

const STREETS = ['Pecan St', 'Mesquite Ln', 'Juniper Dr', 'Saguaro Ave', 'Live Oak Rd', 'Cedar Bend', 'Heron Way'];
/** About thirty kilometres: beyond that nobody lives near enough to name the place by. */
const FARTHEST_DEGREES = 0.3;

/** The house at a point; none at sea or abroad. */
export async function reverse(point: Point, layers: ReadonlySet<string>): Promise<RadarAddress[]> {
  const nearest = nearestArea(await zipAreas(), point);
  if (!nearest || nearest.distance > FARTHEST_DEGREES) return [];
  if (!layers.has('address')) return layers.has('postalCode') ? [postalCodeOf(nearest.area)] : [];
  const draw = createHash('sha256')
    .update(`${point.latitude.toFixed(3)} ${point.longitude.toFixed(3)}`)
    .digest();
  const street = STREETS[draw.readUInt8(0) % STREETS.length] ?? '';
  const found = houseIn(nearest.area, { number: String(100 + (draw.readUInt16BE(1) % 9_800)), street });
  const { latitude, longitude } = point;
  return [{ ...found, latitude, longitude, geometry: { type: 'Point', coordinates: [longitude, latitude] } }];
}
