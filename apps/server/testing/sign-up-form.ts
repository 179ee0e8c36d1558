import { randomInt } from 'node:crypto';

/** As the address field sends it. */
export const SIGN_UP_ADDRESS = {
  addressSearch: '1600 S Lamar',
  address: '1600 S Lamar Blvd',
  city: 'Austin',
  stateOrProvince: 'TX',
  postalCode: '78704',
  country: 'US',
  latitude: '30.25',
  longitude: '-97.75',
};

/** What a groomer enters to register. */
export const signUpForm = (sessionId: string, more: object = {}) => ({
  sessionId,
  type: 'service_provider',
  userSubType: 'groomer',
  email: `nia-${randomInt(1_000_000_000)}@example.test`,
  firstName: 'Nia',
  lastName: 'Okafor',
  password: 'seven gray whiskers',
  physicalAddress: SIGN_UP_ADDRESS,
  deviceId: 'phone-1',
  ...more,
});
