import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { refusal, server } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';
import { connectivity } from '../connectivity/online.ts';

const PREFERENCES = '*/v2/service-provider/account/preferences';
const SAVED = {
  currency: 'USD',
  maxPetWeight: 90,
  maxDistanceBetweenAppointments: 30,
  breedsToAvoid: [],
  uiPreferences: {},
  driverLicenseFront: null,
  driverLicenseBack: null,
};

const weight = () => screen.getByLabelText<HTMLInputElement>(/Maximum pet weight/);
const bar = () => screen.queryByRole('region', { name: 'Unsaved changes' });
const retype = async (text: string) => {
  await userEvent.clear(weight());
  await userEvent.type(weight(), text);
};

/** A page that saves, in the app: the preferences of a groomer. */
const open = async () => {
  const sent: unknown[] = [];
  const app = await openApp(
    '/groomer/account/account-preferences',
    buildSession(),
    http.get(PREFERENCES, () => HttpResponse.json(SAVED)),
    http.post(PREFERENCES, async ({ request }) => {
      const body = (await request.json()) as object;
      sent.push(body);
      return HttpResponse.json({ ...SAVED, ...body });
    }),
  );
  await screen.findByLabelText(/Maximum pet weight/);
  return { sent, ...app };
};

afterEach(() => connectivity.set(true));

describe('a page that saves', () => {
  it('shows the bar only while something is unsaved', async () => {
    await open();
    expect(bar()).toBeNull();
    await retype('70');
    expect(bar()).not.toBeNull();
    await retype('90');
    expect(bar()).toBeNull();
  });

  it('goes back to what is saved with Discard', async () => {
    const { sent } = await open();
    await retype('70');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(weight().value).toBe('90');
    expect(bar()).toBeNull();
    expect(sent).toEqual([]);
  });

  it('saves with the keyboard, and discards to what was saved last', async () => {
    const { sent } = await open();
    await retype('70');
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByText('Preferences saved');
    expect(sent).toHaveLength(1);
    expect(bar()).toBeNull();
    await retype('60');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(weight().value).toBe('70');
  });

  it('says that it is offline, sends nothing, and keeps what was typed', async () => {
    const { sent } = await open();
    connectivity.set(false);
    await retype('70');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText(/^You’re offline\./);
    expect(weight().value).toBe('70');
    expect(sent).toEqual([]);
    connectivity.set(true);
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Preferences saved');
  });

  it('shows a refusal in the bar, and the next attempt clears it', async () => {
    await open();
    server.use(http.post(PREFERENCES, () => refusal(409, 'conflict', 'Somebody else changed this.'), { once: true }));
    await retype('70');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Somebody else changed this.');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Preferences saved');
    expect(bar()).toBeNull();
  });

  it('asks before it is left with unsaved changes', async () => {
    const { router } = await open();
    await retype('70');
    void router.navigate({ to: '/groomer' });
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(router.state.location.pathname).toBe('/groomer/account/account-preferences');
  });
});
