import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { fill } from '../../../testing/fill.ts';
import { meOf, openApp } from '../../../testing/open-app.tsx';
import { refusal } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';

const PASSWORD = 'wet-dog-on-tuesday';
const session = buildSession();

const openDialog = async (...more: readonly RequestHandler[]) => {
  const user = userEvent.setup({ delay: null });
  await openApp('/groomer/account/settings', session, ...more);
  await user.click(await screen.findByRole('button', { name: /^Change phone number/ }));
  await screen.findByLabelText('New phone number');
  return user;
};

describe('changing the phone number', () => {
  it('asks for the texted code, and shows the new number once it is right', async () => {
    let phone = '+15125550100';
    const requested: unknown[] = [];
    const user = await openDialog(
      answer('GET /v2/account/me', () => ({ ...meOf(session), phone })),
      answer('POST /v2/account/change-phone', ({ body }) => {
        requested.push(body);
        return { expiresAt: '2026-11-17T10:10:00.000Z' };
      }),
      answer('POST /v2/account/confirm-phone', ({ body }) => {
        if (body.code !== '482913') return refusal(422, 'code_invalid', 'The code is wrong or no longer valid.');
        phone = '+15125550177';
        return true;
      }),
    );
    await screen.findByText(/Until you enter it, you keep \(512\) 555-0100/);
    await fill(screen.getByLabelText('New phone number'), '(512) 555-0177');
    await fill(screen.getByLabelText('Your password'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Text me a code' }));
    const code = await screen.findByLabelText('Six-digit code');
    expect(requested).toEqual([{ phone: { prefix: '+1', number: '5125550177' }, currentPassword: PASSWORD }]);
    await user.type(code, '111111');
    await screen.findByText('The code is wrong or no longer valid.');
    await user.clear(code);
    await user.type(code, '482913');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('button', { name: /^Change phone number.*555-0177/ })).toBeTruthy();
  });

  it('goes back to the number that was typed', async () => {
    const user = await openDialog(answer('POST /v2/account/change-phone', { expiresAt: '2026-11-17T10:10:00.000Z' }));
    await fill(screen.getByLabelText('New phone number'), '(512) 555-0177');
    await fill(screen.getByLabelText('Your password'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Text me a code' }));
    await user.click(await screen.findByRole('button', { name: 'Use another number' }));
    expect((await screen.findByLabelText<HTMLInputElement>('New phone number')).value).toBe('(512) 555-0177');
  });

  it('asks an account without a password for a texted code instead, and goes on', async () => {
    const sent: unknown[] = [];
    let isFresh = false;
    const user = await openDialog(
      answer('GET /v2/account/me', { ...meOf(session), hasPassword: false }),
      answer('POST /v2/account/change-phone', ({ body }) => {
        sent.push(body);
        return isFresh ? { expiresAt: '2026-11-17T10:10:00.000Z' } : refusal(403, 'fresh_sign_in_required');
      }),
      answer('POST /v2/account/confirm-sign-in/code', { phoneEnding: '0100', expiresAt: '2026-11-17T10:10:00.000Z' }),
      answer('POST /v2/account/confirm-sign-in/with-code', ({ body }) => {
        isFresh = body.code === '123456';
        return isFresh || refusal(422, 'code_invalid');
      }),
    );
    expect(screen.queryByLabelText('Your password')).toBeNull();
    await fill(screen.getByLabelText('New phone number'), '(512) 555-0177');
    await user.click(screen.getByRole('button', { name: 'Text me a code' }));
    await screen.findByText('To confirm that it’s you, we text a code to (512) 555-0100.');
    await user.click(screen.getByRole('button', { name: 'Text me a code' }));
    await user.type(await screen.findByLabelText('Code we texted to (512) 555-0100'), '123456');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText(/Enter the code we texted to \(512\) 555-0177/);
    const phone = { prefix: '+1', number: '5125550177' };
    expect(sent).toEqual([{ phone }, { phone }]);
  });
});
