import type { Address } from './address.ts';

/** For stories and tests. */
export const LAMAR: Address = {
  label: '1600 S Lamar Blvd, Austin, TX 78704 US',
  address: '1600 S Lamar Blvd',
  city: 'Austin',
  stateOrProvince: 'TX',
  postalCode: '78704',
  country: 'US',
  latitude: 30.24445,
  longitude: -97.77072,
};

export const COUNTY_ROAD: Address = {
  ...LAMAR,
  label: '7 County Road 12, Austin, TX US',
  address: '7 County Road 12',
  postalCode: '',
};

export const LONG: Address = {
  ...LAMAR,
  label: '12345 Upper Mockingbird Trace Crossing Boulevard Northwest, Building C, Pflugerville, TX 78660 US',
  address: '12345 Upper Mockingbird Trace Crossing Boulevard Northwest, Building C',
  city: 'Pflugerville',
  postalCode: '78660',
};
