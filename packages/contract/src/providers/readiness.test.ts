import { describe, expect, it } from 'vitest';
import { PROVIDER_KINDS, type ProviderKind } from '../roles.ts';
import { readinessOf, type ReadinessFacts, type ReadinessTask } from './readiness.facts.ts';

const service = { isHourly: false, hourlyRate: 0, prices: [0, 90] };
const COMPLETE: ReadinessFacts = {
  kind: 'grooming',
  status: 'active',
  hasEmail: true,
  hasAddress: true,
  hasLicense: true,
  hasBusinessName: true,
  hasPhoto: true,
  hasPageAddress: true,
  hasPayouts: true,
  maxPetWeightLb: 90,
  maxDistanceMiles: 25,
  hasEmergencyContact: true,
  services: [service],
  workdays: [1, 2],
  zones: [[2]],
};
const BARE: ReadinessFacts = {
  ...COMPLETE,
  status: 'new',
  hasEmail: false,
  hasAddress: false,
  hasLicense: false,
  hasBusinessName: false,
  hasPhoto: false,
  hasPageAddress: false,
  hasPayouts: false,
  maxPetWeightLb: 130,
  maxDistanceMiles: 100,
  hasEmergencyContact: false,
  services: [],
  workdays: [],
  zones: [],
};

describe('readiness', () => {
  it.each<[ReadinessTask, Partial<ReadinessFacts>]>([
    ['email', { hasEmail: false }],
    ['payouts', { hasPayouts: false }],
    ['photo', { hasPhoto: false }],
    ['business-name', { hasBusinessName: false }],
    ['address', { hasAddress: false }],
    ['emergency-contact', { hasEmergencyContact: false }],
    ['page-address', { hasPageAddress: false }],
    ['prices', { services: [service, { ...service, prices: [0] }] }],
    ['hours', { workdays: [] }],
    ['zones', { zones: [] }],
    ['preferences', { maxPetWeightLb: 130 }],
    ['preferences', { maxDistanceMiles: 100 }],
  ])('asks a groomer for %s', (task, lacking) => {
    const { open, done, total, percent } = readinessOf({ ...COMPLETE, ...lacking });
    expect({ open, left: total - done, percent }).toEqual({ open: [task], left: 1, percent: 92 });
  });

  it.each(PROVIDER_KINDS)('asks a complete account for nothing: %s', (kind) => {
    expect(readinessOf({ ...COMPLETE, kind })).toMatchObject({ open: [], percent: 100 });
  });

  it('asks a groomer for the application until it is approved, and for the rest after it', () => {
    expect(readinessOf(BARE)).toEqual({
      open: ['address', 'license', 'application', 'email'],
      done: 0,
      total: 4,
      percent: 0,
    });
    const sent = { ...BARE, hasAddress: true, status: 'pending' } as const;
    expect(readinessOf(sent)).toEqual({ open: ['license', 'email'], done: 2, total: 4, percent: 50 });
    expect(readinessOf({ ...sent, status: 'approved' })).toMatchObject({ done: 1, total: 13, percent: 8 });
  });

  it.each<[ProviderKind, readonly ReadinessTask[]]>([
    ['fleetOwner', ['application', 'email', 'emergency-contact', 'payouts', 'photo', 'business-name', 'address']],
    ['maintenance', ['application', 'email', 'emergency-contact', 'payouts', 'photo', 'business-name', 'address']],
    ['renter', ['email', 'emergency-contact', 'photo', 'address']],
  ])('asks a new %s only for what the role needs', (kind, open) => {
    expect(readinessOf({ ...BARE, kind }).open).toEqual(open);
  });

  it('asks for the license until the account is active', () => {
    const open = (status: ReadinessFacts['status']) => readinessOf({ ...COMPLETE, status, hasLicense: false }).open;
    expect([open('pending'), open('approved'), open('active')]).toEqual([['license'], ['license'], []]);
  });

  it('never reads as finished while something is left', () => {
    expect(readinessOf({ ...COMPLETE, hasEmail: false }).percent).toBeLessThan(100);
  });
});
