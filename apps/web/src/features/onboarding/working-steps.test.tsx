import type { CallInput } from '@tailgate/contract';
import { PET_SIZES } from '@tailgate/contract/facts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { openApp, PROFILE } from '../../testing/open-app.tsx';
import { buildSession } from '../../testing/sessions.ts';
import { SAMPLE_ADDRESS } from './onboarding.testing.ts';
import type { SignUpProgress } from '#shell/account/sign-up-query.ts';

const MINE = 'GET /v2/service-provider/services/my-services';
const SAVE_PRICES = 'POST /v2/on-boarding/groomer/offered/services/prices';
const WEEK = '/v2/service-appointment/service-provider/availability/weekly-availability';
const ZONES = '/v2/service-provider/work-zone';
type PricesBody = CallInput<typeof SAVE_PRICES>['body'];

const step = (key: SignUpProgress['steps'][number]['key']) => ({
  key,
  path: `/groomer/signup/${key}`,
  phase: 'setup' as const,
  isDone: false,
  isSkipped: false,
  canSkip: false,
  blockedBecause: null,
  completedAt: null,
});
/** What the server says while `open` steps are left; it leads on to the first of them. */
const progress = (percent: number): SignUpProgress => ({
  serviceCategory: 'grooming',
  status: 'approved',
  readiness: { open: ['zones'], done: 9, total: 13, percent },
  steps: [
    step('start-onboarding'),
    step('services-and-prices'),
    step('workzone'),
    step('hours-operation'),
    step('partner-signup'),
  ],
  nextStep: 'partner-signup',
  nextPath: '/groomer/signup/partner-signup',
  requestedByStaff: null,
  declinedByStaff: null,
  submittedAt: null,
});
const service = (id: string, name: string, petType: string) => ({
  id,
  name,
  description: `${name}, done well.`,
  features: [],
  category: 'grooming' as const,
  petType: { id: petType, name: petType, slug: petType },
  baseMinPrice: 80,
  baseMaxPrice: 150,
  baseServiceTime: 60,
  addOns: [],
});
const CATALOGUE = [
  service('full', 'Full groom', 'Dog'),
  service('bath', 'Bath', 'Dog'),
  service('cat', 'Cat bath', 'Cat'),
];
const unpriced = (id: string, offered: boolean) => ({
  ...(CATALOGUE.find((one) => one.id === id) ?? service(id, id, 'Dog')),
  offered,
  adjustBy: 'size' as const,
  isHourly: false,
  hourlyRate: 0,
  sizes: [],
  breeds: [],
});
const SIZES = PET_SIZES.map((name, at) => ({
  id: name,
  name,
  label: name.replace('_', ' '),
  minWeight: at * 20,
  maxWeight: at * 20 + 20,
  priceModifier: at * 10,
  durationModifier: 0,
}));

const open = (path: string, ...more: readonly RequestHandler[]) =>
  openApp(
    path,
    buildSession(),
    ...more,
    answer('GET /v2/service-provider/account', {
      ...PROFILE,
      status: 'approved',
      timeZone: 'America/Chicago',
      physicalAddress: { ...SAMPLE_ADDRESS, latitude: 30.25, longitude: -97.75 },
    }),
    answer('GET /v2/service-provider/sign-up/steps', progress(45)),
    answer('GET /v2/service-provider/services', { items: CATALOGUE, defaultServiceId: null }),
    answer('GET /v2/pet/breeds/sizes', { items: SIZES }),
    answer('GET /v2/pet/breeds', { items: [], total: 0, limit: 100, offset: 0 }),
    answer(`GET ${WEEK}`, { availability: [] }),
    answer(`GET ${ZONES}`, { zones: [], overlaps: [] }),
  );
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const isOn = (path: string, router: Awaited<ReturnType<typeof open>>['router']) =>
  waitFor(() => expect(router.state.location.pathname).toBe(path));

describe('services and prices while signing up', () => {
  const openServices = async (path = '') => {
    const sent: PricesBody[] = [];
    const offered = new Set<string>();
    const mine = () => ({
      spId: 'user-1',
      currency: 'USD',
      items: CATALOGUE.map(({ id }) => unpriced(id, offered.has(id))),
      defaultServiceId: null,
    });
    const { router } = await open(
      `/groomer/signup/services-and-prices${path}`,
      answer(MINE, mine),
      answer(SAVE_PRICES, ({ body }) => {
        sent.push(body);
        for (const one of body.services) if (one.offered) offered.add(one.serviceId);
        return mine();
      }),
    );
    return { sent, router };
  };

  it('are accepted in two presses: the usual services, and what the catalogue suggests', async () => {
    const { sent, router } = await openServices();
    await screen.findByRole('heading', { level: 1, name: 'Your services' });
    expect(await screen.findByRole('checkbox', { name: /^Full groom/, checked: true })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /^Cat bath/, checked: false })).toBeTruthy();
    expect(screen.getByText('45%')).toBeTruthy();
    await press('Save and continue');
    await screen.findByRole('heading', { level: 1, name: 'Your prices' });
    expect(sent).toEqual([
      {
        services: [
          { serviceId: 'full', offered: true },
          { serviceId: 'bath', offered: true },
        ],
      },
    ]);
    await press('Save and continue');
    await isOn('/groomer/signup/partner-signup', router);
    expect(sent[1]?.services.map(({ sizes }) => sizes?.map(({ price }) => price))).toEqual([
      [80, 90, 100, 110, 120],
      [80, 90, 100, 110, 120],
    ]);
  });

  it('go back to the services that were chosen', async () => {
    const { router } = await openServices();
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Bath/ }));
    await press('Save and continue');
    await screen.findByRole('heading', { level: 1, name: 'Your prices' });
    await press('Back');
    expect(await screen.findByRole('checkbox', { name: /^Full groom/, checked: true })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /^Bath/, checked: false })).toBeTruthy();
    await press('Back');
    await isOn('/groomer/signup/start-onboarding', router);
  });
});

describe('hours while signing up', () => {
  const openHours = async () => {
    const sent: unknown[] = [];
    const { router } = await open(
      '/groomer/signup/hours-operation',
      answer(`POST ${WEEK}`, ({ body }) => {
        sent.push(body.availability);
        return { availability: body.availability.map((one) => ({ id: String(one.day), spId: 'user-1', ...one })) };
      }),
    );
    await screen.findByRole('list', { name: 'Days of the week' });
    return { sent, router };
  };
  const days = () => screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'));

  it('are offered from Monday to Friday, and accepted in one press', async () => {
    const { sent, router } = await openHours();
    expect(days()[0]).toBe('Sunday, off');
    expect(days()[1]).toBe('Monday, 9:00 AM – 5:00 PM');
    await press('Save and continue');
    await isOn('/groomer/signup/partner-signup', router);
    expect(sent).toEqual([[2, 3, 4, 5, 6].map((day) => ({ day, start: '09:00:00', end: '17:00:00' }))]);
  });

  it('cannot be left empty', async () => {
    const { sent, router } = await openHours();
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
      await userEvent.click(within(screen.getByRole('listitem', { name: new RegExp(`^${day}`) })).getByRole('switch'));
    await press('Save and continue');
    expect((await screen.findByRole('alert')).textContent).toContain('Turn on at least one day.');
    expect(sent).toEqual([]);
    expect(router.state.location.pathname).toBe('/groomer/signup/hours-operation');
  });
});

describe('the work zone while signing up', () => {
  const zone = {
    id: 'austin',
    type: 'POLYGON' as const,
    name: 'Austin',
    price: 0,
    availableDays: [2],
    points: [],
    squareMiles: 190,
    color: 1 as const,
  };

  it('is a circle around the address on the days with hours, accepted in one press', async () => {
    const sent: CallInput<`POST ${typeof ZONES}`>['body'][] = [];
    const { router } = await open(
      '/groomer/signup/workzone',
      answer(`GET ${WEEK}`, { availability: [{ id: 'w', spId: 'user-1', day: 3, start: '09:00', end: '17:00' }] }),
      answer(`POST ${ZONES}`, ({ body }) => {
        sent.push(body);
        return { zones: [zone], overlaps: [] };
      }),
    );
    expect(await screen.findByText(/^About 1\d\d sq mi · 12 corners/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await press('Save zone');
    await isOn('/groomer/signup/partner-signup', router);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ name: 'Austin', price: 0, availableDays: [3] });
    expect(sent[0]?.points).toHaveLength(12);
  });

  it('lists the zones that are there, and goes on with them', async () => {
    const { router } = await open('/groomer/signup/workzone', answer(`GET ${ZONES}`, { zones: [zone], overlaps: [] }));
    expect((await screen.findByRole('list', { name: 'Work zones' })).textContent).toContain('Austin');
    expect(screen.getByRole('button', { name: 'Draw a new zone' })).toBeTruthy();
    await press('Continue');
    await isOn('/groomer/signup/partner-signup', router);
  });
});
