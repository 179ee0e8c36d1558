import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { NO_PEOPLE, openApp } from '../../testing/open-app.tsx';
import { buildSession } from '../../testing/sessions.ts';

const PERSON = {
  id: 'user-2',
  displayName: 'Maya Torres',
  email: null,
  phone: null,
  roles: ['groomer' as const],
  status: 'active' as const,
  joinedAt: '2026-03-02T09:00:00.000Z',
  canImpersonate: true,
};
const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^Reason/);
const question = () => screen.queryByRole('dialog', { name: 'Discard your changes?' });

/** A dialog with a field, in the app: the reason for acting as somebody. */
const open = async () => {
  await openApp(
    '/support/people',
    buildSession({ role: 'support' }),
    answer('GET /v2/account/people', { ...NO_PEOPLE, items: [PERSON], total: 1 }),
  );
  const opener = await screen.findByRole('button', { name: /^Actions for/ });
  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Log in as/ }));
  await screen.findByLabelText(/^Reason/);
  return opener;
};

describe('a dialog with fields', () => {
  it('closes on Escape while nothing was entered, and returns the focus to what opened it', async () => {
    const opener = await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(question()).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('asks on Escape before input is lost, and keeps it unless that is confirmed', async () => {
    await open();
    await userEvent.type(field(), 'Lost');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question()).not.toBeNull());
    await userEvent.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1) as Element);
    await waitFor(() => expect(question()).toBeNull());
    expect(field().value).toBe('Lost');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByLabelText(/^Reason/)).toBeNull());
  });

  it('asks on Escape in the sheet of a phone too', async () => {
    const matchMedia = window.matchMedia;
    window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: false });
    onTestFinished(() => void (window.matchMedia = matchMedia));
    await open();
    await userEvent.type(field(), 'Lost');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question()).not.toBeNull());
    expect(field().value).toBe('Lost');
  });
});
