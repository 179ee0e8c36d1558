import type { Point } from '../map/point.ts';

/** An address as far as it is known: empty or null is what a person still has to set. */
export interface Address {
  /** The whole address on one line. */
  readonly label: string;
  readonly address: string;
  readonly city: string;
  readonly stateOrProvince: string;
  readonly postalCode: string;
  readonly country: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** The address at a point, or null where there is none. */
export type AddressAt = (point: Point) => Promise<Address | null>;

/** The texts are the specification's, word for word, the spelling of the last one included. */
export const ADDRESS_MESSAGES = {
  notChosen: 'Choose an address from the list',
  postalCodeMissing: 'Postal Code is missing',
  pointMissing: 'Latitude and Longitude are missing',
  postalCodeTooShort: 'Postale code must be 3 characters at least',
} as const;

export const pointOf = ({ latitude, longitude }: Address): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** What a form says about an address that cannot be used yet. */
export const addressProblem = (address: Address | null): string | null => {
  if (!address) return ADDRESS_MESSAGES.notChosen;
  if (address.postalCode === '') return ADDRESS_MESSAGES.postalCodeMissing;
  if (!pointOf(address)) return ADDRESS_MESSAGES.pointMissing;
  return null;
};

/** The address with what was set by hand; its line says so, too. */
export const withExactPlace = (address: Address, postalCode: string, point: Point): Address => ({
  ...address,
  ...point,
  postalCode,
  label:
    address.postalCode === postalCode
      ? address.label
      : `${address.address}, ${address.city}, ${address.stateOrProvince} ${postalCode} ${address.country}`,
});

/** Sign-up payloads carry latitude and longitude as text, and the searched line beside the parts. */
export const signUpAddress = ({ label, latitude, longitude, ...parts }: Address) => ({
  ...parts,
  addressSearch: label,
  latitude: latitude === null ? '' : String(latitude),
  longitude: longitude === null ? '' : String(longitude),
});
