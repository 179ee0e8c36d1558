import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { buildPaper, HITTING } from '#features/compliance/compliance.testing.ts';
import { buildDocument, buildVan } from '#features/vehicles/vehicles.testing.tsx';
import type { Vehicle } from '#features/vehicles/index.ts';
import { answer } from '../../../testing/answer.ts';
import { openApp, PROFILE } from '../../../testing/open-app.tsx';
import { refusal } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';
import type { VanEvent, VanRecord } from './record-query.ts';

const RECORD = 'GET /v2/service-vehicle/fleet-owner/fleet-management/:id/record';
const HISTORY = 'GET /v2/service-vehicle/fleet-owner/fleet-management/:id/record/history';
const ONE = 'GET /v2/service-vehicle/vehicles/:id';

const ROSA = { id: 'rosa', name: 'Rosa Delgado' };
const HELD = { driver: ROSA, reason: 'assignment' as const, startsAt: '2026-10-01T05:00:00.000Z', endsAt: null };
const line = (given: Partial<VanRecord['month']['lines'][number]>): VanRecord['month']['lines'][number] => ({
  kind: 'weeks',
  driver: ROSA,
  count: null,
  rate: null,
  percent: null,
  of: null,
  date: null,
  amount: 0,
  ...given,
});

const VAN: Vehicle = buildVan({
  name: 'Van 4',
  state: 'listed',
  can: { list: false, pause: true, retire: true },
  make: 'Ram',
  model: 'ProMaster',
  year: 2020,
  licensePlate: 'MBD 7730',
  plateState: 'TX',
  documents: [
    buildDocument(),
    buildDocument({ id: 'i', kind: 'inspection', expiresOn: '2026-11-27', daysLeft: 9, state: 'soon' }),
  ],
});
const OF_VAN: VanRecord = {
  vehicleId: VAN.id,
  timeZone: 'America/Chicago',
  today: '2026-11-18',
  from: '2026-11-09',
  to: '2026-12-20',
  holder: HELD,
  custody: [HELD],
  appointments: [
    { date: '2026-11-18', count: 5 },
    { date: '2026-11-30', count: 2 },
    { date: '2026-12-03', count: 1 },
  ],
  service: [{ id: 's', kind: 'maintenance', startsAt: '2026-11-28T14:00:00.000Z', endsAt: '2026-11-28T18:00:00.000Z' }],
  upcoming: [
    { ...HELD, kind: 'custody', isNow: true, plan: 'flat', amount: 520, per: 'week', percent: null },
    {
      kind: 'maintenance',
      isNow: false,
      startsAt: '2026-11-28T14:00:00.000Z',
      endsAt: '2026-11-28T18:00:00.000Z',
      driver: null,
      reason: null,
      plan: null,
      amount: null,
      per: null,
      percent: null,
    },
  ],
  month: {
    from: '2026-11-01',
    to: '2026-11-30',
    lines: [
      line({ kind: 'weeks', count: 3, rate: 520, amount: 1_560 }),
      line({ kind: 'part_of_week', count: 4, rate: 520, amount: 297.14 }),
      line({ kind: 'free_day', date: '2026-11-01', amount: -74.29 }),
    ],
    booked: 1_782.85,
  },
  meters: [
    { meter: 'odometer', days: [{ date: '2026-11-17', gained: 80 }] },
    { meter: 'generator', days: [] },
  ],
};
const event = (at: number): VanEvent => ({
  id: `reading-${at}`,
  at: '2026-11-08T15:00:00.000Z',
  kind: 'reading',
  driver: null,
  reason: null,
  document: null,
  meter: 'odometer',
  value: 45_640 - at,
  terms: null,
  state: null,
});

const open = async (given: { van?: Vehicle; record?: VanRecord } = {}) => {
  const asked: string[] = [];
  const van = given.van ?? VAN;
  const app = await openApp(
    `/fleet-owner/vans/${van.id}`,
    buildSession({ role: 'fleet_owner' }),
    answer('GET /v2/service-provider/account', { ...PROFILE, role: 'fleet_owner' }),
    answer(ONE, van),
    answer(RECORD, given.record ?? OF_VAN),
    answer('GET /v2/service-vehicle/fleet-owner/fleet-management/compliance', {
      items: [{ ...buildPaper(9, HITTING), vehicle: { ...buildPaper(9).vehicle, id: van.id } }],
      total: 1,
      limit: 20,
      offset: 0,
      counts: { all: 1, attention: 1, expired: 0, soon: 1, missing: 0 },
    }),
    answer(HISTORY, ({ query }) => {
      asked.push(query.toString());
      const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))];
      const all = Array.from({ length: 64 }, (_, at) => event(at));
      return { items: all.slice(offset, offset + limit), total: 64, limit, offset };
    }),
  );
  return { ...app, asked };
};

describe('the record of a van', () => {
  it('says what it is, in what state, and who has it', async () => {
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Van 4' });
    screen.getByText('With Rosa Delgado · Ram ProMaster 2020 · TX MBD 7730');
    expect(screen.getByRole('link', { name: 'Assign driver' }).getAttribute('href')).toMatch(
      /^\/fleet-owner\/account\/driver-assignment\?search=Van/,
    );
    expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toContain(
      `/fleet-owner/account/vehicles/${VAN.id}`,
    );
    const { violations } = await axe.run(screen.getByRole('main'), { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('has what ends first, with what is booked beyond it, and the upload that mends it', async () => {
    await open();
    const wrong = within(await screen.findByRole('list', { name: 'Documents that need you' }));
    wrong.getByText(/^Inspection expires .+, in 9 days\.$/);
    wrong.getByText('4 booked appointments ($515) are after that date and can’t start without a new one.');
    wrong.getByRole('button', { name: 'See 4 appointments' });
    wrong.getByRole('button', { name: 'Upload inspection' });
    const booked = within(screen.getByRole('list', { name: 'Booked' }));
    booked.getByText('Nov 18: 5 booked');
    booked.getByText('Dec 3: 1 booked, after inspection expires');
    const [upload] = screen.getAllByRole('button', { name: 'Renew inspection' });
    if (!upload) throw new Error('The first problem has its fix in the head');
    await userEvent.click(upload);
    await screen.findByRole('dialog', { name: 'Renew inspection' });
  });

  it('has what is now and next, with its rate', async () => {
    await open();
    const rows = within(await screen.findByRole('list', { name: 'Now and next' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Now.*Rosa Delgado assigned, no end date · flat plan\$520\.00 a week$/) as string,
      expect.stringMatching(/^Sat, Nov 28, 8:00 AMMaintenance until Nov 28$/) as string,
    ]);
  });

  it('says that nobody has it', async () => {
    await open({ record: { ...OF_VAN, holder: null, custody: [], upcoming: [] } });
    const rows = within(await screen.findByRole('list', { name: 'Now and next' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['NowNo driver']);
    screen.getByText(/^No driver now · /);
  });

  it('adds up what it comes to this month', async () => {
    await open();
    await screen.findByRole('heading', { name: 'Booked in November' });
    const sums = [...document.querySelectorAll('[data-sums] > div')].map(({ textContent }) => textContent);
    expect(sums).toEqual([
      'Rosa Delgado, 3 weeks × $520.00$1,560.00',
      'Rosa Delgado, 4 days of a week at $520.00$297.14',
      'Rosa Delgado, free day, Nov 1−$74.29',
      'Booked$1,782.85',
    ]);
  });

  it('opens all of its history, page by page', async () => {
    const { asked } = await open();
    const list = async () => within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem');
    expect(await list()).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: 'All 64' }));
    await waitFor(async () => expect(await list()).toHaveLength(15));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(asked.at(-1)).toContain('offset=15'));
  });

  it('pauses and retires the van from its menu', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Van 4' }));
    await screen.findByRole('menuitem', { name: 'Pause van' });
    await userEvent.click(screen.getByRole('menuitem', { name: 'Retire van' }));
    await screen.findByRole('dialog', { name: 'Retire Van 4?' });
  });

  it('says that there is no such van', async () => {
    await openApp(
      '/fleet-owner/vans/other',
      buildSession({ role: 'fleet_owner' }),
      answer('GET /v2/service-provider/account', { ...PROFILE, role: 'fleet_owner' }),
      answer(ONE, () => refusal(404, 'not_found')),
      answer(RECORD, () => refusal(404, 'not_found')),
    );
    await screen.findByText('The van didn’t load');
  });
});
