import type { CallAnswer } from '@tailgate/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { fill } from '../../testing/fill.ts';
import { openApp } from '../../testing/open-app.tsx';
import { buildSession } from '../../testing/sessions.ts';
import { buildCustomerRow, buildFigures, buildVisit, COUNTS } from './customers.testing.ts';

const AVA: CallAnswer<'GET /v2/service-provider/customer/:id'> = {
  id: 'ava',
  firstName: 'Ava',
  lastName: 'Nguyen',
  displayName: 'Ava Nguyen',
  phone: '+15125550171',
  email: null,
  city: 'Austin',
  vip: true,
  isNew: false,
  alert: 'Bites when nails are done',
  petNames: [],
  petSummaries: [],
  waitlistedAt: null,
  blockedAt: null,
  createdAt: '2026-03-02T12:00:00.000Z',
  address: null,
  addressLine2: '',
  addressNotes: '',
  isApartmentComplex: false,
  source: '',
  entryNotes: '',
  notes: 'Gate 4418',
  alertChangedAt: null,
  block: null,
  agreements: { asked: [], sentAt: null, acceptedAt: null },
  pets: [],
  proposals: [],
  can: { editContact: false, editPersonal: false },
};
const STANDING = { isOn: false, visits: 0, of: 10, reward: 20, credit: 0 };
const FIND = 'GET /v2/service-checkout/pet-service/service-provider/customer/find-by-phone-number';

const open = (path: string, ...more: readonly RequestHandler[]) =>
  openApp(
    path,
    buildSession(),
    ...more,
    answer('GET /v2/service-provider/customer/list', {
      items: [buildCustomerRow()],
      total: 1,
      timeZone: 'America/Chicago',
      currency: 'USD',
      limit: 25,
      offset: 0,
      counts: COUNTS,
    }),
    answer('GET /v2/service-provider/customer/:id/figures', buildFigures()),
    answer('GET /v2/service-provider/customer/:id/appointments', {
      items: [],
      total: 0,
      limit: 10,
      offset: 0,
      timeZone: 'America/Chicago',
      currency: 'USD',
    }),
    answer('GET /v2/service-provider/customer/:id', AVA),
    answer('GET /v2/service-marketing/loyalty/customers/:id', STANDING),
  );

describe('the customers of a groomer', () => {
  it('open from the table, with alert, notes and contact', async () => {
    const { router } = await open('/groomer/customers?show=vip');
    await userEvent.click(await screen.findByRole('link', { name: 'Ava Nguyen' }));
    await screen.findByText('Bites when nails are done');
    expect(router.state.location.href).toBe('/groomer/customers/ava?show=vip');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('Gate 4418');
    expect(screen.getByRole('link', { name: 'Text' }).getAttribute('href')).toBe('sms:+15125550171');
  });

  it('show how far they are from the next reward while there is a loyalty program', async () => {
    const standing = { isOn: true, visits: 3, of: 10, reward: 20, credit: 7.5 };
    await open('/groomer/customers/ava', answer('GET /v2/service-marketing/loyalty/customers/:id', standing));
    expect(await screen.findByText('3 of 10 visits to the next reward')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('30');
    expect(screen.getByText('$7.50 in rewards to use at the checkout')).toBeTruthy();
  });

  it('show nothing of rewards where there is no program', async () => {
    await open('/groomer/customers/ava');
    await screen.findByText('Bites when nails are done');
    expect(screen.queryByRole('heading', { name: 'Loyalty' })).toBeNull();
  });

  it('keep phone and email once they have logged in, and confirm the rest', async () => {
    await open('/groomer/customers/ava');
    await userEvent.click((await screen.findAllByRole('button', { name: 'Actions for Ava Nguyen' })).at(-1) as Element);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit details' }));
    await screen.findByText(/Only Ava can change phone and email/);
    expect(screen.getByLabelText<HTMLInputElement>('Phone').disabled).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('First name').disabled).toBe(false);
  });

  it('are linked by a texted code when the number has an account already', async () => {
    const sent: unknown[] = [];
    const { router } = await open(
      '/groomer/customers/new',
      answer(FIND, { found: true, isAssignedToAnother: true, customer: null }),
      answer('POST /v2/service-provider/customer/link-code', { expiresAt: '2026-11-16T12:00:00.000Z' }),
      answer('POST /v2/service-provider/customer/link', ({ body }) => {
        sent.push(body);
        return AVA;
      }),
    );
    await fill(await screen.findByLabelText(/Phone number/), '5125550171');
    await userEvent.click(await screen.findByRole('button', { name: 'Text a code' }));
    await userEvent.type(await screen.findByLabelText(/Code from the customer/), '123456');
    await waitFor(() => expect(router.state.location.pathname).toBe('/groomer/customers/ava'));
    expect(sent).toEqual([{ phone_number: '+15125550171', code: '123456' }]);
  });
});

describe('the record of a customer', () => {
  const SPENT = buildFigures({
    next: buildVisit({
      id: 'a-9',
      status: 'accepted',
      appointmentStart: '2030-06-11T14:30:00.000Z',
      total: null,
      tip: 0,
    }),
    lastSeen: '2026-03-19T15:00:00.000Z',
    usualCycleDays: 42,
    appointments: 3,
    completed: 1,
    canceled: 1,
    spent: 214.2,
    average: 184.2,
    owed: 30,
    owedFor: 'a-2',
    months: buildFigures().months.map((month, index) =>
      index === 2 ? { ...month, amount: 214.2, completed: 1 } : month,
    ),
    card: {
      id: 'k-1',
      lastFour: '4242',
      brand: 'visa',
      expMonth: 8,
      expYear: 2028,
      isDefault: true,
      isExpired: false,
    },
  });
  const HISTORY = [
    SPENT.next ?? buildVisit(),
    buildVisit(),
    buildVisit({
      id: 'a-2',
      status: 'cancelled',
      total: 30,
      tip: 0,
      owed: 30,
      appointmentStart: '2026-03-02T15:00:00.000Z',
    }),
  ];
  const openRecord = () =>
    open(
      '/groomer/customers/ava',
      answer('GET /v2/service-provider/customer/:id/figures', SPENT),
      answer('GET /v2/service-provider/customer/:id/appointments', ({ query }) => ({
        items: query.get('offset') === '10' ? [buildVisit({ id: 'a-12' })] : HISTORY,
        total: 11,
        limit: 10,
        offset: Number(query.get('offset')),
        timeZone: 'America/Chicago',
        currency: 'USD',
      })),
    );

  it('says what comes next, what is wrong and what was spent, each leading on', async () => {
    await openRecord();
    const state = await screen.findByRole('region', { name: 'State' });
    within(state).getByText('Next appointment Jun 11, 2030, 9:30 AM');
    within(state).getByText('$170 – $190');
    expect(within(state).getByRole('link', { name: 'View appointment' }).getAttribute('href')).toBe(
      '/groomer/appointments/a-9',
    );
    const alerts = screen.getByRole('list', { name: 'Alerts for Ava Nguyen' });
    expect(
      within(alerts)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Bites when nails are done', '$30.00 unpaidView appointment']);
    screen.getByText('Visa ending 4242, expires 8/2028');
    screen.getByText('March 2026: $214.20');
    expect(screen.getByText('Total spent').nextElementSibling?.textContent).toBe('$214.20');
    expect(screen.getByText('Usually every').nextElementSibling?.textContent).toBe('6 weeks');
  });

  it('lists what happened with amounts, canceled ones too, a page at a time', async () => {
    await openRecord();
    const history = await screen.findByRole('list', { name: 'History' });
    const rows = within(history).getAllByRole('link');
    expect(rows.map((row) => row.getAttribute('href'))).toEqual([
      '/groomer/appointments/a-9',
      '/groomer/appointments/a-1',
      '/groomer/appointments/a-2',
    ]);
    within(rows[1] as HTMLElement).getByText('tip $30.00');
    within(rows[2] as HTMLElement).getByText('Canceled · $30.00 unpaid');
    screen.getByText('3 appointments · $214.20');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(within(history).getAllByRole('link')).toHaveLength(1));
  });

  it('says since when the next appointment is overdue', async () => {
    const overdue = buildFigures({ lastSeen: '2020-03-19T15:00:00.000Z', usualCycleDays: 42, completed: 2 });
    await open('/groomer/customers/ava', answer('GET /v2/service-provider/customer/:id/figures', overdue));
    const state = await screen.findByRole('region', { name: 'State' });
    within(state).getByText(/^Due \d+ weeks ago$/);
    within(state).getByText('Usually every 6 weeks · Last appointment Mar 19, 2020');
  });

  it('keeps the next action at the foot of a phone', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (media) => Object.assign(wide(media), { matches: false });
    try {
      await openRecord();
      const next = await screen.findByRole('region', { name: 'Next' });
      expect(within(next).getByRole('link', { name: 'Book' }).getAttribute('href')).toBe(
        '/groomer/add-customer/select-services?customer=ava',
      );
      expect(screen.getAllByRole('link', { name: 'Book' })).toHaveLength(1);
    } finally {
      window.matchMedia = wide;
    }
  });
});
