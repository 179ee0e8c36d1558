import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { openApp } from '../../testing/open-app.tsx';
import { buildSession } from '../../testing/sessions.ts';
import { buildCustomerRow, COUNTS } from './customers.testing.ts';

const LIST = 'GET /v2/service-provider/customer/list';
const INVITE = 'POST /v2/service-schedule/service-provider/potential-customers';

const PRIYA = buildCustomerRow({
  id: 'priya',
  displayName: 'Priya Raman',
  alert: '',
  petNames: ['Biscuit'],
  petSummaries: [
    {
      id: 'p-1',
      name: 'Biscuit',
      petType: 'dog',
      photo: {
        id: 'f-1',
        url: '/biscuit.webp',
        alt: '',
        filename: 'biscuit.png',
        sizes: { thumbnail: '/biscuit-small.webp', medium: '/biscuit.webp', large: '/biscuit.webp' },
      },
    },
  ],
  next: { id: 'a-1', appointmentStart: '2030-06-11T14:30:00.000Z', status: 'pending' },
  lastSeen: '2020-03-19T15:00:00.000Z',
  completed: 31,
  spent: 5612,
  owed: 45,
  hasCard: true,
});
const BEN = buildCustomerRow({ id: 'ben', displayName: 'Ben Alvarez', dueOn: '2020-01-01', phone: '+15125550161' });

const open = async () => {
  const asked: string[] = [];
  const invited: unknown[] = [];
  const app = await openApp(
    '/groomer/customers',
    buildSession(),
    answer(LIST, ({ query }) => {
      asked.push(`${query.get('filter') ?? ''} ${query.get('sort') ?? ''}`.trim());
      return {
        items: [PRIYA, BEN],
        total: 2,
        limit: 25,
        offset: 0,
        timeZone: 'America/Chicago',
        currency: 'USD',
        counts: { ...COUNTS, all: 2, due: 1 },
      };
    }),
    answer(INVITE, ({ body }) => {
      invited.push(body);
      return { invited: ['priya'], skipped: [] };
    }),
  );
  await screen.findByRole('link', { name: 'Priya Raman' });
  return { ...app, asked, invited };
};

const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the table of customers', () => {
  it('shows next, last, completed, spent and what is owed, with the photo of the pet', async () => {
    await open();
    const row = screen.getByRole('row', { name: /Priya Raman/ });
    expect(cellsOf('Priya Raman')).toEqual(
      expect.arrayContaining(['Biscuit', 'Mar 19, 2020', 'Jun 11, 2030, 9:30 AM pending', '31', '$5,612.00']),
    );
    within(row).getByText('Owes $45.00');
    within(row).getByText('Card');
    expect(row.querySelector('img')?.getAttribute('src')).toBe('/biscuit-small.webp');
    expect(cellsOf('Ben Alvarez').some((cell) => /^Due \d+ weeks ago$/.test(cell))).toBe(true);
  });

  it('filters by who is due and sorts by what was spent, both in the address', async () => {
    const { asked, router } = await open();
    await userEvent.click(screen.getByRole('button', { name: /^Due/ }));
    await waitFor(() => expect(asked).toContain('due name'));
    await userEvent.click(screen.getByRole('button', { name: /Total spent/ }));
    await waitFor(() => expect(router.state.location.href).toContain('spent'));
    expect(router.state.location.href).toContain('show=due');
  });

  it('invites the selected customers to a day', async () => {
    const { invited } = await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Priya Raman' }));
    await userEvent.click(screen.getByRole('button', { name: 'Invite to book' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Invite 1 customer' }));
    await screen.findByText('Choose a day');
    await userEvent.type(screen.getByRole('combobox', { name: /^Day/ }), '12/24/2030');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'Invite 1 customer' }));
    await screen.findByText('1 customer invited');
    expect(invited).toEqual([
      { date: '2030-12-24', customers: ['priya'], text: "It's time for the next groom. Want me to stop by?" },
    ]);
  });

  it('counts what is copied in words', async () => {
    await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Priya Raman' }));
    screen.getByRole('button', { name: 'Copy phone number' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ben Alvarez' }));
    screen.getByRole('button', { name: 'Copy 2 phone numbers' });
  });
});
