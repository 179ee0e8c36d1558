import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RequestHandler } from 'msw';
import type { SignUpProgress } from '#shell/account/sign-up-query.ts';
import { answer } from '../../testing/answer.ts';
import { openApp, PROFILE, SIGN_UP_STEPS } from '../../testing/open-app.tsx';
import { refusal } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';

const MINE = 'GET /v2/service-provider/services/my-services';
const WEEK = 'GET /v2/service-appointment/service-provider/availability/weekly-availability';
const ZONES = 'GET /v2/service-provider/work-zone';
const SIZE = { size: 'medium' as const, price: 80, minutes: 60 };
const SERVICE = {
  id: 'full-groom',
  name: 'Full groom',
  description: '',
  features: [],
  category: 'grooming' as const,
  petType: { id: 'dog', name: 'Dog', slug: 'dog' },
  baseMinPrice: 115,
  baseMaxPrice: 230,
  baseServiceTime: 75,
  offered: true,
  adjustBy: 'size' as const,
  isHourly: false,
  hourlyRate: 0,
  sizes: [SIZE, { ...SIZE, size: 'large' as const, price: 120 }],
  breeds: [],
  addOns: [],
};
const HOURS = [2, 3].map((day) => ({ id: `h${day}`, spId: 'user-1', day, start: '09:00', end: '17:00' }));
const ZONE = {
  id: 'z',
  type: 'POLYGON' as const,
  name: 'South Austin',
  price: 5,
  availableDays: [2],
  points: [],
  squareMiles: 4,
  color: 1 as const,
};
const APPROVED = { ...PROFILE, status: 'approved' as const, hasEmergencySettings: true };
const profile = (given: object = {}) => answer('GET /v2/service-provider/account', { ...APPROVED, ...given });
const services = (items: readonly (typeof SERVICE)[]) =>
  answer(MINE, { spId: 'user-1', currency: 'USD', items: [...items], defaultServiceId: null });
const STEPS = 'GET /v2/service-provider/sign-up/steps';
const lacking = (...open: SignUpProgress['readiness']['open']) =>
  answer(STEPS, {
    ...SIGN_UP_STEPS,
    status: 'approved',
    readiness: { open, done: 13 - open.length, total: 13, percent: Math.round((100 * (13 - open.length)) / 13) },
  });

const EVERYTHING: readonly RequestHandler[] = [
  profile(),
  lacking(),
  services([SERVICE]),
  answer(WEEK, { availability: HOURS }),
  answer(ZONES, { zones: [ZONE], overlaps: [] }),
];

// What is given later answers first.
const open = (...more: readonly RequestHandler[]) =>
  openApp('/groomer/signup/start-onboarding', buildSession(), ...more, ...EVERYTHING);
const step = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  return within(heading.closest('li') as HTMLElement);
};

describe('the start of the onboarding', () => {
  it.each([
    ['emergency-contact', 'Add an emergency contact', '/groomer/signup/setup-emergency-contact'],
    ['prices', 'Set your prices', '/groomer/signup/services-and-prices?part=prices'],
    ['hours', 'Set your weekly hours', '/groomer/signup/hours-operation'],
    ['zones', 'Draw your work zones', '/groomer/signup/workzone'],
  ] as const)('without %s leads straight to it', async (task, title, href) => {
    await open(lacking(task, 'license'));
    expect((await step(title)).getByRole('link', { name: `Start: ${title}` }).getAttribute('href')).toBe(href);
    expect(screen.getByText('85% done · 11 of 13 done')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Account setup' }).getAttribute('aria-valuenow')).toBe('85');
    expect(screen.getAllByRole('img', { name: 'Done' })).toHaveLength(4);
    expect(screen.getAllByRole('link', { name: /^Change: / })).toHaveLength(4);
    const rest = within(screen.getByRole('list', { name: 'Can wait' }));
    expect(rest.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/groomer/signup/upload-driver-license',
    ]);
  });

  it('without services lacks prices, too', async () => {
    await open(lacking('services', 'prices'));
    expect((await step('Choose your services')).getByRole('link', { name: /^Start/ })).toBeTruthy();
    expect((await step('Set your prices')).getByRole('img', { name: 'Later' })).toBeTruthy();
  });

  it('says that customers can book, with what they see, once the account is active', async () => {
    let asked = 0;
    await open(
      answer('GET /v2/service-provider/account', () => {
        asked += 1;
        return { ...APPROVED, vanityUrl: 'maya', status: asked > 1 ? ('active' as const) : ('approved' as const) };
      }),
    );
    await screen.findByRole('heading', { level: 1, name: 'Everything is set up' });
    await screen.findByRole('heading', { level: 1, name: 'Customers can book you now' }, { timeout: 10_000 });
    const page = within(screen.getByRole('list', { name: 'Your page' }));
    expect(page.getByText('1 service · $80 – $120')).toBeTruthy();
    expect(page.getByText('Mon, Tue · 16 hr a week')).toBeTruthy();
    expect(page.getByText('South Austin')).toBeTruthy();
    expect(page.getByText(/\/maya$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/groomer');
  });

  it('RL-errors-04 says when the progress did not load', async () => {
    await open(answer(STEPS, () => refusal(500, 'internal_server_error')));
    await screen.findByText('Your progress didn’t load');
  });
});
