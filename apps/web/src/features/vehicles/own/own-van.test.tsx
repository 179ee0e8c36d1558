import { signUpProgressOf, type SignUpFacts } from '@tailgate/contract/facts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { fill } from '../../../testing/fill.ts';
import { onScreenOf } from '../../../testing/on-screen-of.ts';
import { openApp, PROFILE, SIGN_UP_STEPS } from '../../../testing/open-app.tsx';
import { refusal } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';
import type { ListedVehicle, Vehicle } from '../vehicles-query.ts';
import { buildVan, press, violationsOn } from '../vehicles.testing.tsx';

const VEHICLES = '/v2/service-vehicle/vehicles';
const MANAGEMENT = '/v2/service-vehicle/fleet-owner/fleet-management';
const COUNTS = { all: 0, listed: 0, draft: 0, paused: 0, attention: 0, retired: 0 };
const VIN = '1FTBR2C86PKA41906';

const own = (given: Partial<Vehicle> = {}): Vehicle =>
  buildVan({
    isForRent: false,
    readiness: {
      open: [{ task: 'insurance-type', section: 'insurance', label: 'Insurance', isRequired: true, isExpired: false }],
      sections: (['basics', 'photos', 'features', 'insurance', 'documents'] as const).map((section) => ({
        section,
        done: 1,
        total: 2,
      })),
      done: 5,
      total: 10,
      percent: 50,
      canBeListed: false,
    },
    ...given,
  });
const listed = (van: Vehicle): ListedVehicle => ({
  ...van,
  percent: 50,
  missing: 1,
  nextExpiry: null,
  ratePerDay: null,
  ratePerWeek: null,
  splitPercentage: null,
});

/** A server that keeps vans as the real one does. */
const serverOf = (vans: readonly Vehicle[]) => {
  const kept = [...vans];
  const added: unknown[] = [];
  const add = (body: { vin?: string | null | undefined }): Vehicle => {
    added.push(body);
    const van = own({ id: `van-new-${added.length}`, vin: body.vin ?? null });
    kept.push(van);
    return van;
  };
  const handlers: RequestHandler[] = [
    answer(`GET ${VEHICLES}/my-vehicles`, () => ({
      items: kept.map(listed),
      total: kept.length,
      limit: 100,
      offset: 0,
      counts: COUNTS,
    })),
    answer('GET /v2/service-vehicle/vin/:vin', {
      vin: VIN,
      isKnown: true,
      make: 'Ford',
      model: 'Transit',
      year: 2023,
      trim: '250',
      body: '',
      builder: '',
      fuelType: 'Gas',
      transmissionType: '',
      engine: '',
      builtIn: '',
    }),
    answer(`POST ${VEHICLES}`, ({ body }) => add(body)),
    answer(`DELETE ${VEHICLES}/:id`, ({ params }) => {
      kept.splice(
        kept.findIndex(({ id }) => id === params['id']),
        1,
      );
      return true;
    }),
    answer(`POST ${MANAGEMENT}/create`, ({ body }) => add(body)),
    answer(
      `GET ${VEHICLES}/:id`,
      ({ params }) => kept.find(({ id }) => id === params['id']) ?? refusal(404, 'not_found', 'Not found.'),
    ),
  ];
  return { added, handlers };
};
const addByVin = async () => {
  await fill(await screen.findByLabelText(/^VIN/), VIN);
  await press('Look up');
  await press('Add van');
};

describe('the van of a groomer', () => {
  const open = async (path: string, vans: readonly Vehicle[], ...first: RequestHandler[]) => {
    const { added, handlers } = serverOf(vans);
    return { added, ...(await openApp(path, buildSession(), ...first, ...handlers)) };
  };

  it('is added by its VIN, as their own', async () => {
    const { added, router } = await open('/groomer/account/my-van', []);
    await screen.findByRole('heading', { level: 1, name: 'Own van' });
    await press('Add your van');
    await addByVin();
    await screen.findByRole('heading', { level: 2, name: 'Basics' });
    expect(added).toEqual([{ vin: VIN }]);
    expect(router.state.location.search).toEqual({ van: 'van-new-1' });
  });

  it('has the sections that concern a groomer, one at a time', async () => {
    await open('/groomer/account/my-van', [own()]);
    const sections = within(await screen.findByRole('navigation', { name: 'Sections of Van 4' }));
    expect(sections.getAllByRole('link').map((link) => link.querySelector('span')?.textContent)).toEqual([
      'Basics',
      'Photos',
      'Features',
      'Insurance',
      'Documents',
      'Trailer',
    ]);
    expect(screen.queryByText('Pickup')).toBeNull();
    await userEvent.click(sections.getByRole('link', { name: /^Insurance/ }));
    await screen.findByRole('radio', { name: /^Platform insurance/ });
    screen.getByText('1 required');
    expect(await violationsOn()).toEqual([]);
  });

  it('begins with the list of its sections on a phone', async () => {
    onScreenOf(390);
    await open('/groomer/account/my-van', [own()]);
    await userEvent.click(await screen.findByRole('link', { name: /^Features/ }));
    await screen.findByRole('button', { name: 'Walk-in tub' });
    await userEvent.click(screen.getByRole('link', { name: 'All sections' }));
    await screen.findByRole('navigation', { name: 'Sections of Van 4' });
  });

  it('is one of several where there are several', async () => {
    await open('/groomer/account/my-van', [own(), own({ id: 'van-5', name: 'Van 5' })]);
    await press('Van 5');
    const sections = within(await screen.findByRole('navigation', { name: 'Sections of Van 5' }));
    await userEvent.click(sections.getByRole('link', { name: /^Features/ }));
    await screen.findByRole('button', { name: 'Walk-in tub' });
    screen.getByRole('navigation', { name: 'Sections of Van 5' });
  });

  it('can be retired, after a question', async () => {
    await open('/groomer/account/my-van', [own()]);
    await press('Actions for Van 4');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Retire van' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Retire Van 4?' }));
    expect(dialog.queryByText(/listings/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Retire van' }));
    await screen.findByRole('button', { name: 'Add your van' });
  });

  it('leads to adding another one', async () => {
    await open('/groomer/account/my-van', [own()]);
    await press('Actions for Van 4');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add another van' }));
    await addByVin();
    await screen.findByRole('button', { name: 'Van 4', pressed: true });
  });

  it('can be asked for again when it does not load', async () => {
    await open(
      '/groomer/account/my-van',
      [],
      answer(`GET ${VEHICLES}/my-vehicles`, () => refusal(404, 'not_found', 'Not here.')),
    );
    await screen.findByText('Your van didn’t load');
  });

  it('shows its insurance at an address of its own', async () => {
    const sent: unknown[] = [];
    await open(
      '/groomer/account/insurance',
      [own()],
      answer(`POST ${MANAGEMENT}/:id/insurance`, ({ body }) => {
        sent.push(body);
        return own({ insuranceType: 'others' });
      }),
    );
    await userEvent.click(await screen.findByRole('radio', { name: /^Platform insurance/ }));
    await press('Save changes');
    await screen.findByText('Insurance saved');
    expect(sent).toEqual([{ insuranceType: 'others' }]);
    expect(await violationsOn()).toEqual([]);
  });

  it('comes before its insurance', async () => {
    await open('/groomer/account/insurance', []);
    const add = await screen.findByRole('link', { name: 'Add your van' });
    expect(add.getAttribute('href')).toBe('/groomer/account/my-van');
  });
});

describe('vans in the sign-up of a fleet owner', () => {
  const FACTS: SignUpFacts = {
    kind: 'fleetOwner',
    status: 'new',
    hasPhone: true,
    hasEmail: true,
    hasPhoto: false,
    hasPageAddress: false,
    maxPetWeightLb: 130,
    maxDistanceMiles: 100,
    hasAddress: true,
    hasLicense: false,
    hasBusinessName: true,
    hasBusinessProfile: false,
    hasShowcase: false,
    hasSignedAgreements: false,
    hasPayouts: false,
    hasPartnerProgram: false,
    hasVehicle: false,
    hasEmergencyContact: false,
    services: [],
    workdays: [],
    zones: [],
    reported: { welcome: { status: 'done', at: '2026-11-17T08:00:00.000Z' } },
  };
  const open = async () => {
    const reported: unknown[] = [];
    const { added, handlers } = serverOf([]);
    const progress = (facts: Partial<SignUpFacts> = {}) => {
      const { steps, ...rest } = signUpProgressOf({ ...FACTS, ...facts });
      return {
        ...SIGN_UP_STEPS,
        ...rest,
        steps: steps.map(({ blockedBy: _why, ...step }) => ({ ...step, blockedBecause: null })),
        serviceCategory: FACTS.kind,
        status: FACTS.status,
      };
    };
    const app = await openApp(
      '/fleet-owner/signup/vehicles',
      buildSession({ role: 'fleet_owner', roles: ['fleet_owner'] }),
      answer('GET /v2/service-provider/account', {
        ...PROFILE,
        role: 'fleet_owner',
        serviceCategory: 'fleetOwner',
        status: 'new',
      }),
      answer('GET /v2/service-provider/sign-up/steps', () => progress()),
      answer('POST /v2/service-provider/sign-up/set-on-boarding-status-fo', ({ body }) => {
        reported.push(body);
        const told = { ...FACTS.reported, [body.step]: { status: body.status, at: '2026-11-18T08:00:00.000Z' } };
        return progress({ reported: told, hasVehicle: added.length > 0 });
      }),
      ...handlers,
    );
    await screen.findByRole('heading', { level: 1, name: 'Your vans' });
    return { ...app, added, reported };
  };

  it('are added one after the other, and the sign-up goes on', async () => {
    const { added, reported, router } = await open();
    await addByVin();
    await screen.findByText('1 van added');
    await press('Add another van');
    await addByVin();
    await screen.findByText('2 vans added');
    expect(added).toEqual([{ vin: VIN }, { vin: VIN }]);
    expect(await violationsOn()).toEqual([]);
    await press('Continue');
    await waitFor(() => expect(router.state.location.pathname).toBe('/fleet-owner/signup/policies'));
    expect(reported).toEqual([{ step: 'vehicles', status: 'done' }]);
  });

  it('can be left for later', async () => {
    const { reported, router } = await open();
    await press('Skip for now');
    await waitFor(() => expect(router.state.location.pathname).toBe('/fleet-owner/signup/policies'));
    expect(reported).toEqual([{ step: 'vehicles', status: 'skipped' }]);
  });
});
