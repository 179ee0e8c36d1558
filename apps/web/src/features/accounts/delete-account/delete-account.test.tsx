import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { fill } from '../../../testing/fill.ts';
import { meOf, openApp } from '../../../testing/open-app.tsx';
import { refusal, server } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';

const SCHEDULED = '2026-11-29T18:00:00.000Z';

const request = (withdraw: boolean) => ({ scheduledFor: SCHEDULED, can: { withdraw } });

const open = async (
  deletionRequest: ReturnType<typeof request> | null,
  session = buildSession(),
  hasPassword = true,
) => {
  const app = await openApp(
    '/groomer/account/delete',
    session,
    answer('GET /v2/account/me', {
      ...meOf(session),
      hasPassword,
      deletionScheduledFor: deletionRequest?.scheduledFor ?? null,
      deletionRequest,
    }),
  );
  await screen.findByRole('heading', { name: 'What happens' });
  return { ...app, user: userEvent.setup({ delay: null }) };
};

describe('deleting the account', () => {
  it('asks for the password, then says when it happens and how to keep the account', async () => {
    const { user } = await open(null);
    server.use(
      answer(
        'POST /v2/account/confirm-sign-in',
        ({ body }) => body.password === 'wet-dog-on-tuesday' || refusal(401, 'invalid_credentials'),
      ),
      answer('POST /v2/account/request-delete-account', request(true)),
      answer('POST /v2/account/withdraw-delete-account', true),
    );
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    const password = await screen.findByLabelText('Your password');
    const inDialog = within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete my account' });
    await user.click(inDialog);
    await screen.findByText('Enter your password');
    await user.type(password, 'wrong');
    await user.click(inDialog);
    await screen.findByText('Wrong password. Try again.');
    await fill(password, 'wet-dog-on-tuesday');
    await user.click(inDialog);
    await screen.findByText('Your account will be deleted on Sunday, November 29, 2026');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Keep my account' }));
    await screen.findByRole('button', { name: 'Delete my account' });
    expect(screen.queryByText(/Your account will be deleted/)).toBeNull();
  });

  it('asks an account without a password for a texted code instead', async () => {
    const { user } = await open(null, buildSession(), false);
    server.use(
      answer('POST /v2/account/confirm-sign-in/code', { phoneEnding: '0100', expiresAt: SCHEDULED }),
      answer(
        'POST /v2/account/confirm-sign-in/with-code',
        ({ body }) => body.code === '123456' || refusal(422, 'code_invalid', 'That code is wrong or has expired.'),
      ),
      answer('POST /v2/account/request-delete-account', request(true)),
    );
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    await user.click(await screen.findByRole('button', { name: 'Text me a code' }));
    expect(screen.queryByLabelText('Your password')).toBeNull();
    const code = await screen.findByLabelText('Code we texted to (512) 555-0100');
    const inDialog = within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete my account' });
    await user.click(inDialog);
    await screen.findByText('Enter all six digits');
    await user.type(code, '111111');
    await user.click(inDialog);
    await screen.findByText('That code is wrong or has expired.');
    await user.clear(code);
    await user.type(code, '123456');
    await user.click(inDialog);
    await screen.findByText('Your account will be deleted on Sunday, November 29, 2026');
  });

  it('shows a request that is already waiting', async () => {
    await open(request(true));
    expect(screen.getByRole('button', { name: 'Keep my account' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  });

  it('offers to keep the account only where the server says that it can be', async () => {
    await open(request(false));
    expect(screen.getByText(/Your account will be deleted/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull();
  });

  it('is not available while impersonating', async () => {
    await open(null, buildSession({ impersonatorId: 'user-9', impersonatorName: 'Riley Park' }));
    expect(screen.getByText(/Only Maya Torres can delete this account/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  });
});
