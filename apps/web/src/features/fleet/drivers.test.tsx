import type { CallAnswer } from '@tailgate/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { currentTimeMs } from '#ui/dates/clock.ts';
import { answer } from '../../testing/answer.ts';
import { fill } from '../../testing/fill.ts';
import { openApp, PROFILE } from '../../testing/open-app.tsx';
import { refusal } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';

const DRIVERS = '/v2/service-vehicle/fleet-owner/fleet-management/attached-service-providers';
const HERE = '/fleet-owner/account/attached-service-providers';
type Driver = CallAnswer<`GET ${typeof DRIVERS}`>['items'][number];

const MAYA: Driver = {
  id: 'driver-1',
  serviceProviderId: 'groomer-1',
  name: 'Maya Torres',
  businessName: 'South Paws',
  picture: null,
  status: 'attached',
  since: '2026-11-05T18:00:00.000Z',
  answerBy: null,
  policiesAccepted: 2,
  policies: 3,
  can: {
    inviteAgain: false,
    accept: false,
    decline: false,
    withdraw: false,
    leave: false,
    detach: true,
  },
};
const BEN: Driver = {
  ...MAYA,
  id: 'driver-2',
  serviceProviderId: 'groomer-2',
  name: 'Ben Ortiz',
  businessName: 'Scruff Buster',
  status: 'invited',
  answerBy: new Date(currentTimeMs() + 10 * 86_400_000).toISOString(),
  policiesAccepted: 0,
  can: { ...MAYA.can, withdraw: true, detach: false },
};

const open = async (drivers: readonly Driver[], path = HERE, ...first: readonly RequestHandler[]) => {
  let kept = [...drivers];
  const asked: unknown[] = [];
  const sent: unknown[] = [];
  const app = await openApp(
    path,
    buildSession({ role: 'fleet_owner' }),
    ...first,
    answer('GET /v2/service-provider/account', { ...PROFILE, role: 'fleet_owner' }),
    answer(`GET ${DRIVERS}`, ({ query }) => {
      asked.push(Object.fromEntries(query));
      const items = kept.filter(({ name }) => name.toLowerCase().includes((query.get('search') ?? '').toLowerCase()));
      return { items, total: items.length, limit: 25, offset: 0 };
    }),
    answer(`POST ${DRIVERS}`, ({ body }) => {
      sent.push(body);
      kept = [...kept, BEN];
      return BEN;
    }),
    answer(`DELETE ${DRIVERS}/:id`, ({ params, query }) => {
      sent.push([params['id'], query.get('status')]);
      kept = kept.filter(({ id }) => id !== params['id']);
      return true;
    }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Drivers' });
  return { ...app, asked, sent };
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const rows = async () =>
  within(await screen.findByRole('table', { name: 'drivers' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
const isAccessible = async () => {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
};

describe('drivers of a fleet owner', () => {
  it('show business, status, since when, and how many policies they accepted', async () => {
    await open([BEN, MAYA]);
    const [ben, maya] = await rows();
    expect(ben).toContain('Scruff Buster');
    expect(ben).toContain('Invited');
    expect(ben).toMatch(/Answer by \w+ \d+, \d+/);
    expect(maya).toContain('South Paws');
    expect(maya).toContain('Attached');
    expect(maya).toContain('Nov 5, 2026');
    expect(maya).toContain('2 of 3');
    await isAccessible();
  });

  it('are searched and paged by the address', async () => {
    const { asked, router } = await open([BEN, MAYA], `${HERE}?page=2`);
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: '', limit: '25', offset: '25' }));
    await fill(await screen.findByRole('searchbox'), 'maya');
    await waitFor(() => expect(router.state.location.search).toEqual({ search: 'maya' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(asked.at(-1)).toMatchObject({ search: 'maya', offset: '0' });
  });

  it('who were invited wait for an answer, and the invitation can be withdrawn', async () => {
    const { sent } = await open([BEN, MAYA]);
    const waiting = within(await screen.findByRole('region', { name: 'Invitations' }));
    expect(waiting.getByText('You asked Ben Ortiz to drive for you.')).toBeDefined();
    expect(waiting.getByText('Without an answer the invitation ends and nothing changes.')).toBeDefined();
    await userEvent.click(waiting.getByRole('button', { name: 'Withdraw invitation' }));
    await screen.findByText('Invitation of Ben Ortiz withdrawn');
    expect(sent).toEqual([['driver-2', 'invited']]);
    expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull();
  });

  it('are removed after a question that names the consequence', async () => {
    const { sent } = await open([MAYA]);
    await press('Actions for Maya Torres');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove driver' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Maya Torres?' }));
    expect(dialog.getByText(/can’t be assigned a van/)).toBeDefined();
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove driver' }));
    await screen.findByText('No drivers yet');
    expect(sent).toEqual([['driver-1', 'attached']]);
  });
});

describe('an invitation', () => {
  const openDialog = async (...first: readonly RequestHandler[]) => {
    const app = await open([], HERE, ...first);
    await press('Invite your first driver');
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite driver' }));
    const send = async (code: string) => {
      if (code !== '') await fill(dialog.getByLabelText(/^Referral code/), code);
      await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    };
    return { ...app, dialog, send };
  };

  it('is sent by the code of the groomer', async () => {
    const { dialog, sent, send } = await openDialog();
    expect(dialog.getByText(/They find it under Account → Referral code/)).toBeDefined();
    await send('');
    await dialog.findByText('Enter the groomer’s referral code');
    await send('BENO42');
    await screen.findByText('Ben Ortiz invited');
    expect(sent).toEqual([{ referralCode: 'BENO42' }]);
    expect(await rows()).toHaveLength(1);
  });

  it('keeps the code and says what is wrong with it', async () => {
    const refused = answer(`POST ${DRIVERS}`, () =>
      refusal(422, 'validation_failed', 'No.', { referralCode: 'is not the code of a groomer' }),
    );
    const { dialog, send } = await openDialog(refused);
    await send('NOBODY');
    await dialog.findByText(/This is not the code of a groomer/);
    expect(dialog.getByLabelText<HTMLInputElement>(/^Referral code/).value).toBe('NOBODY');
  });

  it('is not sent twice', async () => {
    const refused = answer(`POST ${DRIVERS}`, () => refusal(409, 'illegal_transition', 'No longer possible.'));
    const { dialog, send } = await openDialog(refused);
    await send('BENO42');
    await dialog.findByText('This groomer drives for you or has an invitation already.');
  });
});
