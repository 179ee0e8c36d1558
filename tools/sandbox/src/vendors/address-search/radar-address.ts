import { createHash } from 'node:crypto';
import { findHouse, placeOnLane, type Point, type ZipArea } from '@tailgate/town';

/** An address in Radar's shape; what the vendor does not know it leaves out. */
export type RadarAddress = {
  latitude: number;
  longitude: number;
  geometry: { type: 'Point'; coordinates: [number, number] };
  country: string;
  countryCode: string;
  countryFlag: string;
  county: string;
  city: string;
  state: string;
  stateCode: string;
  postalCode?: string;
  layer: 'address' | 'postalCode';
  formattedAddress: string;
  addressLabel: string;
  number?: string;
  street?: string;
};

/** A kilometre either way: inside the area, and two houses hardly ever on top of each other. */
const SPREAD_DEGREES = 0.009;

/** Along these the vendor knows houses but not whose mail route they are on, as it happens in the country. */
const WITHOUT_POSTAL_CODE = /\b(?:county|ranch) (?:road|rd)\b|\bhighway\b|\bhwy\b/i;

const SUFFIXES = ['St', 'Ave', 'Dr', 'Ln', 'Rd'];
const KNOWN_SUFFIX =
  /\b(?:st|street|ave|avenue|dr|drive|ln|lane|rd|road|blvd|boulevard|ct|court|cv|cove|way|pl|place|ter|terrace|trl|trail|pkwy|parkway|cir|circle|loop|pass|path|run|bend|ridge|grove|hwy|highway|broadway|landing|trace|crossing|\d+)\b/i;

/** What people type before the place. */
export type TypedHouse = { number: string; street: string };

/**
 * A house in the area. If the town has the street, the house is on it, under its official name; any other street
 * is taken as typed and put on a lane that the map shows without a name.
 */
export function houseIn(area: ZipArea, typed: TypedHouse): RadarAddress {
  const found = findHouse(area, typed.street, Number.parseInt(typed.number, 10));
  if (found) return addressAt(area, { number: typed.number, street: found.street }, found);
  const house = { number: typed.number, street: streetName(typed.street) };
  const draw = createHash('sha256').update(`${house.number} ${house.street.toLowerCase()} ${area.zip}`).digest();
  const nudge = (at: number) => (draw.readUInt16BE(at) / 65_535 - 0.5) * 2 * SPREAD_DEGREES;
  const near = { latitude: area.latitude + nudge(0), longitude: area.longitude + nudge(2) };
  return addressAt(area, house, placeOnLane(area, near) ?? near);
}

export function addressAt(area: ZipArea, { number, street }: TypedHouse, point: Point): RadarAddress {
  const label = `${number} ${street}`;
  const hasPostalCode = !WITHOUT_POSTAL_CODE.test(street);
  return {
    ...placeOf(area, point),
    ...(hasPostalCode && { postalCode: area.zip }),
    layer: 'address',
    formattedAddress: `${label}, ${area.city}, ${area.stateCode}${hasPostalCode ? ` ${area.zip}` : ''} US`,
    addressLabel: label,
    number,
    street,
  };
}

export const postalCodeOf = (area: ZipArea): RadarAddress => ({
  ...placeOf(area, area),
  postalCode: area.zip,
  layer: 'postalCode',
  formattedAddress: `${area.zip}, ${area.city}, ${area.stateCode} US`,
  addressLabel: area.zip,
});

function placeOf(area: ZipArea, point: Point) {
  const [latitude, longitude] = [Number(point.latitude.toFixed(6)), Number(point.longitude.toFixed(6))];
  return {
    latitude,
    longitude,
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] as [number, number] },
    country: 'United States',
    countryCode: 'US',
    countryFlag: '🇺🇸',
    county: area.county,
    city: area.city,
    state: area.state,
    stateCode: area.stateCode,
  };
}

/** In its official form; a missing street type is always completed to the same one. */
function streetName(typed: string): string {
  const name = typed
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(^|[\s-])(\p{L})/gu, (_match, before: string, letter: string) => before + letter.toUpperCase());
  if (KNOWN_SUFFIX.test(name)) return name;
  const draw = createHash('sha256').update(name.toLowerCase()).digest();
  return `${name} ${SUFFIXES[draw.readUInt8(0) % SUFFIXES.length] ?? ''}`;
}
