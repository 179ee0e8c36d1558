import type { CallName } from '@tailgate/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { connectivity } from '#shell/connectivity/online.ts';
import { answer } from '../../testing/answer.ts';
import { fill } from '../../testing/fill.ts';
import { meOf, NO_PEOPLE, openApp } from '../../testing/open-app.tsx';
import { refusal, server } from '../../testing/server.ts';
import { buildSession, tokenOf } from '../../testing/sessions.ts';

const PASSWORD = 'wet-dog-on-tuesday';
const PERSON = {
  id: 'user-2',
  displayName: 'Dana Cole',
  email: null,
  phone: null,
  roles: ['groomer' as const],
  status: 'active' as const,
  joinedAt: '2026-03-02T09:00:00.000Z',
  canImpersonate: true,
};
const staff = buildSession({ role: 'staff', roles: ['staff'] });
const PASSKEY = { id: 'passkey-1', name: 'Old phone', createdAt: '2026-11-01T10:00:00Z', lastUsedAt: null };

/** Presses a button, of the dialog where one is open. */
const press = async (user: UserEvent, name: string | RegExp) => {
  const dialog = screen.queryByRole('dialog');
  await user.click(await (dialog ? within(dialog) : screen).findByRole('button', { name }));
};

const openLoginDetails = async (user: UserEvent, dialog: RegExp) => {
  await openApp('/groomer/account/settings', buildSession());
  await press(user, dialog);
};

const waitForSecondStep = async (user: UserEvent) => {
  await openApp(
    '/login',
    null,
    answer('POST /v2/account/sign-in', {
      ...staff,
      token: tokenOf('waiting'),
      fbToken: '',
      awaiting: 'second_step',
    }),
    answer('GET /v2/account/second-step', { passkey: false, authenticatorApp: true, recoveryCode: true }),
  );
  await fill(await screen.findByLabelText('Email or phone'), 'sam@example.test');
  await fill(screen.getByLabelText('Password'), PASSWORD);
  await press(user, 'Log in');
  await press(user, 'Use a recovery code');
};

const openPasskey = async (user: UserEvent) => {
  await openApp(
    '/security',
    staff,
    answer('GET /v2/account/me', meOf(staff)),
    answer('GET /v2/account/security', {
      passkeys: [PASSKEY],
      authenticatorApp: null,
      recoveryCodesLeft: 0,
      isRequired: true,
    }),
    answer('POST /v2/account/confirm-sign-in', true),
  );
  await press(user, /^Old phone/);
  await fill(await screen.findByLabelText('Your password'), PASSWORD);
  await press(user, 'Continue');
};

const openActAs = async (user: UserEvent) => {
  await openApp(
    '/support/people',
    buildSession({ role: 'support' }),
    answer('GET /v2/account/people', { ...NO_PEOPLE, items: [PERSON], total: 1 }),
  );
  await press(user, /^Actions for/);
  await user.click(await screen.findByRole('menuitem', { name: /^Log in as/ }));
};

interface AccountForm {
  readonly of: string;
  readonly call: CallName;
  readonly open: (user: UserEvent) => Promise<unknown>;
  /** What is typed under which label. */
  readonly typed: readonly (readonly [label: string | RegExp, text: string])[];
  readonly button: string | RegExp;
  /** The field that the server names, and the label under which its problem is shown. */
  readonly refused: readonly [field: string, label: string | RegExp];
}

const FORMS: readonly AccountForm[] = [
  {
    of: 'logging in with a password',
    call: 'POST /v2/account/sign-in',
    open: () => openApp('/login'),
    typed: [
      ['Email or phone', 'maya@southpaws.example'],
      ['Password', PASSWORD],
    ],
    button: 'Log in',
    refused: ['email', 'Email or phone'],
  },
  {
    of: 'requesting a code by text',
    call: 'POST /v2/account/sign-in-code/request',
    open: () => openApp('/login?step=phone'),
    typed: [['Phone number', '(512) 555-0100']],
    button: 'Text me a code',
    refused: ['phone.number', 'Phone number'],
  },
  {
    of: 'requesting a reset link',
    call: 'POST /v2/account/request-password-reset',
    open: () => openApp('/reset-password'),
    typed: [['Email or phone', 'maya@southpaws.example']],
    button: 'Send me a link',
    refused: ['email', 'Email or phone'],
  },
  {
    of: 'choosing a new password',
    call: 'POST /v2/account/reset-password',
    open: () => openApp('/reset-password?token=abc', null, answer('GET /v2/account/reset-link', { valid: true })),
    typed: [
      ['New password', PASSWORD],
      ['Confirm new password', PASSWORD],
    ],
    button: 'Save new password',
    refused: ['password', 'New password'],
  },
  {
    of: 'using a recovery code',
    call: 'POST /v2/account/second-step/recovery-code',
    open: waitForSecondStep,
    typed: [['Recovery code', 'abcde-23456']],
    button: 'Use recovery code',
    refused: ['code', 'Recovery code'],
  },
  {
    of: 'naming a passkey',
    call: 'PUT /v2/account/passkeys/:id',
    open: openPasskey,
    typed: [['Passkey name', 'New phone']],
    button: 'Save name',
    refused: ['name', 'Passkey name'],
  },
  {
    of: 'confirming the password',
    call: 'POST /v2/account/confirm-sign-in',
    open: async (user) => {
      await openApp('/groomer/account/delete', buildSession());
      await press(user, 'Delete my account');
    },
    typed: [['Your password', PASSWORD]],
    button: 'Delete my account',
    refused: ['password', 'Your password'],
  },
  {
    of: 'changing the email',
    call: 'POST /v2/account/change-email',
    open: (user) => openLoginDetails(user, /^Change email/),
    typed: [
      ['New email', 'dana@example.test'],
      ['Your password', PASSWORD],
    ],
    button: 'Send link',
    refused: ['email', 'New email'],
  },
  {
    of: 'changing the phone number',
    call: 'POST /v2/account/change-phone',
    open: (user) => openLoginDetails(user, /^Change phone number/),
    typed: [
      ['New phone number', '(512) 555-0177'],
      ['Your password', PASSWORD],
    ],
    button: 'Text me a code',
    refused: ['phone', 'New phone number'],
  },
  {
    of: 'changing the password',
    call: 'POST /v2/account/change-password',
    open: (user) => openLoginDetails(user, /^Change password/),
    typed: [
      ['New password', PASSWORD],
      ['Confirm new password', PASSWORD],
    ],
    button: 'Change password',
    refused: ['password', 'New password'],
  },
  {
    of: 'logging in as a user',
    call: 'POST /v2/account/impersonation',
    open: openActAs,
    typed: [[/^Reason/, 'They asked for help']],
    button: /^Log in as/,
    refused: ['reason', /^Reason/],
  },
];

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

const fillIn = async ({ typed }: AccountForm) => {
  for (const [label, text] of typed) await fill(await screen.findByLabelText(label), text);
};

/** How often a call was sent; it is refused. */
const countRefused = (call: CallName) => {
  const counted = { sent: 0 };
  server.use(
    answer(call, () => {
      counted.sent += 1;
      return refusal(422, 'validation_failed');
    }),
  );
  return counted;
};

afterEach(() => connectivity.set(true));

// One opening for all of it, in the order in which a person may meet it: opening the app is what takes long.
it.each(FORMS)('the form for $of keeps what was typed and says what is wrong', async (form) => {
  const user = userEvent.setup({ delay: null });
  const [first] = form.typed[0] ?? [''];
  await form.open(user);

  await user.clear(await screen.findByLabelText(first));
  await press(user, form.button);
  await waitFor(() => expect(field(first).getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement, 'empty').toBe(field(first));

  await fillIn(form);
  const counted = countRefused(form.call);
  connectivity.set(false);
  await press(user, form.button);
  await screen.findByText('You’re offline. Connect to the internet and try again.');
  expect(counted.sent, 'offline').toBe(0);
  for (const [label, text] of form.typed) expect(field(label).value).toBe(text);
  connectivity.set(true);
  await press(user, form.button);
  await waitFor(() => expect(counted.sent).toBe(1));

  const [name, label] = form.refused;
  server.use(
    answer(form.call, () => refusal(422, 'validation_failed', 'Please check.', { [name]: 'is not accepted' })),
  );
  await press(user, form.button);
  await screen.findByText('This is not accepted');
  expect(document.activeElement, 'refused').toBe(field(label));
  expect(field(label).getAttribute('aria-invalid')).toBe('true');

  server.use(answer(form.call, () => refusal(409, 'conflict', 'Not possible right now.')));
  await press(user, form.button);
  expect((await screen.findByText('Not possible right now.')).closest('[role=alert]')).not.toBeNull();
});
