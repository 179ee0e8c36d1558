import { describe, expect, it } from 'vitest';
import { providerMachine, type ProviderStatus } from '../providers/provider.machine.ts';
import { PROVIDER_KINDS, type ProviderKind } from '../roles.ts';
import {
  SIGN_UP_STEPS,
  signUpProgressOf,
  signUpStepsOf,
  submittingStepOf,
  type SignUpFacts,
  type SignUpStepRow,
} from './sign-up-steps.facts.ts';

const factsOf = (given: Partial<SignUpFacts> = {}): SignUpFacts => ({
  kind: 'grooming',
  status: 'new',
  hasPhone: true,
  hasEmail: true,
  hasPhoto: false,
  hasPageAddress: false,
  maxPetWeightLb: 130,
  maxDistanceMiles: 100,
  hasAddress: true,
  hasLicense: false,
  hasBusinessName: false,
  hasBusinessProfile: false,
  hasShowcase: false,
  hasSignedAgreements: false,
  hasPayouts: false,
  hasPartnerProgram: true,
  hasVehicle: false,
  hasEmergencyContact: false,
  services: [],
  workdays: [],
  zones: [],
  reported: {},
  ...given,
});
const BOOKABLE = {
  hasEmergencyContact: true,
  hasSignedAgreements: true,
  services: [{ isHourly: false, hourlyRate: 0, prices: [8000] }],
  workdays: [2],
  zones: [[2]],
} as const;
const skipped = { status: 'skipped', at: '2026-11-17T08:00:00.000Z' } as const;
/** What a groomer may leave for later before the first booking. */
const LATER = {
  'setup-business': skipped,
  'setup-business-profile': skipped,
  'background-and-preferences': skipped,
  'before-medication': skipped,
  'showcase-your-work': skipped,
} as const;
const nextOf = (given: Partial<SignUpFacts>) => signUpProgressOf(factsOf(given)).nextPath;

describe('the steps of a sign-up', () => {
  it('have different keys, and a way to hand the application in for everybody who has steps', () => {
    for (const kind of PROVIDER_KINDS) {
      const rows: readonly SignUpStepRow[] = SIGN_UP_STEPS[kind];
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      expect(rows.filter(({ submits }) => submits).length).toBe(rows.length > 0 ? 1 : 0);
      expect(submittingStepOf(kind) === null).toBe(rows.length === 0);
    }
  });

  it('RL-signup-08 lead a groomer through the application to the review', () => {
    expect(nextOf({})).toBe('/groomer/signup/upload-driver-license');
    expect(nextOf({ reported: { 'upload-driver-license': skipped } })).toBe('/groomer/signup/confirmation');
    expect(nextOf({ hasLicense: true })).toBe('/groomer/signup/confirmation');
    expect(nextOf({ hasLicense: true, status: 'pending' })).toBe('/groomer/new/confirmation');
  });

  it('lead an approved groomer to what a booking needs, and an active one home', () => {
    expect(nextOf({ status: 'approved' })).toBe('/groomer/signup/setup-business');
    expect(nextOf({ status: 'approved', reported: LATER })).toBe('/groomer/signup/setup-emergency-contact');
    expect(nextOf({ status: 'approved', ...BOOKABLE, reported: LATER })).toBe('/groomer/signup/merchant-processing');
    expect(nextOf({ status: 'approved', ...BOOKABLE, reported: LATER, hasPayouts: true })).toBe(
      '/groomer/signup/partner-account',
    );
    const partner = {
      ...LATER,
      'merchant-processing': skipped,
      'partner-account': skipped,
      'partner-signup': skipped,
    };
    expect(nextOf({ status: 'approved', ...BOOKABLE, reported: partner })).toBe('/groomer/signup/congrats');
    expect(nextOf({ status: 'approved', ...BOOKABLE, reported: partner, hasSignedAgreements: false })).toBe(
      '/groomer/signup/agreements',
    );
    expect(nextOf({ status: 'active', ...BOOKABLE, reported: partner })).toBe('/groomer');
  });

  it('block the setup until staff have approved, and say why', () => {
    const blocks = (status: ProviderStatus) =>
      new Set(
        signUpStepsOf(factsOf({ status }))
          .filter(({ phase }) => phase === 'setup')
          .map(({ blockedBy }) => blockedBy),
      );
    expect(blocks('new')).toEqual(new Set(['application-open']));
    expect(blocks('pending')).toEqual(new Set(['under-review']));
  });

  it('cannot be handed in while something required is missing', () => {
    const confirmation = signUpStepsOf(factsOf({ hasAddress: false })).find(({ key }) => key === 'confirmation');
    expect(confirmation).toMatchObject({ isDone: false, blockedBy: 'application-open', canSkip: false });
  });

  it('leave out the partner program where a site has none', () => {
    const keys = signUpStepsOf(factsOf({ hasPartnerProgram: false })).map(({ key }) => key);
    expect(keys).not.toContain('partner-account');
  });

  it.each<[ProviderKind, string]>([
    ['fleetOwner', '/fleet-owner/signup/welcome'],
    ['maintenance', '/mechanic/signup'],
    ['renter', '/renter'],
  ])('begin for a %s at %s', (kind, path) => expect(nextOf({ kind })).toBe(path));

  it('ask a fleet owner for a van once, and go on without one', () => {
    const reported = { welcome: { status: 'done', at: '2026-11-17T08:00:00.000Z' } } as const;
    expect(nextOf({ kind: 'fleetOwner', reported })).toBe('/fleet-owner/signup/vehicles');
    expect(nextOf({ kind: 'fleetOwner', reported, hasVehicle: true })).toBe('/fleet-owner/signup/policies');
  });

  it('lead a fleet owner who was asked for more back to handing in', () => {
    const reported = { welcome: { status: 'done', at: '2026-11-17T08:00:00.000Z' }, vehicles: skipped } as const;
    expect(nextOf({ kind: 'fleetOwner', reported })).toBe('/fleet-owner/signup/policies');
    expect(nextOf({ kind: 'fleetOwner', reported, status: 'pending' })).toBe('/fleet-owner');
  });

  it.each(providerMachine.states)('always lead somewhere: %s', (status) => {
    for (const kind of PROVIDER_KINDS) expect(nextOf({ kind, status })).toMatch(/^\//);
  });
});
