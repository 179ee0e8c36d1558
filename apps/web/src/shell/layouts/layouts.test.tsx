import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  type AnyRoute,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildSession } from '../../testing/sessions.ts';
import { skin } from '#ui/skin.ts';
import { DESTINATIONS, destinationAt } from '../navigation/destinations.ts';
import { navigationRoleOf } from '../navigation/navigation-role.ts';
import { AREA_OF_ROLE } from '../roles.ts';
import { keepAuthenticationHint } from '../session/session-hints.ts';
import { sessionStore } from '../session/session-store.ts';
import { AreaLayout } from './area-layout.tsx';
import { AreaSkeleton } from './area-skeleton.tsx';
import { ErrorPageBoundary } from './error-page-boundary.tsx';
import { OnboardingHeader } from './onboarding-header.tsx';
import { SignupHeader } from './signup-header.tsx';
import { CONTENT_START, SkipLink } from './skip-link.tsx';

/** A piece of the shell alone, with a router around it for its links. */
const show = async (piece: ReactNode) => {
  const routeTree: AnyRoute = createRootRoute({ component: () => piece });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  await router.load();
  render(
    <MantineProvider>
      <RouterProvider router={router as never} />
    </MantineProvider>,
  );
};

beforeEach(() => sessionStore.forget());

describe('the header of sign-up', () => {
  it('RL-layout-02 shows initials, name and a log-out link during sign-up', async () => {
    sessionStore.adopt(buildSession(), 'entered');
    await show(<SignupHeader />);
    expect(screen.getByText('MT')).toBeTruthy();
    expect(screen.getByText('Maya Torres')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Log out' }).getAttribute('href')).toBe('/log-out');
  });

  it('RL-layout-03 asks a visitor whether they have an account', async () => {
    await show(<SignupHeader />);
    expect(screen.getByText('Already have an account?')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  });
});

it('RL-layout-05 the header of onboarding leads back', async () => {
  await show(<OnboardingHeader backTo="/groomer" />);
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/groomer');
});

describe('the link that skips to the content', () => {
  it('passes a list of links that stands before the page', async () => {
    await show(
      <>
        <SkipLink />
        <main id="main">
          <nav>
            <a href="/elsewhere">Elsewhere</a>
          </nav>
          <div {...CONTENT_START}>Prices</div>
        </main>
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
    expect(document.activeElement?.textContent).toBe('Prices');
  });
});

describe('the navigation', () => {
  it.each([
    ['mechanic', '/anywhere', 'mechanic'],
    ['customer', '/mechanic', 'customer'],
    [null, '/mechanic/signup', 'mechanic'],
    [null, '/fleet-owner/signup', 'fleet_owner'],
    [null, '/renter', 'renter'],
    [null, '/groomer/signup', 'groomer'],
    [undefined, '/', 'groomer'],
  ] as const)('RL-layout-07 of account %s at %s is the %s’s', (account, path, role) => {
    expect(navigationRoleOf(account, path)).toBe(role);
  });

  it.each(['mechanic', 'renter', 'fleet_owner', 'groomer'] as const)(
    'RL-layout-06 of a %s leads through their own area, on phones and on desktops',
    async (role) => {
      await show(
        <AreaLayout role={role} person={buildSession().user}>
          content
        </AreaLayout>,
      );
      const bars = screen.getAllByRole('navigation', { name: 'Main' });
      expect(bars).toHaveLength(2);
      for (const bar of bars) {
        const links = [...bar.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
        expect(links.length).toBeGreaterThan(1);
        expect(links.every((href) => href.startsWith(AREA_OF_ROLE[role]))).toBe(true);
      }
    },
  );

  it.each([
    ['/groomer', '/groomer'],
    ['/groomer/account/schedule', '/groomer/account'],
    ['/groomer/account/services', '/groomer/account'],
    ['/groomer/appointments', '/groomer/appointments'],
    ['/groomer/appointments/a-1', '/groomer/appointments'],
    ['/groomer/my-van/policies', '/groomer/account'],
    ['/groomer/elsewhere', '/groomer'],
    ['/customer/account', undefined],
  ])('marks one destination as current: %s belongs to %s', (pathname, to) => {
    expect(destinationAt('groomer', pathname)?.to).toBe(to);
  });

  it('shows staff their first page alone until the session says what they may open', async () => {
    keepAuthenticationHint(buildSession({ role: 'staff', roles: ['staff'] }));
    await show(<AreaSkeleton />);
    expect(screen.getByRole('heading', { level: 1, name: 'Loading' })).toBeTruthy();
    const links = screen.getAllByRole('navigation', { name: 'Main' }).flatMap((bar) => [...bar.querySelectorAll('a')]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/staff']);
  });

  it('never has more than five tabs, nor two places of one name', () => {
    for (const destinations of Object.values(DESTINATIONS)) {
      const tabs = destinations.flatMap(({ tab }) => tab?.label ?? []);
      expect(tabs.length).toBeLessThanOrEqual(5);
      expect(new Set(tabs).size).toBe(tabs.length);
    }
  });
});

it('RL-layout-09 the layout changes at 600, 960, 1264 and 1904 pixels', () => {
  const { sm, md, lg, xl } = skin.breakpoints;
  expect([sm, md, lg, xl].map((width) => Number.parseFloat(width) * 16)).toEqual([600, 960, 1264, 1904]);
});

it('RL-error-page-05 says so when even the error page cannot be shown', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = (): ReactNode => {
    throw new Error('broken twice');
  };
  render(
    <ErrorPageBoundary>
      <Broken />
    </ErrorPageBoundary>,
  );
  screen.getByRole('heading', { name: 'An error occurred while showing the error page' });
  expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/');
  quiet.mockRestore();
});
