import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { openApp } from '../../testing/open-app.tsx';
import { refusal, server } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';
import type { Loyalty } from './loyalty-query.ts';

const OFF: Loyalty = {
  isOn: false,
  visits: 10,
  reward: 20,
  changes: [],
  customers: { near: 0, withCredit: 0, credit: 0 },
};
const ON: Loyalty = {
  isOn: true,
  visits: 5,
  reward: 15,
  changes: [
    { isOn: true, visits: 5, reward: 15, changedAt: '2026-10-02T12:00:00.000Z' },
    { isOn: false, visits: 5, reward: 15, changedAt: '2026-09-12T12:00:00.000Z' },
  ],
  customers: { near: 3, withCredit: 2, credit: 27.5 },
};

const open = async (kept: Loyalty) => {
  const sent: unknown[] = [];
  await openApp(
    '/groomer/loyalty',
    buildSession(),
    answer('GET /v2/service-marketing/loyalty', kept),
    answer('PUT /v2/service-marketing/loyalty', ({ body }) => {
      sent.push(body);
      return { ...kept, ...body };
    }),
  );
  await screen.findByRole('switch', { name: /Reward returning customers/ });
  return sent;
};
const retype = async (label: RegExp, text: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

describe('the loyalty program', () => {
  it('is off at first; switched on and changed, it says what it means and is saved', async () => {
    const sent = await open(OFF);
    expect(screen.getByText('Nobody’s visits are counted while the program is off.')).toBeTruthy();
    await userEvent.click(screen.getByRole('switch', { name: /Reward returning customers/ }));
    await retype(/Completed visits for a reward/, '21');
    await retype(/Reward amount/, '12.5');
    expect(
      screen.getByText(
        'A customer completes 21 visits with you. At the checkout of the 22nd you can take $12.50 off, and counting starts again.',
      ),
    ).toBeTruthy();
    await save();
    await screen.findByText('Loyalty program saved');
    expect(sent).toEqual([{ isOn: true, visits: 21, reward: 12.5 }]);
  });

  it('refuses what the server would refuse, before it is sent', async () => {
    const sent = await open(OFF);
    await retype(/Completed visits for a reward/, '1');
    expect(screen.queryByText('For example:')).toBeNull();
    await save();
    expect(await screen.findByText('Enter a number from 2 to 50')).toBeTruthy();
    await retype(/Completed visits for a reward/, '5');
    await retype(/Reward amount/, '500');
    await save();
    expect(await screen.findByText('Enter an amount from $1.00 to $200.00')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('shows who is near a reward, what is not used yet, and what was promised before', async () => {
    await open(ON);
    expect(screen.getByText('3 customers')).toBeTruthy();
    expect(screen.getByText('$27.50 · 2 customers')).toBeTruthy();
    const changes = within(screen.getByRole('list', { name: 'Changes of the loyalty program' }));
    expect(changes.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '5 visits, then $15.00 offOct 2, 2026',
      'Switched offSep 12, 2026',
    ]);
    expect(
      (await axe.run(screen.getByRole('main'), { rules: { 'color-contrast': { enabled: false } } })).violations,
    ).toEqual([]);
  });

  it('says when it did not load, and tries again', async () => {
    await openApp(
      '/groomer/loyalty',
      buildSession(),
      answer('GET /v2/service-marketing/loyalty', () => refusal(500, 'internal_server_error')),
    );
    await screen.findByText('Your loyalty program didn’t load');
    server.use(answer('GET /v2/service-marketing/loyalty', ON));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('3 customers')).toBeTruthy();
  });
});
