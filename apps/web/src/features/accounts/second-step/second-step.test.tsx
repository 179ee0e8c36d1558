import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { authenticationHint } from '#shell/session/session-hints.ts';
import { sessionStore } from '#shell/session/session-store.ts';
import { answer } from '../../../testing/answer.ts';
import { fill } from '../../../testing/fill.ts';
import { meOf, openApp } from '../../../testing/open-app.tsx';
import { refusal, server } from '../../../testing/server.ts';
import { buildSession, tokenOf } from '../../../testing/sessions.ts';

const waiting = (awaiting: 'second_step' | 'enrolment') =>
  buildSession({ role: 'staff', roles: ['staff'], token: tokenOf('waiting'), fbToken: '', awaiting });
const whole = buildSession({ role: 'staff', roles: ['staff'] });
const asWhole = [answer('POST /v2/account/refresh-token', whole), answer('GET /v2/account/me', meOf(whole))];
const CODES = ['abcde-23456', 'fghjk-34567'];

const logIn = async (awaiting: 'second_step' | 'enrolment') => {
  const app = await openApp(
    '/login',
    null,
    answer('POST /v2/account/sign-in', waiting(awaiting)),
    answer('GET /v2/account/second-step', { passkey: false, authenticatorApp: true, recoveryCode: true }),
  );
  const user = userEvent.setup();
  await fill(await screen.findByLabelText('Email or phone'), 'sam@example.test');
  await fill(screen.getByLabelText('Password'), 'wet-dog-on-tuesday');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  return { ...app, user };
};

describe('a login that waits for the second step', () => {
  it('keeps nothing on the device and shows a visitor until the code is right', async () => {
    const { router, user } = await logIn('second_step');
    await screen.findByRole('heading', { name: 'One more step' });
    expect(authenticationHint().role).toBe('0');
    expect(sessionStore.current()).toBeNull();
    const field = await screen.findByLabelText('Code from your app');
    server.use(
      answer('POST /v2/account/second-step/code', () => refusal(422, 'code_invalid', 'That code is not right.')),
    );
    await user.type(field, '123456');
    await screen.findByText('That code is not right.');
    let bearer: string | null = null;
    server.use(
      answer('POST /v2/account/second-step/code', ({ headers }) => {
        bearer = headers.get('authorization');
        return true;
      }),
      ...asWhole,
    );
    await user.clear(field);
    await user.type(field, '654321');
    await waitFor(() => expect(router.state.location.pathname).toBe('/staff'));
    expect(bearer).toBe(`Bearer ${tokenOf('waiting')}`);
  });

  it('leads to the security page after a recovery code', async () => {
    const { router, user } = await logIn('second_step');
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    server.use(
      answer('POST /v2/account/second-step/recovery-code', true),
      ...asWhole,
      answer('GET /v2/account/security', {
        passkeys: [],
        authenticatorApp: { addedAt: '2026-11-01T10:00:00Z' },
        recoveryCodesLeft: 9,
        isRequired: true,
      }),
    );
    await fill(screen.getByLabelText('Recovery code'), 'abcde 23456');
    await user.click(screen.getByRole('button', { name: 'Use recovery code' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/security'));
    await screen.findByText('9 of 10 left');
  });
});

describe('a first login of staff', () => {
  it('sets up an authenticator app and shows the recovery codes once', async () => {
    const { router, user } = await logIn('enrolment');
    await screen.findByRole('heading', { name: 'Protect your account' });
    server.use(
      answer('POST /v2/account/authenticator-app', { key: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/x?secret=GEZD' }),
      answer('POST /v2/account/authenticator-app/confirm', { recoveryCodes: CODES }),
      ...asWhole,
    );
    await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
    await screen.findByText('GEZD GNBV GY3T QOJQ');
    await user.type(screen.getByLabelText('Code from your app'), '123456');
    await screen.findByText('abcde-23456');
    expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toContain('fghjk-34567');
    await user.click(screen.getByRole('button', { name: 'I saved my codes' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/staff'));
  });
});
