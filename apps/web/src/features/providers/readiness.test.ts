import { describe, expect, it } from 'vitest';
import { readinessOf } from './readiness.ts';

const image = { id: 'i', url: '', alt: '', filename: '', sizes: { thumbnail: '', medium: '', large: '' } };
const place = {
  address: '1 Elm St',
  city: 'Austin',
  stateOrProvince: 'TX',
  postalCode: '78701',
  country: 'US',
  latitude: 30,
  longitude: -97,
};
const business = { name: 'South Paws', phone: null, email: null, logo: null };
const READY = {
  profilePicture: image,
  business,
  physicalAddress: place,
  hasEmergencySettings: true,
  vanityUrl: 'maya',
};

describe('getting ready', () => {
  it.each([
    ['photo', { profilePicture: null }],
    ['business-name', { business: { ...business, name: null } }],
    ['address', { physicalAddress: null }],
    ['emergency-contact', { hasEmergencySettings: false }],
    ['page-address', { vanityUrl: null }],
  ])('asks a groomer for %s', (task, lacking) => {
    expect(readinessOf('groomer', { ...READY, ...lacking }, true)).toEqual({ left: [task], total: 6, done: 5 });
  });

  it('asks a groomer without hours for them', () => {
    expect(readinessOf('groomer', READY, false).left).toEqual(['hours']);
  });

  it.each(['groomer', 'fleet_owner', 'mechanic', 'renter'] as const)('asks a complete %s for nothing', (role) => {
    expect(readinessOf(role, READY, true).left).toEqual([]);
  });

  it.each([
    ['fleet_owner', ['emergency-contact', 'photo', 'business-name', 'address']],
    ['mechanic', ['emergency-contact', 'photo', 'business-name', 'address']],
    ['renter', ['emergency-contact', 'photo', 'address']],
  ] as const)('asks a new %s only for what the role needs', (role, left) => {
    const bare = {
      profilePicture: null,
      business: { ...business, name: null },
      physicalAddress: null,
      hasEmergencySettings: false,
      vanityUrl: null,
    };
    expect(readinessOf(role, bare, false).left).toEqual(left);
  });
});
