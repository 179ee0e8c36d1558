import { describe, expect, it } from 'vitest';
import { addressProblem, signUpAddress, withExactPlace } from './address.ts';
import { LAMAR, COUNTY_ROAD } from './sample-addresses.testing.ts';

describe('an address', () => {
  it('is fine when it has a postal code and a place', () => {
    expect(addressProblem(LAMAR)).toBeNull();
  });

  it('RL-address-03 needs a postal code', () => {
    expect(addressProblem(COUNTY_ROAD)).toBe('Postal Code is missing');
  });

  it('RL-address-04 needs latitude and longitude', () => {
    expect(addressProblem({ ...LAMAR, latitude: null })).toBe('Latitude and Longitude are missing');
    expect(addressProblem({ ...LAMAR, longitude: null })).toBe('Latitude and Longitude are missing');
  });

  it('has to be chosen', () => {
    expect(addressProblem(null)).toBe('Choose an address from the list');
  });

  it('RL-address-12 goes into sign-up payloads with latitude and longitude as text', () => {
    expect(signUpAddress(LAMAR)).toEqual({
      addressSearch: '1600 S Lamar Blvd, Austin, TX 78704 US',
      address: '1600 S Lamar Blvd',
      city: 'Austin',
      stateOrProvince: 'TX',
      postalCode: '78704',
      country: 'US',
      latitude: '30.24445',
      longitude: '-97.77072',
    });
  });

  it('says the postal code that was set by hand in its line', () => {
    const place = { latitude: 30.3, longitude: -97.7 };
    expect(withExactPlace(COUNTY_ROAD, '78610', place)).toMatchObject({
      label: '7 County Road 12, Austin, TX 78610 US',
      postalCode: '78610',
      ...place,
    });
    expect(withExactPlace(LAMAR, '78704', place).label).toBe(LAMAR.label);
  });
});
