import type { PrivatePoint } from '@tailgate/values/private-point';
import { sql } from 'kysely';

/** The columns of an address; all null without an address. */
export const addressColumns = (
  address: {
    address: string;
    city: string;
    stateOrProvince: string;
    postalCode: string;
    country: string;
    latitude: number;
    longitude: number;
  } | null,
) => ({
  address_line: address?.address ?? null,
  city: address?.city ?? null,
  state_or_province: address?.stateOrProvince ?? null,
  postal_code: address?.postalCode ?? null,
  country: address?.country ?? null,
  location: address
    ? sql<string>`st_setsrid(st_makepoint(${address.longitude}, ${address.latitude}), 4326)::geography`
    : null,
});

interface AddressRow {
  readonly address_line: string | null;
  readonly city: string | null;
  readonly state_or_province: string | null;
  readonly postal_code: string | null;
  readonly country: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export const addressOf = (row: AddressRow) =>
  row.address_line !== null && row.latitude !== null && row.longitude !== null
    ? {
        address: row.address_line,
        city: row.city ?? '',
        stateOrProvince: row.state_or_province ?? '',
        postalCode: row.postal_code ?? '',
        country: row.country ?? 'US',
        latitude: row.latitude,
        longitude: row.longitude,
      }
    : null;

type HomeRow = Omit<AddressRow, 'latitude' | 'longitude'> & { readonly home: PrivatePoint | null };

/** The address of a provider, which is their home: for themselves, and for staff who decide about their application. */
export const homeAddressOf = ({ home, ...row }: HomeRow, reader: 'owner' | 'staff') =>
  addressOf({ ...row, ...(home?.exactFor(reader) ?? { latitude: null, longitude: null }) });
