import { screen, waitFor, within } from '@testing-library/react';
import { READINESS_TASKS } from '@tailgate/contract/facts';
import type { RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import type { SignUpProgress } from '#shell/account/sign-up-query.ts';
import { answer } from '../../testing/answer.ts';
import { openApp, SIGN_UP_STEPS } from '../../testing/open-app.tsx';
import { buildSession } from '../../testing/sessions.ts';

const open = async (path: string, session = buildSession(), ...more: RequestHandler[]) => {
  const app = await openApp(path, session, ...more);
  await screen.findByRole('heading', { level: 1, name: 'Your account' });
  return app;
};
const linksIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

const LAST = ['account/activity', 'account/frequently-asked-questions'] as const;

describe('the account', () => {
  it('says who one is and leads to every page a groomer has', async () => {
    await open('/groomer/account');
    const you = within(screen.getByRole('list', { name: 'You' })).getByRole('link');
    expect(you.textContent).toContain('Maya Torres');
    expect(you.textContent).toContain('Active');
    expect(you.textContent).toContain('South Paws');
    expect(you.getAttribute('href')).toBe('/groomer/account/settings');
    expect([...linksIn('Your work'), ...linksIn('Your account'), ...linksIn('Log out')]).toEqual([
      '/groomer/account/schedule',
      '/groomer/account/availability',
      '/groomer/account/time-off',
      '/groomer/account/service-area',
      '/groomer/account/services',
      '/groomer/account/services-and-prices',
      '/groomer/account/account-preferences',
      '/groomer/my-van',
      '/groomer/account/my-van',
      '/groomer/account/insurance',
      '/groomer/account/reviews',
      '/groomer/my-van/policies',
      '/groomer/account/settings',
      '/security',
      '/groomer/account/my-docs',
      '/groomer/account/agreements',
      '/groomer/account/merchant-processing',
      '/groomer/account/referral-code',
      '/groomer/account/activity',
      '/groomer/account/frequently-asked-questions',
      '/log-out',
      '/groomer/account/delete',
    ]);
    const work = within(screen.getByRole('list', { name: 'Your work' }));
    expect(work.getByRole('link', { name: /^Working hours/ }).getAttribute('href')).toBe('/groomer/account/schedule');
    expect(linksIn('Products')).toEqual(['/groomer/upsells', '/groomer/account/product-store']);
    expect(linksIn('Promotions')).toEqual(['/groomer/coupons', '/groomer/gift-cards', '/groomer/loyalty']);
    // On desktops the list beside the settings is the way there.
    const settings = within(screen.getByRole('navigation', { name: 'Settings' }));
    expect(settings.getByRole('link', { name: 'Coupons' }).getAttribute('href')).toBe('/groomer/coupons');
    expect(settings.getByRole('link', { name: 'Gift cards' }).getAttribute('href')).toBe('/groomer/gift-cards');
    expect(linksIn('Reports')).toEqual([
      '/groomer/reports',
      '/groomer/payments',
      '/groomer/reports/earning',
      '/groomer/reports/expense',
    ]);
    expect(screen.getByText('Pets up to 90 lb · 25 miles between appointments')).toBeTruthy();
    expect(screen.getByText('Where you’re logged in')).toBeTruthy();
  });

  it.each([
    [
      'fleet_owner',
      '/fleet-owner',
      ['account/settings', 'account/my-docs', 'account/agreements', 'account/merchant-processing', ...LAST],
      true,
    ],
    ['mechanic', '/mechanic', ['account/settings', 'merchant-processing', ...LAST], false],
    ['renter', '/renter', ['account/settings', 'merchant-processing', ...LAST], false],
  ] as const)('of a %s lists only pages that the role has', async (role, area, pages, mayDelete) => {
    await open(`${area}/account`, buildSession({ role }));
    const [settings, ...rest] = pages.map((page) => `${area}/${page}`);
    expect(linksIn('Your account')).toEqual([settings, '/security', ...rest]);
    expect(linksIn('Log out')).toEqual(mayDelete ? ['/log-out', `${area}/account/delete`] : ['/log-out']);
  });

  it('shows the menu of the site when there is one', async () => {
    await open(
      '/groomer/account',
      buildSession(),
      answer('GET /v1/sites/:site/menu/primary', {
        items: [
          { label: 'Our blog', url: 'https://blog.saguaro.example/new', icon: null },
          { label: 'Contact', url: '/s/contact-us?from=app', icon: null },
        ],
      }),
    );
    expect(await screen.findByRole('link', { name: /Our blog/ })).toMatchObject({
      href: 'https://blog.saguaro.example/new',
      target: '_blank',
    });
    expect(screen.getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe('/s/contact-us?from=app');
  });
});

describe('the home of a provider', () => {
  const greeting = () => screen.findByRole('heading', { level: 1, name: /Good .*, Maya/ });

  const lacking = (...open: SignUpProgress['readiness']['open']) =>
    answer('GET /v2/service-provider/sign-up/steps', {
      ...SIGN_UP_STEPS,
      readiness: { open, done: 12 - open.length, total: 12, percent: 50 },
    });

  it('lists what is missing, each leading to where it is made good', async () => {
    await openApp('/groomer', buildSession(), lacking(...READINESS_TASKS));
    await greeting();
    await screen.findByText('Set your weekly hours');
    expect(linksIn('Get ready')).toEqual([
      '/groomer/account/settings?missing=emergency-contact',
      '/groomer/onboarding/services-selection',
      '/groomer/onboarding/services-pricing',
      '/groomer/account/availability',
      '/groomer/account/service-area',
      '/groomer/account/settings',
      '/groomer/signup/upload-driver-license',
      '/groomer/account/merchant-processing',
      '/groomer/onboarding/preferences',
      '/groomer/account/settings?missing=photo',
      '/groomer/account/settings?missing=business-name',
      '/groomer/account/settings?missing=address',
      '/groomer/account/settings?missing=page-address',
    ]);
  });

  it('names the payout account that a mechanic lacks', async () => {
    await openApp('/mechanic', buildSession({ role: 'mechanic' }), lacking('payouts'));
    await greeting();
    expect(await screen.findByText('11 of 12 done')).toBeTruthy();
    expect(linksIn('Get ready')).toEqual(['/mechanic/merchant-processing']);
  });

  it.each([
    ['fleet_owner', '/fleet-owner'],
    ['mechanic', '/mechanic'],
    ['renter', '/renter'],
  ] as const)('shows a %s only what can be acted on, and says so in its title', async (role, home) => {
    await openApp(home, buildSession({ role }), lacking('photo'));
    await greeting();
    await screen.findByText('Add your photo');
    expect(screen.queryByText(/No (vans|orders|rentals) yet/)).toBeNull();
    expect(screen.queryByRole('link', { name: /Upload documents|Check your profile/ })).toBeNull();
    await waitFor(() => expect(document.title).toBe('Home · Saguaro Suds'));
  });

  it('has no list when nothing is missing, and says so to who has no week', async () => {
    await openApp('/mechanic', buildSession({ role: 'mechanic' }));
    await greeting();
    expect(await screen.findByText('You are all set')).toBeTruthy();
    expect(screen.queryByText('Get ready')).toBeNull();
  });
});
