import { screen, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { openApp, PROFILE } from '../../testing/open-app.tsx';
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
      '/groomer/account/reviews',
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

const AUSTIN = {
  address: '1600 S Lamar Blvd',
  city: 'Austin',
  stateOrProvince: 'TX',
  postalCode: '78704',
  country: 'US',
  latitude: 30.25,
  longitude: -97.75,
};

describe('the home of a provider', () => {
  const greeting = () => screen.findByRole('heading', { level: 1, name: /Good .*, Maya/ });

  it('lists what is missing, each leading to where it is made good', async () => {
    await openApp('/groomer', buildSession());
    await greeting();
    await screen.findByText('Set your weekly hours');
    // Emergency contact and business name; the preferences are not the first ones any more.
    await screen.findByText('3 of 10 done');
    expect(linksIn('Get ready')).toEqual([
      '/groomer/onboarding/services-selection',
      '/groomer/onboarding/services-pricing',
      '/groomer/account/availability',
      '/groomer/account/service-area',
      '/groomer/account/settings?missing=photo',
      '/groomer/account/settings?missing=address',
      '/groomer/account/settings?missing=page-address',
    ]);
  });

  it('has no list when nothing is missing, and says so to who has no week', async () => {
    const image = {
      id: 'i',
      url: '/i',
      alt: '',
      filename: 'i.png',
      sizes: { thumbnail: '/i', medium: '/i', large: '/i' },
    };
    await openApp(
      '/mechanic',
      buildSession({ role: 'mechanic' }),
      answer('GET /v2/service-provider/account', { ...PROFILE, profilePicture: image, physicalAddress: AUSTIN }),
    );
    await greeting();
    expect(await screen.findByText('You are all set')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'No orders yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Check your profile' }).getAttribute('href')).toBe(
      '/mechanic/account/settings',
    );
    expect(screen.queryByText('Get ready')).toBeNull();
  });
});
