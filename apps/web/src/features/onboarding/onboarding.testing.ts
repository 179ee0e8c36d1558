import type { Address } from '#ui/address-field/address.ts';

/** With a place, as the server answers it. */
export const SAMPLE_ADDRESS = {
  label: '1600 S Lamar Blvd, Austin, TX 78704 US',
  address: '1600 S Lamar Blvd',
  city: 'Austin',
  stateOrProvince: 'TX',
  postalCode: '78704',
  country: 'US',
  latitude: 30.25,
  longitude: -97.75,
} satisfies Address;
