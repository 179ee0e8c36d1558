import type { CallAnswer } from '@tailgate/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { fill } from '../../testing/fill.ts';
import { openApp } from '../../testing/open-app.tsx';
import { buildSession } from '../../testing/sessions.ts';

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
const COUNTS = { all: 1, vip: 1, waitlist: 0, new: 0, blocked: 0 };
const FIND = 'GET /v2/service-checkout/pet-service/service-provider/customer/find-by-phone-number';

const open = (path: string, ...more: readonly RequestHandler[]) =>
  openApp(
    path,
    buildSession(),
    ...more,
    answer('GET /v2/service-provider/customer/list', {
      items: [AVA],
      total: 1,
      limit: 25,
      offset: 0,
      counts: COUNTS,
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
