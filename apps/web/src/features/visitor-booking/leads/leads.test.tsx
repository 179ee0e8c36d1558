import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { buildSession } from '../../../testing/sessions.ts';
import type { Lead } from './leads-query.ts';

const LEADS = '/v2/staff/leads';

const buildLead = (given: Partial<Lead> = {}): Lead => ({
  id: 'l-1',
  askedAt: '2026-11-12T18:00:00.000Z',
  firstName: 'Robin',
  email: 'robin@example.test',
  phone: '+15125550123',
  city: 'Marfa',
  stateOrProvince: 'TX',
  postalCode: '79843',
  petCount: 2,
  message: 'Any weekday.',
  isCustomer: false,
  serviceProvider: { id: 'g-1', displayName: 'Maya Torres' },
  answered: null,
  ...given,
});
const ANSWERED = { date: '2026-11-13T18:00:00.000Z', note: 'Called.', by: 'Sam Staff' };

const open = async (leads: readonly Lead[], path = '/staff/leads') => {
  const sent: unknown[] = [];
  const asked: URLSearchParams[] = [];
  let kept = [...leads];
  const turn = (answered: Lead['answered']) => (call: { params: object; body: unknown }) => {
    const { id } = call.params as { id: string };
    sent.push({ id, body: call.body });
    kept = kept.map((lead) => (lead.id === id ? { ...lead, answered } : lead));
    return buildLead({ id, answered });
  };
  await openApp(
    path,
    buildSession({ role: 'staff' }),
    answer(`GET ${LEADS}`, ({ query }) => {
      asked.push(query);
      const isAnswered = query.get('filter') === 'answered';
      const items = kept.filter((lead) => query.get('filter') === 'all' || (lead.answered !== null) === isAnswered);
      const count = (wanted: boolean) => kept.filter((lead) => (lead.answered !== null) === wanted).length;
      return {
        items,
        total: items.length,
        limit: 20,
        offset: 0,
        counts: { open: count(false), answered: count(true) },
      };
    }),
    answer(`PUT ${LEADS}/:id/answer`, turn(ANSWERED)),
    answer(`DELETE ${LEADS}/:id/answer`, turn(null)),
  );
  return { sent, asked };
};

describe('the leads of a site', () => {
  it('say who asked for what and where, and are marked as answered with a note', async () => {
    const { sent } = await open([buildLead()]);
    const list = within(await screen.findByRole('list', { name: 'Leads' }));
    list.getByText('Marfa, TX 79843');
    list.getByText(/^2 pets · wanted Maya Torres · asked /);
    list.getByText('“Any weekday.”');
    expect(list.getByRole('link', { name: '(512) 555-0123' }).getAttribute('href')).toBe('tel:+15125550123');
    expect(list.getByRole('link', { name: 'robin@example.test' }).getAttribute('href')).toBe(
      'mailto:robin@example.test',
    );
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
    await userEvent.click(list.getByRole('button', { name: 'Mark as answered' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Note/), 'Called.');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as answered' }));
    await screen.findByText('No open leads');
    expect(sent).toEqual([{ id: 'l-1', body: { note: 'Called.' } }]);
  });

  it('show what was noted about answered ones, which can be reopened', async () => {
    const { sent, asked } = await open([buildLead({ answered: ANSWERED })], '/staff/leads?filter=answered');
    await screen.findByText(/^Answered by Sam Staff on .*: “Called\.”$/);
    expect(asked[0]?.get('filter')).toBe('answered');
    expect(screen.queryByRole('button', { name: 'Mark as answered' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Reopen lead' }));
    await screen.findByText('No answered leads');
    expect(sent).toHaveLength(1);
  });

  it('say what is not known of a visitor who said little', async () => {
    const little = { firstName: '', city: '', stateOrProvince: '', postalCode: '', phone: null, message: '' };
    await open([buildLead({ ...little, petCount: 0, serviceProvider: null, isCustomer: true })]);
    await screen.findByText('Visitor');
    await screen.findByText('Place not given');
    await screen.findByText(/^has an account · asked /);
  });
});
