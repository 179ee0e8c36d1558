import { createHash } from 'node:crypto';
import type { ZipArea } from './zip-areas.ts';

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

export function houseIn(area: ZipArea, house: { number: string; street: string }): RadarAddress {
  const street = streetName(house.street);
  const label = `${house.number} ${street}`;
  const draw = createHash('sha256').update(`${label.toLowerCase()} ${area.zip}`).digest();
  const nudge = (at: number) => (draw.readUInt16BE(at) / 65_535 - 0.5) * 2 * SPREAD_DEGREES;
  const hasPostalCode = !WITHOUT_POSTAL_CODE.test(street);
  return {
    ...placeOf(area, area.latitude + nudge(0), area.longitude + nudge(2)),
    ...(hasPostalCode && { postalCode: area.zip }),
    layer: 'address',
    formattedAddress: `${label}, ${area.city}, ${area.stateCode}${hasPostalCode ? ` ${area.zip}` : ''} US`,
    addressLabel: label,
    number: house.number,
    street,
  };
}

export const postalCodeOf = (area: ZipArea): RadarAddress => ({
  ...placeOf(area, area.latitude, area.longitude),
  postalCode: area.zip,
  layer: 'postalCode',
  formattedAddress: `${area.zip}, ${area.city}, ${area.stateCode} US`,
  addressLabel: area.zip,
});

function placeOf(area: ZipArea, exactLatitude: number, exactLongitude: number) {
  const [latitude, longitude] = [Number(exactLatitude.toFixed(6)), Number(exactLongitude.toFixed(6))];
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

/** As a sign would show it; who leaves out what kind of street it is gets the same one every time. */
function streetName(typed: string): string {
  const name = typed
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(^|[\s-])(\p{L})/gu, (_match, before: string, letter: string) => before + letter.toUpperCase());
  if (KNOWN_SUFFIX.test(name)) return name;
  const draw = createHash('sha256').update(name.toLowerCase()).digest();
  return `${name} ${SUFFIXES[draw.readUInt8(0) % SUFFIXES.length] ?? ''}`;
}
