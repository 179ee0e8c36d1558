import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { fill } from '../../../testing/fill.ts';
import { meOf, openApp, PROFILE, SETTINGS } from '../../../testing/open-app.tsx';
import { refusal, server } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';

const PATH = '/groomer/account/settings';
const SAVE = 'POST /v2/service-provider/account/settings';
const OWN_PROFILE = 'GET /v2/service-provider/account';

const open = async (path = PATH, session = buildSession(), ...more: readonly RequestHandler[]) => {
  const app = await openApp(
    path,
    session,
    answer('GET /v2/service-provider/account/check-vanity-url', ({ query }) => ({
      available: query.get('vanityUrl') !== 'login',
    })),
    ...more,
  );
  await screen.findByLabelText(/^First name/);
  return { ...app, user: userEvent.setup({ delay: null }) };
};

const saveButton = () => screen.queryByRole('button', { name: 'Save changes' });

describe('the settings', () => {
  it('send only what was changed, and the button goes when all is saved', async () => {
    const { user } = await open();
    expect(saveButton()).toBeNull();
    let sent: unknown;
    server.use(
      answer(SAVE, ({ body }) => {
        sent = body;
        return { ...SETTINGS, firstName: 'May', businessName: null };
      }),
      answer(OWN_PROFILE, { ...PROFILE, displayName: 'May Torres' }),
    );
    await fill(screen.getByLabelText(/^First name/), 'May');
    await user.clear(screen.getByLabelText('Business name'));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(saveButton()).toBeNull());
    expect(sent).toEqual({ firstName: 'May', businessName: null });
    // The rail follows at once.
    await screen.findByRole('link', { name: 'May Torres, your account' });
  });

  it('show what the server refuses under its field, focus the first and keep what was typed', async () => {
    const { user } = await open();
    server.use(
      answer(SAVE, () =>
        refusal(422, 'validation_failed', 'Please check the highlighted fields.', {
          emergencyContactPhone: 'is not a phone number',
          businessEmail: 'is not an email address',
        }),
      ),
    );
    await fill(screen.getByLabelText('Business email'), 'hello@southpaws.example');
    await fill(screen.getByLabelText('Name'), 'Sam');
    await fill(screen.getByLabelText('Phone'), '5125550111');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('This is not an email address');
    expect(screen.getByText('This is not a phone number')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Business email'));
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Sam');
  });

  it('say beside the button what concerns no field', async () => {
    const { user } = await open();
    server.use(answer(SAVE, () => refusal(503, 'temporarily_unavailable', 'We cannot answer right now.')));
    await fill(screen.getByLabelText(/^Last name/), 'Tores');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('We cannot answer right now.');
    expect(screen.getByLabelText(/^Last name/)).toHaveProperty('value', 'Tores');
  });

  it('want a name and a number when an emergency contact is begun', async () => {
    const { user } = await open();
    await fill(screen.getByLabelText('Relation'), 'Sister');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Enter your contact’s name');
    expect(screen.getByText('Enter your contact’s phone number')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('ask before unsaved changes are lost', async () => {
    const { user, router } = await open();
    await fill(screen.getByLabelText(/^First name/), 'May');
    await user.click(screen.getByRole('link', { name: 'Back to your account' }));
    await screen.findByText('Your unsaved changes will be lost.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(router.state.location.pathname).toBe(PATH);
    expect(screen.getByLabelText(/^First name/)).toHaveProperty('value', 'May');
    await user.click(screen.getByRole('link', { name: 'Back to your account' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/groomer/account'));
  });
});

describe('the page address', () => {
  it('is shown as a whole, and whether it can be had while it is typed', async () => {
    const { user } = await open();
    const address = screen.getByLabelText('Page address');
    await user.clear(address);
    await user.type(address, 'Wet Noses');
    expect(screen.getByText(`https://${location.host}/wet-noses`)).toBeTruthy();
    await screen.findByText('Available');
    await fill(address, 'login');
    await screen.findByText('This address is already taken. Try another one.');
  });

  it('is explained when it cannot be one', async () => {
    const { user } = await open();
    await fill(screen.getByLabelText('Page address'), 'ab');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText(/Use at least 3 lowercase letters, digits or hyphens/);
  });
});

describe('who was sent here for an emergency contact', () => {
  it('explains why, focuses the missing field and links back to work', async () => {
    const lacking = answer(OWN_PROFILE, { ...PROFILE, hasEmergencySettings: false });
    const { router } = await openApp('/groomer', buildSession(), lacking);
    const user = userEvent.setup({ delay: null });
    const name = await screen.findByLabelText('Name');
    expect(router.state.location.href).toBe(`${PATH}?missing=emergency-contact`);
    expect(screen.getByText(/Add an emergency contact to continue/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(name));
    server.use(answer(SAVE, SETTINGS), answer(OWN_PROFILE, PROFILE));
    await fill(name, 'Sam Torres');
    await fill(screen.getByLabelText('Phone'), '5125550111');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await user.click(await screen.findByRole('link', { name: 'Continue' }));
    await screen.findByRole('heading', { level: 1, name: /Good .*, Maya/ });
    expect(router.state.location.pathname).toBe('/groomer');
  });
});

describe('sign-in details', () => {
  const CHANGE = 'POST /v2/account/change-password';

  it('ask for the password when the server wants a fresh sign-in, then go on by themselves', async () => {
    const { user } = await open();
    let isFresh = false;
    let changed: unknown;
    server.use(
      answer(CHANGE, ({ body }) => {
        if (!isFresh) return refusal(403, 'fresh_sign_in_required');
        changed = body;
        return true;
      }),
      answer('POST /v2/account/confirm-sign-in', ({ body }) => {
        if (body.password !== 'wet-dog-on-tuesday') return refusal(401, 'invalid_credentials');
        isFresh = true;
        return true;
      }),
    );
    await user.click(screen.getByRole('button', { name: /^Change password/ }));
    await fill(await screen.findByLabelText('New password'), 'seven-clean-spaniels');
    await fill(screen.getByLabelText('Confirm new password'), 'seven-clean-spaniels');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    const password = await screen.findByLabelText('Your password');
    await fill(password, 'wrong');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('Wrong password. Try again.');
    await fill(password, 'wet-dog-on-tuesday');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(changed).toEqual({ password: 'seven-clean-spaniels' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('show a new email as unconfirmed until its link is opened, and can take it back', async () => {
    let pendingEmail: string | null = null;
    const { user } = await open(
      PATH,
      undefined,
      answer('GET /v2/account/me', () => ({ ...meOf(buildSession()), pendingEmail })),
      answer('POST /v2/account/change-email', ({ body }) => {
        if (body.currentPassword !== 'wet-dog-on-tuesday') return refusal(401, 'invalid_credentials');
        pendingEmail = body.email;
        return true;
      }),
      answer('DELETE /v2/account/change-email', () => {
        pendingEmail = null;
        return true;
      }),
    );
    await user.click(screen.getByRole('button', { name: /^Change email/ }));
    await screen.findByText(/Until you open it, you keep logging in with maya@southpaws.example/);
    await fill(screen.getByLabelText('New email'), 'dana@example.test');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    await screen.findByText('Enter your password');
    const password = screen.getByLabelText('Your password');
    await fill(password, 'wrong');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    await screen.findByText('Wrong password. Try again.');
    expect(document.activeElement).toBe(password);
    await fill(password, 'wet-dog-on-tuesday');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText('dana@example.test', { selector: 'strong' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel change' }));
    await waitFor(() => expect(screen.queryByText('dana@example.test')).toBeNull());
  });

  it('are barred while impersonating', async () => {
    await open(PATH, buildSession({ impersonatorId: 'user-9', impersonatorName: 'Riley Park' }));
    expect(screen.getByText(/Only Maya Torres can change the email, phone number and password/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Change password/ })).toBeNull();
  });
});

it('the appearance is chosen for this device', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Dark' }));
  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark');
  expect(localStorage.getItem('mantine-color-scheme-value')).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Light' }));
  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('light');
});
