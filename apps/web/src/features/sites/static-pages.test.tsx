import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { openApp } from '../../testing/open-app.tsx';
import { refusal } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';
import { buildPage } from './site-page.testing.ts';

const PAGE = buildPage({
  lead: 'Grooming on your street.',
  sections: [
    { heading: 'What we do', body: 'We **wash**.\n\n- dogs\n- cats' },
    { heading: 'Who we are', body: 'Email [us](mailto:hello@saguaro.example).' },
    { heading: 'Where we are', body: 'Phoenix' },
    { heading: 'When we work', body: '<script>alert(1)</script>' },
  ],
  updatedAt: '2026-06-11T12:00:00.000Z',
  isDefault: false,
});

const PAGES = 'GET /v1/sites/:site/pages/:page';
const MENU = 'GET /v1/sites/:site/menu/primary';
const pages = () => answer(PAGES, PAGE);
const menu = (label = 'Our story') => answer(MENU, { items: [{ label, url: '/s/about', icon: null }] });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a public page', () => {
  it('shows its text, a table of contents and when it was last changed, and runs nothing', async () => {
    await openApp('/s/about', null, pages(), menu());
    await title('About Saguaro Suds');
    expect(screen.getByText('wash').tagName).toBe('STRONG');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['dogs', 'cats']),
    );
    expect(screen.getByText('<script>alert(1)</script>')).toBeTruthy();
    expect(screen.getByText('Jun 11, 2026')).toBeTruthy();
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    expect([...contents.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/s/about#what-we-do',
      '/s/about#who-we-are',
      '/s/about#where-we-are',
      '/s/about#when-we-work',
    ]);
  });

  it.each([
    ['/s/why-us', 'why-us'],
    ['/s/contact-us', 'contact-us'],
    ['/s/privacy-policy', 'privacy-policy'],
    ['/privacy-policy', 'privacy-policy'],
    ['/s/terms-of-service', 'terms-of-service'],
    ['/s/pet-release-terms', 'pet-release-terms'],
    ['/s/terms-and-conditions', 'terms-and-conditions'],
    ['/s/partner-programme', 'partner-programme'],
    ['/cancellation-policy', 'cancellation-policy'],
    ['/covid19-advisement', 'covid19-advisement'],
    ['/coming-soon', 'coming-soon'],
  ])('at %s reads the text %s', async (path, key) => {
    let asked: unknown;
    await openApp(
      path,
      null,
      menu(),
      answer(PAGES, ({ params }) => {
        asked = params['page'];
        return { ...PAGE, sections: [] };
      }),
    );
    await title('About Saguaro Suds');
    expect(asked).toBe(key);
  });

  it('says that it did not load and tries again', async () => {
    let answers = 0;
    await openApp(
      '/s/about',
      null,
      menu(),
      answer(PAGES, () => {
        answers += 1;
        return answers === 1 ? refusal(500, 'internal_server_error') : PAGE;
      }),
    );
    await title('An error occurred');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await title('About Saguaro Suds');
  });

  it('says that it is gone', async () => {
    await openApp(
      '/s/about',
      null,
      menu(),
      answer(PAGES, () => refusal(404, 'not_found')),
    );
    await title('Page not found');
  });

  it('has the addresses and the phone of the site on the contact page', async () => {
    await openApp('/s/contact-us', null, pages(), menu());
    await title('About Saguaro Suds');
    const list = screen.getByRole('list', { name: 'Contact' });
    expect([...list.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'mailto:hello@saguaro.example',
      'tel:+16025550190',
      'mailto:shop@saguaro.example',
    ]);
  });
});

describe('the frame', () => {
  it('RL-footer-05 loads the menu of the site, and lets visitors log in', async () => {
    let asked = '';
    await openApp(
      '/s/about',
      null,
      pages(),
      answer(MENU, ({ path }) => {
        asked = path;
        return { items: [{ label: 'Our story', url: '/s/about', icon: null }] };
      }),
    );
    const site = await screen.findByRole('navigation', { name: 'Site' });
    expect(site.textContent).toBe('Our story');
    expect(asked).toBe('/v1/sites/current/menu/primary');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  });

  it('links signed-in visitors to their own area', async () => {
    await openApp('/s/about', buildSession(), pages(), menu());
    await title('About Saguaro Suds');
    expect(screen.getByRole('link', { name: 'My home' }).getAttribute('href')).toBe('/groomer');
    expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
  });

  it('opens all links of the menu behind its button and closes them with Escape', async () => {
    await openApp('/s/about', null, pages(), menu());
    const button = await screen.findByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    const all = screen.getByRole('navigation', { name: 'Site menu' });
    expect(button.getAttribute('aria-expanded')).toBe('true');
    (all.querySelector('a') as HTMLElement).focus();
    await userEvent.keyboard('{Escape}');
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('RL-footer-06 asks for the menu again after the customer’s profile was loaded', async () => {
    let menus = 0;
    const { router } = await openApp(
      '/s/about',
      buildSession({ role: 'customer' }),
      pages(),
      answer(MENU, () => {
        menus += 1;
        return { items: [{ label: `Menu ${menus}`, url: '/s/about', icon: null }] };
      }),
      answer('GET /v1/customer', {
        id: 'user-1',
        firstName: 'Sam',
        lastName: 'Sample',
        displayName: 'Sam Sample',
        email: null,
        phone: '+15125550100',
        address: null,
        addressLine2: '',
        addressNotes: '',
        isApartmentComplex: false,
        source: null,
        vip: false,
        status: 'active',
        termsAcceptedAt: null,
        termsVersion: null,
        createdAt: '2026-06-11T12:00:00.000Z',
      }),
    );
    await screen.findAllByText('Menu 1');
    await router.options.context.informants.account('customer');
    await waitFor(() => expect(screen.getAllByText('Menu 2').length).toBeGreaterThan(0));
  });
});
