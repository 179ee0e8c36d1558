import type { CallAnswer } from '@tailgate/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { buildSession } from '../../../testing/sessions.ts';
import type { Proposal } from './proposals-query.ts';

const ALMA: CallAnswer<'GET /v1/customer'> = {
  id: 'alma',
  firstName: 'Alma',
  lastName: 'Ramos',
  displayName: 'Alma Ramos',
  email: null,
  phone: '+15125550123',
  address: null,
  addressLine2: '',
  addressNotes: '',
  isApartmentComplex: false,
  source: null,
  vip: false,
  status: 'active',
  termsAcceptedAt: '2026-03-02T12:00:00.000Z',
  termsVersion: '2026-01',
  createdAt: '2026-03-02T12:00:00.000Z',
};
const NO_LIST = { items: [], total: 0, limit: 10, offset: 0 };
const proposal = (given: Partial<Proposal> = {}): Proposal => ({
  id: 'proposal-1',
  kind: 'pet',
  status: 'open',
  proposedBy: { id: 'groomer', displayName: 'South Paws' },
  bySupport: false,
  pet: { id: 'biscuit', name: 'Biscuit' },
  changes: [
    { field: 'weight', from: '40 lb', to: '62 lb', fromImage: null, toImage: null },
    { field: 'breed', from: null, to: 'Standard Poodle', fromImage: null, toImage: null },
  ],
  createdAt: '2026-03-02T12:00:00.000Z',
  answeredAt: null,
  can: { accept: true, decline: true, withdraw: false },
  ...given,
});

const OWN = '/v2/customer/change-proposals';
const openHome = async (...waiting: readonly Proposal[]) => {
  const sent: string[] = [];
  let kept = waiting;
  const becomes = (status: Proposal['status']) => (call: { path: string }) => {
    sent.push(call.path);
    const [one, ...others] = kept;
    kept = others;
    return { ...(one ?? proposal()), status };
  };
  await openApp(
    '/customer',
    buildSession({ role: 'customer' }),
    answer('GET /v1/customer', ALMA),
    answer('GET /v2/customer/pets', { items: [] }),
    answer('GET /v2/service-appointment/customer/appointments', NO_LIST),
    answer(`GET ${OWN}`, () => ({ items: [...kept] })),
    answer(`POST ${OWN}/:id/accept`, becomes(waiting[0]?.kind === 'profile' ? 'superseded' : 'accepted')),
    answer(`POST ${OWN}/:id/decline`, becomes('declined')),
  );
  return sent;
};

describe('changes that groomers suggest', () => {
  it('show old and new side by side, and who suggests them, without problems of accessibility', async () => {
    await openHome(proposal());
    const table = await screen.findByRole('table', { name: 'Change Biscuit' });
    expect(within(table).getByRole('row', { name: 'Weight 40 lb 62 lb' })).toBeTruthy();
    expect(within(table).getByRole('row', { name: 'Breed – Standard Poodle' })).toBeTruthy();
    expect(screen.getByText('Suggested by South Paws')).toBeTruthy();
    const { violations } = await axe.run(table);
    expect(violations).toEqual([]);
  });

  it('are accepted or declined, and then gone', async () => {
    const sent = await openHome(proposal(), proposal({ id: 'proposal-2', kind: 'pet_removal', changes: [] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Accept: Change Biscuit' }));
    await screen.findByText('Change accepted');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept: Change Biscuit' })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Decline: Remove Biscuit' }));
    await screen.findByText('Change declined');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Changes to confirm' })).toBeNull());
    expect(sent).toEqual([`${OWN}/proposal-1/accept`, `${OWN}/proposal-2/decline`]);
  });

  it('say so when nothing was applied, because it has changed since', async () => {
    await openHome(proposal({ kind: 'profile', pet: null, bySupport: true }));
    await screen.findByText('Suggested by support for South Paws');
    await userEvent.click(screen.getByRole('button', { name: 'Accept: Change contact details' }));
    await screen.findByText('This has changed in the meantime. Nothing was applied.');
  });

  it('show nothing where there is nothing', async () => {
    await openHome();
    await screen.findByRole('heading', { name: 'Your pets' });
    expect(screen.queryByRole('heading', { name: 'Changes to confirm' })).toBeNull();
  });
});
