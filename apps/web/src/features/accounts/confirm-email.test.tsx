import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { openApp } from '../../testing/open-app.tsx';
import { refusal, server } from '../../testing/server.ts';

const CONFIRM = 'POST /v2/account/confirm-email';

const open = async () => {
  await openApp('/confirm-email?token=token-from-the-mail');
  return {
    user: userEvent.setup({ delay: null }),
    button: await screen.findByRole('button', { name: 'Confirm email' }),
  };
};

it('the link to a new email confirms it by a button, not by being opened', async () => {
  let sent: unknown;
  server.use(
    answer(CONFIRM, ({ body }) => {
      sent = body;
      return true;
    }),
  );
  const { user, button } = await open();
  expect(sent).toBeUndefined();
  await user.click(button);
  await screen.findByRole('heading', { name: 'Your email is confirmed' });
  expect(sent).toEqual({ token: 'token-from-the-mail' });
});

it('a link that works no more says how to get another one', async () => {
  server.use(answer(CONFIRM, () => refusal(422, 'email_link_invalid')));
  const { user, button } = await open();
  await user.click(button);
  await screen.findByRole('heading', { name: 'This link has expired' });
  expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy();
});
