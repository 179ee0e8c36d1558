import type { VendorAddress } from '../../vendors/address-search/address-search.ts';

/** In the fields of our address forms; empty fields are left for the user to fill in. */
export const foundAddressOf = (found: VendorAddress) => ({
  label: found.label,
  address: found.streetLine,
  city: found.city,
  stateOrProvince: found.stateCode,
  postalCode: found.postalCode ?? '',
  country: found.countryCode,
  latitude: found.point?.latitude ?? null,
  longitude: found.point?.longitude ?? null,
  layer: found.layer,
});
