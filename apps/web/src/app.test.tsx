import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { AREA_OF_ROLE } from '#shell/roles.ts';
import { sessionStore } from '#shell/session/session-store.ts';
import { openApp, PROFILE } from './testing/open-app.tsx';
import { refusal, server } from './testing/server.ts';
import { buildSession } from './testing/sessions.ts';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, { timeout: 5000 });

describe('the pages', () => {
  it('RL-white-label-06 are titled with the name of the site', async () => {
    await openApp('/login');
    await heading('Welcome back');
    await waitFor(() => expect(document.title).toBe('Saguaro Suds'));
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

  it('RL-error-page-03 say that an error occurred when nobody can be asked, and try again', async () => {
    // React and the router both say aloud what the page is about to show.
    const spoken = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')].map((spy) =>
      spy.mockImplementation(() => undefined),
    );
    onTestFinished(() => spoken.forEach((spy) => spy.mockRestore()));
    await openApp(
      '/groomer',
      buildSession(),
      http.get('*/v2/service-provider/account', () => HttpResponse.error()),
    );
    await heading('An error occurred');
    expect(screen.getByRole('link', { name: 'Go to home' })).toBeTruthy();
    server.use(http.get('*/v2/service-provider/account', () => HttpResponse.json(PROFILE)));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading(/Good .*, Maya/);
  });
});

describe('logging in', () => {
  const fillIn = async () => {
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Email or phone'), '(512) 555-0100');
    await user.type(screen.getByLabelText('Password'), 'wet-dog-on-tuesday');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
  };

  it('RL-auth-07 sends phone, password and device, and leads to the area of the role', async () => {
    const { router } = await openApp('/login');
    let sent: unknown;
    server.use(
      http.post('*/v2/account/sign-in', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(buildSession());
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
      http.post('*/v2/account/sign-in', () => refusal(401, 'invalid_credentials', 'Wrong e-mail, phone or password.')),
    );
    await fillIn();
    const password = await screen.findByLabelText('Password');
    await screen.findByText('Wrong e-mail, phone or password. Try again or reset it.');
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
      const note = (answer: () => Response) => (info: { request: Request }) => {
        asked.add(`${info.request.method} ${new URL(info.request.url).pathname}`);
        return answer();
      };
      const session = buildSession({ role });
      await openApp(
        `${AREA_OF_ROLE[role]}/account`,
        session,
        http.get(
          '*/v2/service-provider/account',
          note(() => HttpResponse.json(PROFILE)),
        ),
        http.get(
          '*/v1/sites/:site/settings',
          note(() => HttpResponse.json({ appName: 'Suds', colors: { primary: '#009fd8', secondary: '#f2784b' } })),
        ),
        http.get(
          '*/v1/sites/:site/menu/primary',
          note(() => HttpResponse.json({ items: [] })),
        ),
        http.get('*/v2/account/me', () =>
          HttpResponse.json({ ...session, firstName: 'Maya', lastName: 'Torres', deletionScheduledFor: null }),
        ),
      );
      await waitFor(() =>
        expect([...asked]).toEqual(
          expect.arrayContaining([
            'GET /v2/service-provider/account',
            'GET /v1/sites/current/settings',
            'GET /v1/sites/current/menu/primary',
          ]),
        ),
      );
    },
  );
});

describe('being sent away', () => {
  it('RL-routing-07 resets the session of whoever enters the area of another role', async () => {
    let ended = 0;
    server.use(
      http.post('*/v2/account/logout', () => {
        ended += 1;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { router } = await openApp('/customer?x=1', buildSession());
    await heading('You are logged out');
    expect(ended).toBe(1);
    expect(sessionStore.current()).toBeNull();
    expect(router.state.location.href).toBe('/log-out?redirect=%2Fcustomer%3Fx%3D1&role=customer');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/login?redirect=%2Fcustomer%3Fx%3D1&role=customer',
    );
  });

  it('RL-auth-09 happens with redirect and role when a call is refused and the session cannot be renewed', async () => {
    const { router } = await openApp('/groomer/account', buildSession());
    await heading('Your account');
    server.use(
      http.post('*/v2/account/refresh-token', () => refusal(401, 'jwt_auth_invalid_token')),
      http.post('*/v2/account/logout-everywhere', () => refusal(401, 'jwt_auth_invalid_token')),
      http.get('*/v2/account/sessions', () => refusal(401, 'jwt_auth_invalid_token')),
    );
    await router.options.context.queryClient.invalidateQueries({ queryKey: ['devices'] });
    await heading('You are logged out');
    expect(router.state.location.href).toBe('/log-out?redirect=%2Fgroomer%2Faccount&role=groomer&sessionExpired=true');
    expect(screen.getByText('Your session has ended. Please log in again.')).toBeTruthy();
  });

  it('RL-auth-10 happens with sessionExpired when the profile is refused at the start of the layout', async () => {
    const { router } = await openApp(
      '/groomer',
      buildSession(),
      http.get('*/v2/service-provider/account', () => refusal(404, 'not_found')),
      http.post('*/v2/account/logout', () => new HttpResponse(null, { status: 204 })),
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
    server.use(
      http.post('*/v2/account/impersonation/stop', () => HttpResponse.json(own)),
      http.get('*/v2/account/me', () => HttpResponse.json({ ...own, firstName: 'Riley', lastName: 'Park' })),
      http.get('*/v2/account/people', () => HttpResponse.json({ items: [], total: 0, limit: 8, offset: 0 })),
    );
    const { router } = await openApp(
      '/groomer',
      buildSession({ impersonatorId: 'user-9', impersonatorName: 'Riley Park' }),
    );
    const banner = (await screen.findByText('Impersonated by Riley Park')).closest('[role=status]');
    await heading(/Good .*, Maya/);
    await userEvent.click(banner?.querySelector('a') as Element);
    await heading(/Good .*, Riley/);
    expect(router.state.location.pathname).toBe('/support');
    expect(screen.queryByText(/^Impersonated/)).toBeNull();
  });

  it('RL-impersonation-02 names the id when no name is known', async () => {
    await openApp('/groomer', buildSession({ impersonatorId: 'user-9' }));
    await screen.findByText('Impersonated By UserId=user-9');
  });
});
