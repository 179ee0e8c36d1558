import { addDays, localDateAt } from '@tailgate/values/local-time';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { currentTimeMs } from '#ui/dates/clock.ts';
import { answer } from '../../../testing/answer.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { buildSession } from '../../../testing/sessions.ts';
import { buildDocument, press, violationsOn } from '../vehicles.testing.tsx';
import type { DrivenVan, DrivenVans, HeldVan, VanDay } from './driven-vans-query.ts';

const VANS = '/v2/service-vehicle/driver/vans';
const ZONE = 'America/Chicago';
const today = localDateAt(new Date(currentTimeMs()), ZONE);
const day = (days: number) => addDays(today, days);

const card = {
  ...buildDocument({ id: 'card', type: 'image/webp', url: 'https://files.example.test/card.webp' }),
  kind: 'insurance' as const,
};
const registration = { ...buildDocument(), kind: 'registration' as const };
const held = (given: Partial<HeldVan> = {}): HeldVan => ({
  id: 'van-4',
  name: 'Van 4',
  type: 'high_roof_van',
  make: 'Ford',
  model: 'Transit',
  year: 2023,
  licensePlate: 'RKL 4417',
  plateState: 'TX',
  timeZone: ZONE,
  image: null,
  isOwn: false,
  owner: { id: 'owner-1', name: 'Two Rivers Vans', phone: '+15125550142' },
  reason: 'assignment',
  holdsNow: true,
  stretches: [{ from: today, to: day(3), startsAt: '2026-01-01T06:00:00.000Z', endsAt: '2026-01-05T06:00:00.000Z' }],
  pickup: null,
  documents: [],
  ...given,
});
const record = (given: Partial<DrivenVan> = {}): DrivenVan => ({
  ...held(),
  vin: '1FTBR2C86PKA41906',
  description: '',
  builder: '',
  trim: '250',
  fuelType: 'Gas',
  transmissionType: '',
  generator: '',
  tagsExpiration: null,
  images: [],
  videoLinks: ['https://video.example.com/walk-around'],
  documents: [card, registration],
  features: ['walk_in_tub'],
  insuranceType: 'custom',
  insuranceCompany: 'Lone Star Mutual',
  meters: [{ meter: 'odometer', value: 45_640, readAt: '2026-11-18T15:12:00.000Z' }],
  ...given,
});
const OTHER = held({ id: 'van-2', name: 'Van 2', holdsNow: false, stretches: [] });
const dayOf = (index: number, given: Partial<VanDay> = {}): VanDay => ({
  date: day(index),
  vehicleIds: ['van-4'],
  needsVan: true,
  appointments: 0,
  withoutVan: 0,
  ...given,
});
const driven = (days: Readonly<Record<number, Partial<VanDay>>> = {}, given: Partial<DrivenVans> = {}): DrivenVans => ({
  today,
  timeZone: ZONE,
  worksWithVans: true,
  currentId: 'van-4',
  vans: [held(), OTHER],
  days: Array.from({ length: 61 }, (_, index) => dayOf(index, days[index])),
  ...given,
});
const NONE = driven({}, { worksWithVans: false, currentId: null, vans: [], days: [] });

const open = (path: string, list: DrivenVans, ...more: RequestHandler[]) =>
  openApp(
    path,
    buildSession(),
    ...more,
    answer(`GET ${VANS}`, list),
    answer(`GET ${VANS}/:id`, ({ params }) => record({ id: String(params['id']) })),
    answer('GET /v2/service-vehicle/driver/fleets', { items: [] }),
    answer('GET /v2/service-vehicle/fleet-owner/fleet-management/policy/service-provider/list-policies', { items: [] }),
  );

describe('the van of today', () => {
  it('says whose it is, until when, and which one is next', async () => {
    await open('/groomer/my-van', driven({ 1: { vehicleIds: ['van-2'] } }));
    await screen.findByRole('heading', { level: 2, name: 'Van 4' });
    screen.getByText('TX RKL 4417 · Ford Transit 2023');
    screen.getByText(/^Two Rivers Vans · Until/);
    screen.getByText('Tomorrow: Van 2');
    expect(screen.getByRole('link', { name: 'Call owner' }).getAttribute('href')).toBe('tel:+15125550142');
    await screen.findByRole('button', { name: 'Insurance card' });
    expect(await violationsOn()).toEqual([]);
  });

  it('shows its insurance card at a press, and other papers in their reader', async () => {
    await open('/groomer/my-van', driven());
    await press('Insurance card');
    const dialog = within(await screen.findByRole('dialog', { name: 'Insurance card' }));
    expect(dialog.getByRole('img').getAttribute('src')).toBe(card.url);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('link', { name: 'Registration, opens a PDF' }).getAttribute('href')).toBe(registration.url);
  });

  it('names a day on which appointments have none', async () => {
    await open('/groomer/my-van', driven({ 5: { vehicleIds: [], appointments: 3, withoutVan: 3 } }));
    const problems = within(await screen.findByRole('list', { name: 'Days without a van' }));
    problems.getByText(/^No van on .*: 3 appointments need one$/);
    const days = within(screen.getByRole('list', { name: 'Your van by day' })).getAllByRole('listitem');
    expect(days).toHaveLength(14);
    expect(days[5]?.textContent).toContain('3 appointments without a van');
  });

  it('takes a reading of its meter', async () => {
    const sent: unknown[] = [];
    await open(
      '/groomer/my-van',
      driven(),
      answer(`POST ${VANS}/:id/meter-readings`, ({ body }) => {
        sent.push(body);
        return record();
      }),
    );
    await press('Add reading');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add reading' }));
    await userEvent.type(dialog.getByLabelText(/^Reading/), '45700');
    await userEvent.click(dialog.getByRole('button', { name: 'Add reading' }));
    await screen.findByText('Reading added');
    expect(sent).toEqual([{ meter: 'odometer', value: 45_700 }]);
  });

  it('is shown in one line at home, where there is one', async () => {
    await open('/groomer', driven({ 1: { vehicleIds: ['van-2'] } }));
    const line = await screen.findByRole('link', { name: /Your van today: Van 4/ });
    expect(line.getAttribute('href')).toBe('/groomer/my-van');
    expect(line.textContent).toContain('Tomorrow: Van 2');
  });
});

describe('a groomer', () => {
  it('who works without a van can add one', async () => {
    await open('/groomer/my-van', NONE);
    const add = await screen.findByRole('link', { name: 'Add your van' });
    expect(add.getAttribute('href')).toBe('/groomer/account/my-van?add=yes');
    await screen.findByText('You don’t drive for a fleet yet');
  });

  it('who has no van any more can say that they work without one', async () => {
    const sent: unknown[] = [];
    await open(
      '/groomer/my-van',
      driven({}, { currentId: null, vans: [] }),
      answer('POST /v2/service-vehicle/driver/without-van', ({ body }) => {
        sent.push(body);
        return true;
      }),
    );
    await press('I work without a van');
    const dialog = within(await screen.findByRole('dialog', { name: 'Work without a van?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Work without a van' }));
    await screen.findByText('You work without a van now');
    expect(sent).toHaveLength(1);
  });
});

describe('the pages of a van', () => {
  it.each([
    ['info', '1FTBR2C86PKA41906'],
    ['videos', 'Video 1, video.example.com'],
    ['photos', 'This van has no photos.'],
    ['policies', 'You don’t drive for a fleet yet'],
  ])('show its %s', async (page, words) => {
    await open(`/groomer/my-van/van-2/${page}`, driven());
    await screen.findByText(words);
    screen.getByText('You have this van now');
    expect(screen.getByRole('link', { current: 'page', name: new RegExp(page, 'i') })).toBeTruthy();
    expect(await violationsOn()).toEqual([]);
  });

  it('are those of the van of today where none is named', async () => {
    await open('/groomer/my-van/documents', driven());
    await screen.findByRole('heading', { level: 1, name: 'Van 4' });
    await screen.findByRole('button', { name: 'Insurance card' });
  });
});
