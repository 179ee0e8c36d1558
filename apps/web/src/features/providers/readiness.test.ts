import { describe, expect, it } from 'vitest';
import { bookablePercent, readinessOf } from './readiness.ts';

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

const service = { isHourly: false, hourlyRate: 0, prices: [0, 90] };
const WORK = { services: [service], workdays: [1, 2], zones: [[2]], hasCheckedPreferences: true };
const BARE = {
  profilePicture: null,
  business: { ...business, name: null },
  physicalAddress: null,
  hasEmergencySettings: false,
  vanityUrl: null,
};

describe('getting ready', () => {
  it.each([
    ['photo', { profilePicture: null }],
    ['business-name', { business: { ...business, name: null } }],
    ['address', { physicalAddress: null }],
    ['emergency-contact', { hasEmergencySettings: false }],
    ['page-address', { vanityUrl: null }],
  ])('asks a groomer for %s', (task, lacking) => {
    expect(readinessOf('groomer', { ...READY, ...lacking }, WORK)).toEqual({ left: [task], total: 10, done: 9 });
  });

  it.each([
    ['prices', { services: [service, { ...service, prices: [0] }] }],
    ['hours', { workdays: [] }],
    ['zones', { zones: [] }],
    ['preferences', { hasCheckedPreferences: false }],
  ])('asks a groomer for %s', (task, lacking) => {
    expect(readinessOf('groomer', READY, { ...WORK, ...lacking }).left).toEqual([task]);
  });

  it('asks for nothing that has not loaded', () => {
    expect(readinessOf('groomer', READY, {}).left).toEqual([]);
  });

  it.each(['groomer', 'fleet_owner', 'mechanic', 'renter'] as const)('asks a complete %s for nothing', (role) => {
    expect(readinessOf(role, READY, WORK).left).toEqual([]);
  });

  it.each([
    ['fleet_owner', ['emergency-contact', 'photo', 'business-name', 'address']],
    ['mechanic', ['emergency-contact', 'photo', 'business-name', 'address']],
    ['renter', ['emergency-contact', 'photo', 'address']],
  ] as const)('asks a new %s only for what the role needs', (role, left) => {
    expect(readinessOf(role, BARE, {}).left).toEqual(left);
  });
});

describe('how much a booking still needs', () => {
  it.each([
    [['emergency-contact', 'services', 'prices', 'hours', 'zones', 'photo'], 0],
    [['prices', 'hours', 'zones'], 40],
    [['zones', 'page-address'], 80],
    [['photo', 'address', 'preferences'], 100],
  ] as const)('of %j left is %i percent', (left, percent) => {
    expect(bookablePercent(left)).toBe(percent);
  });
});
