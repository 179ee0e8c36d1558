import type { CallAnswer } from '@tailgate/contract';
import { POLICY_OUTDATED } from '@tailgate/contract/facts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { currentTimeMs } from '#ui/dates/clock.ts';
import { answer } from '../../testing/answer.ts';
import { openApp } from '../../testing/open-app.tsx';
import { refusal } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';

const FLEETS = '/v2/service-vehicle/driver/fleets';
const POLICY = '/v2/service-vehicle/fleet-owner/fleet-management/policy';
type Fleet = CallAnswer<`GET ${typeof FLEETS}`>['items'][number];
type Policy = CallAnswer<`GET ${typeof POLICY}/service-provider/list-policies`>['items'][number];

const owner = { id: 'owner-1', name: 'Two Rivers Vans' };
const INVITED: Fleet = {
  id: 'fleet-1',
  owner,
  status: 'invited',
  since: '2026-11-05T18:00:00.000Z',
  answerBy: new Date(currentTimeMs() + 10 * 86_400_000).toISOString(),
  policiesAccepted: 0,
  policies: 2,
  can: { inviteAgain: false, withdraw: false, detach: false, accept: true, decline: true, leave: false },
};
const ATTACHED: Fleet = {
  ...INVITED,
  status: 'attached',
  answerBy: null,
  can: { ...INVITED.can, accept: false, decline: false, leave: true },
};
const CLEANING: Policy = {
  id: 'cleaning',
  title: 'Cleaning',
  description: 'What to clean, and when',
  content: 'Clean the tub.\nEmpty the <b>drain</b>.',
  version: 2,
  savedAt: '2026-11-05T18:00:00.000Z',
  owner,
  acceptedAt: null,
};
const FUEL: Policy = { ...CLEANING, id: 'fuel', title: 'Fuel', content: 'Bring it back full.' };

interface Opening {
  readonly fleet?: Fleet | null;
  readonly policies?: readonly Policy[];
}

/** A server that keeps the answers of a groomer as the real one does. */
const open = async ({ fleet = INVITED, policies = [CLEANING, FUEL] }: Opening = {}) => {
  const kept = { fleet, policies: [...policies] };
  const sent: unknown[] = [];
  const change = (id: unknown, more: Partial<Policy>) => {
    kept.policies = kept.policies.map((one) => (one.id === id ? { ...one, ...more } : one));
  };
  const answered = (name: string, next: Fleet | null) => {
    sent.push(name);
    kept.fleet = next;
    return next ?? INVITED;
  };
  await openApp(
    '/groomer/my-van/policies',
    buildSession(),
    answer(`GET ${FLEETS}`, () => ({ items: kept.fleet ? [kept.fleet] : [] })),
    answer(`GET ${POLICY}/service-provider/list-policies`, () => ({ items: kept.policies })),
    answer(`POST ${POLICY}/:id/accept`, ({ params, body }) => {
      sent.push([params['id'], body]);
      const read = kept.policies.find(({ id }) => id === params['id']);
      if (!read) return refusal(404, 'not_found');
      if (read.version !== body.version) return refusal(409, 'conflict', POLICY_OUTDATED);
      const acceptedAt = '2026-11-18T18:00:00.000Z';
      change(read.id, { acceptedAt });
      return { ...read, acceptedAt };
    }),
    answer(`POST ${FLEETS}/:id/accept`, () => answered('accept', ATTACHED)),
    answer(`POST ${FLEETS}/:id/decline`, () => answered('decline', null)),
    answer(`POST ${FLEETS}/:id/leave`, () => answered('leave', null)),
  );
  await screen.findByRole('heading', { level: 1, name: 'Fleets and policies' });
  return { sent, change, kept };
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const isAccessible = async () => {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
};

describe('an invitation to a fleet', () => {
  it('says who asks, until when, and what accepting means', async () => {
    await open();
    const words = (await screen.findByText('Two Rivers Vans asks you to drive for their fleet.')).parentElement;
    expect(words?.textContent).toMatch(/Answer by \w+ \d+, \d+/);
    expect(words?.textContent).toContain('the owner can assign you a van. It counts in your calendar.');
    screen.getByText('Without an answer the invitation ends and nothing changes.');
    await isAccessible();
  });

  it('is accepted after every policy was, each below its text', async () => {
    const { sent } = await open();
    await press('Read and accept 2 policies first');
    const cleaning = await inDialog('Cleaning');
    const accept = cleaning.getByRole('button', { name: 'Accept' });
    const text = cleaning.getByText(/Empty the <b>drain<\/b>/);
    expect(text.compareDocumentPosition(accept) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await isAccessible();
    await userEvent.click(accept);
    await press('Read and accept 1 policy first');
    const fuel = await inDialog('Fuel');
    await userEvent.click(fuel.getByRole('button', { name: 'Accept' }));
    await press('Accept invitation');
    await screen.findByText('You drive for Two Rivers Vans now');
    expect(sent).toEqual([['cleaning', { version: 2 }], ['fuel', { version: 2 }], 'accept']);
    await screen.findByRole('button', { name: 'Leave fleet of Two Rivers Vans' });
    expect(screen.getAllByText('Accepted Nov 18, 2026')).toHaveLength(2);
  });

  it('is declined after a question', async () => {
    const { sent } = await open();
    await press('Decline');
    const dialog = await inDialog('Decline to drive for Two Rivers Vans?');
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Decline invitation' }));
    await screen.findByText('You don’t drive for a fleet yet');
    expect(sent).toEqual(['decline']);
  });
});

describe('a policy of a fleet', () => {
  it('that was updated meanwhile is shown anew, with the words of the server', async () => {
    const { sent, change } = await open();
    await press('Read and accept Cleaning');
    const dialog = await inDialog('Cleaning');
    change('cleaning', { version: 3, content: 'Clean the tub and the table.' });
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    await dialog.findByText(POLICY_OUTDATED);
    await dialog.findByText('Clean the tub and the table.');
    dialog.getByText(/Version 3/);
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      ['cleaning', { version: 2 }],
      ['cleaning', { version: 3 }],
    ]);
  });

  it('that was retired meanwhile needs no answer', async () => {
    const { kept } = await open();
    await press('Read and accept Cleaning');
    const dialog = within(await screen.findByRole('dialog'));
    kept.policies = [FUEL];
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    await dialog.findByText(/The owner retired this policy/);
  });

  it('that was accepted can be read again, and not accepted twice', async () => {
    await open({ fleet: ATTACHED, policies: [{ ...CLEANING, acceptedAt: '2026-11-18T18:00:00.000Z' }] });
    await press('Read Cleaning');
    const dialog = await inDialog('Cleaning');
    dialog.getByText(/Clean the tub/);
    expect(dialog.queryByRole('button', { name: 'Accept' })).toBeNull();
  });
});

describe('a fleet', () => {
  it('is left after a question that names the consequence', async () => {
    const { sent } = await open({ fleet: ATTACHED, policies: [] });
    await screen.findByText('This fleet has no policies.');
    await press('Leave fleet of Two Rivers Vans');
    const dialog = await inDialog('Leave Two Rivers Vans?');
    dialog.getByText(/You give back their vans/);
    await userEvent.click(dialog.getByRole('button', { name: 'Leave fleet' }));
    await screen.findByText('You don’t drive for a fleet yet');
    expect(sent).toEqual(['leave']);
  });

  it('is joined by the referral code of the groomer', async () => {
    await open({ fleet: null, policies: [] });
    const link = await screen.findByRole('link', { name: 'See your referral code' });
    expect(link.getAttribute('href')).toBe('/groomer/account/referral-code');
  });
});
