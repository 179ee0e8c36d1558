import type { CallAnswer } from '@tailgate/contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { timeLeftText } from '#shell/layouts/impersonation-words.tsx';
import { AREA_OF_ROLE } from '#shell/roles.ts';
import { sessionStore } from '#shell/session/session-store.ts';
import { everyRead } from '#shell/api/read.ts';
import { currentTimeMs } from '#ui/dates/clock.ts';
import { currentTime } from '#ui/dates/current-time.ts';
import { answer } from './testing/answer.ts';
import { fill } from './testing/fill.ts';
import { meOf, openApp, PROFILE, SITE_SETTINGS } from './testing/open-app.tsx';
import { refusal, server } from './testing/server.ts';
import { buildSession } from './testing/sessions.ts';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** The sign-up of a groomer whose account was deactivated. */
const INACTIVE: CallAnswer<'GET /v2/service-provider/sign-up/steps'> = {
  serviceCategory: 'grooming',
  status: 'inactive',
  readiness: { open: [], done: 13, total: 13, percent: 100 },
  steps: [],
  nextStep: null,
  nextPath: '/log-out',
  requestedByStaff: null,
  declinedByStaff: null,
  submittedAt: null,
};

describe('the pages', () => {
  it('RL-white-label-06 are titled with the name of the site', async () => {
    await openApp('/login');
    await heading('Welcome back');
    await waitFor(() => expect(document.title).toBe('Welcome back · Saguaro Suds'));
  });

  it('name the page in the tab, before the site', async () => {
    const { router } = await openApp('/groomer/account/referral-code', buildSession());
    await heading('Referral codes');
    await waitFor(() => expect(document.title).toBe('Referral codes · Saguaro Suds'));
    await router.navigate({ to: '/log-out' });
    await waitFor(() => expect(document.title).toMatch(/^(?!Referral codes).+ · Saguaro Suds$/));
  });

  it('RL-error-page-01 RL-error-page-04 say what is missing and lead home', async () => {
    await openApp('/no/such/page');
    await heading('Page not found');
    expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/');
  });

  it('RL-error-page-02 keep the navigation of the area around a page that is missing', async () => {
    await openApp('/groomer/no/such/page', buildSession());
    await heading('This page could not be found');
    expect(screen.getAllByRole('navigation', { name: 'Main' }).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/');
  });

  it('RL-routing-01 have plain addresses from the root on, kept in the history', async () => {
    const { router } = await openApp('/login');
    await heading('Welcome back');
    expect(router.basepath).toBe('/');
    await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
    await waitFor(() => expect(router.history.location.pathname).toBe('/reset-password'));
    router.history.back();
    await waitFor(() => expect(router.history.location.pathname).toBe('/login'));
  });

  it('keep the typed email on the way to a new password, and not in the address', async () => {
    const { router } = await openApp('/login');
    await fill(await screen.findByLabelText('Email or phone'), 'maya@example.com');
    await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
    await heading('Reset your password');
    expect(screen.getByLabelText<HTMLInputElement>('Email or phone').value).toBe('maya@example.com');
    expect(router.history.location.href).toBe('/reset-password');
  });

  it('RL-error-page-03 say that an error occurred when nobody can be asked, and try again', async () => {
    // React and the router both say aloud what the page is about to show.
    const spoken = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')].map((spy) =>
      spy.mockImplementation(() => undefined),
    );
    onTestFinished(() => spoken.forEach((spy) => spy.mockRestore()));
    await openApp(
      '/groomer',
      buildSession(),
      answer('GET /v2/service-provider/account', () => HttpResponse.error()),
    );
    await heading('An error occurred');
    expect(screen.getByRole('link', { name: 'Go to home' })).toBeTruthy();
    server.use(answer('GET /v2/service-provider/account', PROFILE));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading(/Good .*, Maya/);
  });
});

describe('logging in', () => {
  const fillIn = async () => {
    const user = userEvent.setup();
    await fill(await screen.findByLabelText('Email or phone'), '(512) 555-0100');
    await fill(screen.getByLabelText('Password'), 'wet-dog-on-tuesday');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
  };

  it('RL-auth-07 sends phone, password and device, and leads to the area of the role', async () => {
    const { router } = await openApp('/login');
    let sent: unknown;
    server.use(
      answer('POST /v2/account/sign-in', ({ body }) => {
        sent = body;
        return buildSession();
      }),
    );
    await fillIn();
    await heading(/Good .*, Maya/);
    expect(router.state.location.pathname).toBe('/groomer');
    expect(sent).toEqual({
      phone: { prefix: '+1', number: '5125550100' },
      password: 'wet-dog-on-tuesday',
      rememberMe: true,
      deviceId: expect.any(String) as string,
    });
  });

  it('shows wrong credentials under the password, keeps what was typed and puts the focus there', async () => {
    await openApp('/login');
    server.use(
      answer('POST /v2/account/sign-in', () => refusal(401, 'invalid_credentials', 'Wrong email, phone or password.')),
    );
    await fillIn();
    const password = await screen.findByLabelText('Password');
    await screen.findByText('Wrong email, phone or password. Try again or reset it.');
    expect(password).toHaveProperty('value', 'wet-dog-on-tuesday');
    expect(document.activeElement).toBe(password);
    expect(password.getAttribute('aria-invalid')).toBe('true');
  });

  it('focuses the first field that has to be corrected', async () => {
    await openApp('/login');
    await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    await screen.findByText('Enter your email or phone number');
    expect(document.activeElement).toBe(screen.getByLabelText('Email or phone'));
  });
});

describe('RL-layout-08 the start of an area', () => {
  it.each(['groomer', 'fleet_owner'] as const)(
    'of a %s asks for profile, app info and menu; the token was renewed before (see renewing the session)',
    async (role) => {
      const asked = new Set<string>();
      const note =
        <Answer,>(given: Answer) =>
        ({ path }: { path: string }) => {
          asked.add(path);
          return given;
        };
      const session = buildSession({ role });
      await openApp(
        `${AREA_OF_ROLE[role]}/account`,
        session,
        answer('GET /v2/service-provider/account', note(PROFILE)),
        answer('GET /v1/sites/:site/settings', note(SITE_SETTINGS)),
        answer('GET /v1/sites/:site/menu/primary', note({ items: [] })),
      );
      await waitFor(() =>
        expect([...asked]).toEqual(
          expect.arrayContaining([
            '/v2/service-provider/account',
            '/v1/sites/current/settings',
            '/v1/sites/current/menu/primary',
          ]),
        ),
      );
    },
  );
});

describe('a link to set a new password', () => {
  const openLink = (valid: boolean) =>
    openApp('/reset-password?token=abc', null, answer('GET /v2/account/reset-link', { valid }));

  it('says before the form that it was used or is too old', async () => {
    await openLink(false);
    await heading('This link no longer works');
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe('/reset-password');
  });

  it('asks for the new password while it works', async () => {
    await openLink(true);
    await heading('Choose a new password');
    expect(screen.getByLabelText('New password')).toBeTruthy();
  });
});

describe('being sent away', () => {
  it('RL-routing-07 keeps the session, names the role that a page needs, and logs out when that is chosen', async () => {
    let ended = 0;
    server.use(
      answer('POST /v2/account/logout', () => {
        ended += 1;
        return true;
      }),
    );
    const { router } = await openApp('/customer?x=1', buildSession());
    await heading('This page needs a customer account');
    expect(router.state.location.href).toBe('/log-out?redirect=%2Fcustomer%3Fx%3D1&role=customer');
    expect(ended).toBe(0);
    expect(sessionStore.current()).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Go to your home page' }).getAttribute('href')).toBe('/groomer');
    expect(screen.queryByRole('link', { name: 'Switch role' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Log in with another account' }));
    await heading('You are logged out');
    expect(ended).toBe(1);
    expect(sessionStore.current()).toBeNull();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/login?redirect=%2Fcustomer%3Fx%3D1&role=customer',
    );
  });

  it('offers an account with several roles to switch when a page needs a role it lacks', async () => {
    await openApp('/customer', buildSession({ roles: ['groomer', 'renter'] }));
    await heading('This page needs a customer account');
    expect(screen.getByText(/groomer, renter/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Switch role' }).getAttribute('href')).toBe('/switch-role');
  });

  it('RL-routing-11 says that an account is inactive and whom to contact, and does not send back to the same page', async () => {
    const { router } = await openApp(
      '/groomer',
      buildSession(),
      answer('GET /v2/service-provider/account', { ...PROFILE, status: 'inactive' }),
      answer('GET /v2/service-provider/sign-up/steps', INACTIVE),
      answer('POST /v2/account/logout', true),
    );
    await heading('Your account is inactive');
    expect(router.state.location.href).toBe('/log-out?redirect=%2Fgroomer&inactive=true');
    expect(screen.getByRole('link', { name: 'hello@saguaro.example' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Log in with another account' }).getAttribute('href')).toBe('/login');
  });

  it('RL-routing-11 tells a declined groomer why, and whom to ask about it', async () => {
    await openApp(
      '/groomer',
      buildSession(),
      answer('GET /v2/service-provider/account', { ...PROFILE, status: 'inactive' }),
      answer('GET /v2/service-provider/sign-up/steps', {
        ...INACTIVE,
        declinedByStaff: { message: 'Outside our area.', date: '2026-11-16T08:00:00.000Z' },
      }),
      answer('POST /v2/account/logout', true),
    );
    await heading('We can’t accept your application');
    expect(screen.getByText('Outside our area.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'hello@saguaro.example' })).toBeTruthy();
    expect(sessionStore.current()).toBeNull();
  });

  it('says that an account is inactive also when the reason cannot be had', async () => {
    await openApp(
      '/groomer',
      buildSession(),
      answer('GET /v2/service-provider/account', { ...PROFILE, status: 'inactive' }),
      answer('GET /v2/service-provider/sign-up/steps', () => refusal(500, 'internal_server_error')),
      answer('POST /v2/account/logout', true),
    );
    await heading('Your account is inactive');
  });

  it('RL-auth-09 happens with redirect and role when a call is refused and the session cannot be renewed', async () => {
    const { router } = await openApp('/groomer/account', buildSession());
    await heading('Your account');
    server.use(
      answer('POST /v2/account/refresh-token', () => refusal(401, 'jwt_auth_invalid_token')),
      answer('POST /v2/account/logout-everywhere', () => refusal(401, 'jwt_auth_invalid_token')),
      answer('GET /v2/account/sessions', () => refusal(401, 'jwt_auth_invalid_token')),
    );
    await router.options.context.queryClient.invalidateQueries({ queryKey: everyRead('GET /v2/account/sessions') });
    await heading('You are logged out');
    expect(router.state.location.href).toBe('/log-out?redirect=%2Fgroomer%2Faccount&role=groomer&sessionExpired=true');
    expect(screen.getByText('Your session has ended. Please log in again.')).toBeTruthy();
  });

  it('RL-auth-10 happens with sessionExpired when the profile is refused at the start of the layout', async () => {
    const { router } = await openApp(
      '/groomer',
      buildSession(),
      answer('GET /v2/service-provider/account', () => refusal(404, 'not_found')),
      answer('POST /v2/account/logout', true),
    );
    await heading('You are logged out');
    expect(router.state.location.href).toBe('/log-out?redirect=%2Fgroomer&role=groomer&sessionExpired=true');
  });
});

describe('acting for somebody', () => {
  it('RL-impersonation-01 RL-impersonation-03 stands on top of every page, and logging out ends it', async () => {
    const own = buildSession({
      role: 'support',
      user: { id: 'user-9', displayName: 'Riley Park', email: null, photoURL: null },
    });
    const { router } = await openApp(
      '/groomer',
      buildSession({ impersonatorId: 'user-9', impersonatorName: 'Riley Park' }),
      answer('POST /v2/account/impersonation/stop', own),
      answer('GET /v2/account/me', { ...meOf(own), firstName: 'Riley', lastName: 'Park' }),
    );
    const banner = (await screen.findByText('Impersonated by Riley Park')).closest('[role=status]');
    await heading(/Good .*, Maya/);
    await userEvent.click(banner?.querySelector('a') as Element);
    await heading(/Good .*, Riley/);
    expect(router.state.location.pathname).toBe('/support');
    expect(screen.queryByText(/^Impersonated/)).toBeNull();
  });

  it('shows how long it lasts', async () => {
    const endsIn = (minutes: number) => new Date(currentTimeMs() + minutes * 60_000 + 5_000).toISOString();
    await openApp('/groomer', buildSession({ impersonatorId: 'user-9', impersonationEndsAt: endsIn(42) }));
    await screen.findByText('42 min left');
    expect(timeLeftText(endsIn(0), currentTime())).toBe('Under a minute left');
  });

  it('RL-impersonation-02 names the id when no name is known', async () => {
    await openApp('/groomer', buildSession({ impersonatorId: 'user-9' }));
    await screen.findByText('Impersonated By UserId=user-9');
  });
});
