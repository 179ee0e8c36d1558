import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { addDays, localDateAt } from '@tailgate/values/local-time';
import { describe, expect, it } from 'vitest';
import { currentTimeMs } from '#ui/dates/clock.ts';
import { answer } from '../../../testing/answer.ts';
import { openApp, PROFILE } from '../../../testing/open-app.tsx';
import { refusal } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';
import { FREE_VAN, LISTED, RENTER } from './renters.testing.ts';

const RENTERS = '/v2/service-vehicle/fleet-owner/renter-management/renters';
const FREE_VANS = 'GET /v2/service-vehicle/fleet-owner/fleet-management/free-vans';
const today = localDateAt(new Date(currentTimeMs()), PROFILE.timeZone);
const day = (days: number) => addDays(today, days);

const open = async (path: string, { booking }: { booking?: () => unknown } = {}) => {
  const sent: unknown[] = [];
  const app = await openApp(
    path,
    buildSession({ role: 'fleet_owner' }),
    answer('GET /v2/service-provider/account', { ...PROFILE, role: 'fleet_owner' }),
    answer(`GET ${RENTERS}`, {
      items: [LISTED],
      total: 1,
      limit: 25,
      offset: 0,
      counts: { all: 1, driving: 1, upcoming: 0, without_van: 0, invited: 0, past: 0 },
    }),
    answer(`GET ${RENTERS}/:id`, RENTER),
    answer(`GET ${RENTERS}/:id/history`, { items: [], total: 0, limit: 10, offset: 0 }),
    answer(FREE_VANS, {
      items: [
        {
          ...FREE_VAN,
          freeDays: 6,
          taken: [{ date: day(2), by: 'held', holder: { id: 'ben', name: 'Ben Ruiz' }, reason: 'temporary' }],
        },
      ],
      total: 1,
      limit: 100,
      offset: 0,
    }),
    answer(`POST ${RENTERS}/:id/bookings`, ({ body }) => {
      sent.push(body);
      return (booking?.() ?? { van: FREE_VAN.van, renter: RENTER, dates: [] }) as never;
    }),
  );
  return { ...app, sent };
};

describe('renters of a fleet owner', () => {
  it('are listed with their van, days and policies, and how many are in each state', async () => {
    await open('/fleet-owner/customers');
    const table = await screen.findByRole('table', { name: 'renters' });
    expect((await within(table).findByRole('link', { name: 'Maya Torres' })).getAttribute('href')).toBe(
      '/fleet-owner/customers/groomer-1',
    );
    expect(table.textContent).toContain('Van 4');
    expect(table.textContent).toContain('1 of 2');
  });

  it('have a record that says what is wrong, and leads to a booking', async () => {
    await open('/fleet-owner/customers/groomer-1');
    expect(await screen.findByText('1 policy not accepted')).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'Call' })).getAttribute('href')).toBe('tel:+15125550123');
    expect(screen.getByRole('link', { name: 'Book a van' }).getAttribute('href')).toContain('renter=groomer-1');
    expect(screen.getByText(/version 2 not yet/)).toBeTruthy();
  });
});

describe('booking a van for a renter', () => {
  it('offers the van with its price and who has it when', async () => {
    await open('/fleet-owner/add-customer/select-services?renter=groomer-1');
    const van = await screen.findByRole('button', { name: /Van 4/ });
    expect(van.textContent).toContain('$95 a day');
    expect(van.textContent).toContain('Ben Ruiz has it');
    await userEvent.click(van);
    expect(await screen.findByRole('button', { name: 'Choose days of Van 4' })).toBeTruthy();
  });

  it('once: names van, days and estimate before it books', async () => {
    const { sent } = await open(
      `/fleet-owner/add-customer/appointment-details?renter=groomer-1&van=van-4&days=${day(1)},${day(3)}`,
    );
    const button = await screen.findByRole('button', { name: 'Book Van 4 for 2 days' });
    expect(screen.getAllByText(/\$190/).length).toBeGreaterThan(0);
    await userEvent.click(button);
    await waitFor(() => expect(sent).toEqual([{ vehicleId: 'van-4', dates: [day(1), day(3)], choices: [] }]));
  });

  it('weekly: waits until a taken day is skipped', async () => {
    const { sent } = await open(
      `/fleet-owner/add-customer/recurring-appointment?renter=groomer-1&van=van-4&on=1234567&from=${day(1)}&to=${day(3)}`,
    );
    expect(await screen.findByText(/Ben Ruiz has it/)).toBeTruthy();
    const [skip] = await screen.findAllByRole('button', { name: /Skip taken days/ });
    if (skip) await userEvent.click(skip);
    await userEvent.click(await screen.findByRole('button', { name: 'Book Van 4 for 2 days' }));
    await waitFor(() => expect(sent).toEqual([{ vehicleId: 'van-4', dates: [day(1), day(3)], choices: [] }]));
  });

  it('says who has the van where somebody was faster', async () => {
    await open(`/fleet-owner/add-customer/appointment-details?renter=groomer-1&van=van-4&days=${day(1)}`, {
      booking: () => refusal(409, 'van_taken', 'Ben Ruiz has Van 4 on Nov 19, 2026.'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Book Van 4 for 1 day' }));
    expect(await screen.findByText('Ben Ruiz has Van 4 on Nov 19, 2026.')).toBeTruthy();
  });
});
