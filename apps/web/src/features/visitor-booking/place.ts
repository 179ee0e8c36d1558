import { pointOf, type Address } from '#ui/address-field/address.ts';
import type { OrderingSession } from './visitor-booking-query.ts';

type Stored = Omit<NonNullable<OrderingSession['location']>, 'addressLine2' | 'addressNotes' | 'isComplete'>;

/** `2417 Elm Ridge Rd, Austin`, or as much of it as is known. */
export const placeInWords = ({ address, city, postalCode }: Stored): string =>
  [address, city === '' ? postalCode : city].filter((part) => part !== '').join(', ');

/** As the address field shows it. */
export const addressOf = (stored: Stored): Address => ({
  address: stored.address,
  city: stored.city,
  stateOrProvince: stored.stateOrProvince,
  postalCode: stored.postalCode,
  country: stored.country,
  latitude: stored.latitude,
  longitude: stored.longitude,
  label: [stored.address, stored.city, `${stored.stateOrProvince} ${stored.postalCode} ${stored.country}`.trim()]
    .filter((part) => part !== '')
    .join(', '),
});

/** As the calls want it; null where the place is not known. */
export const storedOf = (address: Address): Stored | null => {
  const point = pointOf(address);
  if (!point) return null;
  const { address: street, city, stateOrProvince, postalCode, country } = address;
  return { address: street, city, stateOrProvince, postalCode, country, ...point };
};

const PARTS = ['address', 'city', 'stateOrProvince', 'postalCode', 'latitude', 'longitude'] as const;

export const isSamePlace = (one: Stored | null, other: Stored | null): boolean =>
  one !== null && other !== null && PARTS.every((part) => one[part] === other[part]);
