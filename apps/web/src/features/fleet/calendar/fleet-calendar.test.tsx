import type { CallInput } from '@tailgate/contract';
import { addDays, instantOf, localDateAt, type LocalDate } from '@tailgate/values/local-time';
import { showDateWithWeekday } from '@tailgate/values/date-text';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { currentTime } from '#ui/dates/current-time.ts';
import { answer } from '../../../testing/answer.ts';
import { onScreenOf } from '../../../testing/on-screen-of.ts';
import { openApp, PROFILE } from '../../../testing/open-app.tsx';
import { refusal } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';
import { BLOCK, type Schedule, type ScheduledVan, type VanDay } from './calendar-query.ts';

const MANAGEMENT = '/v2/service-vehicle/fleet-owner/fleet-management';
const ZONE = 'America/Chicago';
const today = localDateAt(currentTime(), ZONE);
const day = (days: number): LocalDate => addDays(today, days);
const at = (days: number, hour: number) => instantOf(day(days), hour * 60, ZONE).toISOString();

const MAYA = { id: 'maya', name: 'Maya Torres' };
const VAN: ScheduledVan = {
  vehicle: {
    id: 'van-1',
    name: 'Van 1',
    title: 'Transit 2023',
    licensePlate: 'RKL 4417',
    picture: null,
    state: 'listed',
    timeZone: ZONE,
    dayRate: 95,
  },
  held: [
    {
      driver: { ...MAYA, picture: null },
      reason: 'assignment',
      from: day(-3),
      to: null,
      startsAt: at(-3, 0),
      endsAt: null,
    },
  ],
  booked: [{ date: today, count: 3 }],
  blocks: [],
};
const IDLE: ScheduledVan = { ...VAN, vehicle: { ...VAN.vehicle, id: 'van-2', name: 'Van 2' }, held: [], booked: [] };
const VISIT: VanDay['uses'][number] = {
  id: 'visit',
  kind: 'appointment',
  startsAt: at(0, 10),
  endsAt: at(0, 11.5),
  groomer: MAYA,
  block: null,
};
const blockOf = (body: CallInput<typeof BLOCK>['body'], id = 'block-1') => ({
  id,
  startsAt: at(0, 0),
  endsAt: at(1, 0),
  reason: body.reason,
  note: body.note ?? '',
});

/** A server that keeps the blocks of one van as the real one does. */
const open = async ({ path = '', items = [VAN, IDLE], used = false } = {}) => {
  const asked: URLSearchParams[] = [];
  const sent: unknown[] = [];
  let blocks: ReturnType<typeof blockOf>[] = [];
  const schedule = (): Schedule => ({
    items: [...items],
    withDriver: [{ date: today, count: 1, of: 2 }],
    counts: { all: 2, with_driver: 1, idle: 1, in_service: 0, paused: 0 },
    total: items.length,
    page: 1,
    limit: 25,
  });
  const app = await openApp(
    `/fleet-owner/appointments${path}`,
    buildSession({ role: 'fleet_owner' }),
    answer('GET /v2/service-provider/account', { ...PROFILE, role: 'fleet_owner', timeZone: ZONE }),
    answer(`GET ${MANAGEMENT}/schedule`, ({ query }) => {
      asked.push(query);
      return query.get('search') === 'nothing' ? { ...schedule(), items: [], total: 0 } : schedule();
    }),
    answer(`GET ${MANAGEMENT}/:id/day`, ({ query }) => ({
      vehicleId: 'van-1',
      name: 'Van 1',
      timeZone: ZONE,
      date: query.get('date') ?? today,
      startsAt: at(0, 0),
      endsAt: at(1, 0),
      custody: [{ holder: MAYA, reason: 'assignment', startsAt: at(-3, 0), endsAt: null }],
      uses: [
        VISIT,
        ...blocks.map(({ reason, note, ...block }) => ({
          ...block,
          kind: 'block' as const,
          groomer: null,
          block: { reason, note },
        })),
      ],
    })),
    answer(BLOCK, ({ body }) => {
      sent.push(body);
      if (used)
        return refusal(409, 'van_in_use', 'In use', undefined, {
          vanUse: [
            { id: 'visit', kind: 'appointment', start: at(0, 10), end: at(0, 11), holderId: 'maya', choices: [] },
          ],
        });
      const made = blockOf(body);
      blocks = [made];
      return { ...made, vehicleId: 'van-1', timeZone: ZONE };
    }),
    answer(`DELETE ${MANAGEMENT}/:id/blocks/:blockId`, ({ params }) => {
      sent.push(params['blockId']);
      blocks = [];
      return true;
    }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Calendar' });
  return { ...app, asked, sent };
};

const openDay = async () => {
  const grid = await screen.findByRole('grid', { name: 'Vans by day' });
  const [cell] = within(grid).getAllByRole('gridcell', { name: /Maya Torres/ });
  if (!cell) throw new Error('Maya has the van');
  const ofToday = within(grid)
    .getAllByRole('gridcell')
    .find((one) => one.dataset['date'] === today);
  await userEvent.click(ofToday ?? cell);
  return await screen.findByRole('dialog', { name: `Van 1, ${showDateWithWeekday(today)}` });
};

describe('the calendar of a fleet', () => {
  it('shows who has each van and how many appointments it has, day by day', async () => {
    await open();
    const grid = await screen.findByRole('grid', { name: 'Vans by day' });
    const rows = within(grid).getAllByRole('rowheader');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Van 1Transit 2023',
      'In use3 appointments',
      'Van 2Transit 2023',
      'In useNo appointments',
    ]);
    expect(within(grid).getAllByRole('gridcell', { name: /Appointments: 3/ })).toHaveLength(1);
    const { violations } = await axe.run(screen.getByRole('main'), { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('keeps view, days, search and filter in the address', async () => {
    const { asked, router } = await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Idle/ }));
    await waitFor(() => expect(asked.at(-1)?.get('show')).toBe('idle'));
    await userEvent.click(screen.getByRole('button', { name: 'Week' }));
    const shown = () => [asked.at(-1)?.get('start_date'), asked.at(-1)?.get('end_date')] as [LocalDate, LocalDate];
    await waitFor(() => expect(addDays(shown()[0], 6)).toBe(shown()[1]));
    const [first] = shown();
    await userEvent.click(screen.getByRole('button', { name: 'Next week' }));
    await waitFor(() => expect(shown()[0]).toBe(addDays(first, 7)));
    expect(router.state.location.search).toEqual({ view: 'week', show: 'idle', date: addDays(first, 7) });
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ view: 'week', show: 'idle' }));
  });

  it('says that no van matches, and shows all again', async () => {
    await open({ path: '?search=nothing' });
    await userEvent.click(await screen.findByRole('button', { name: 'Show all vans' }));
    await screen.findByRole('grid', { name: 'Vans by day' });
  });

  it('invites to add the first van', async () => {
    await open({ items: [] });
    await screen.findByRole('link', { name: 'Add your first van' });
  });
});

describe('the day of a van', () => {
  it('opens from its cell, with the times of appointments and their groomer', async () => {
    const { router } = await open();
    const panel = within(await openDay());
    const uses = within(await panel.findByRole('list', { name: 'What it is used for' }));
    uses.getByText('10:00 AM – 11:30 AM');
    uses.getByText('Maya Torres');
    expect(router.state.location.search).toEqual({ van: 'van-1', on: today });
  });

  it('is blocked for a reason, and freed with a way back', async () => {
    const { sent } = await open();
    const panel = within(await openDay());
    await userEvent.click(await panel.findByRole('button', { name: 'Block van' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Block Van 1' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Block van' }));
    await dialog.findByText('Choose why the van is blocked');
    await userEvent.selectOptions(dialog.getByLabelText(/^Reason/), 'service');
    await userEvent.type(dialog.getByLabelText(/^Note/), 'Brakes');
    await userEvent.click(dialog.getByRole('button', { name: 'Block van' }));
    await screen.findByText('Van 1 is blocked');
    expect(sent).toEqual([{ from: today, to: today, reason: 'service', note: 'Brakes' }]);
    await userEvent.click(await screen.findByRole('button', { name: /^Remove block: Service/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Block restored');
    expect(sent.slice(1)).toMatchObject(['block-1', { from: today, to: today, reason: 'service', note: 'Brakes' }]);
  });

  it('in use is not blocked: the appointments are listed with their groomer', async () => {
    await open({ used: true });
    const panel = within(await openDay());
    await userEvent.click(await panel.findByRole('button', { name: 'Block van' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Block Van 1' }));
    await userEvent.selectOptions(dialog.getByLabelText(/^Reason/), 'own_use');
    await userEvent.click(dialog.getByRole('button', { name: 'Block van' }));
    await dialog.findByText(`Appointment with Maya Torres: ${showDateWithWeekday(today)}, 10:00 AM – 11:00 AM`);
    dialog.getByRole('link', { name: 'Assign another van' });
  });
});

describe('on a phone', () => {
  it('opens at today, with what each van does', async () => {
    onScreenOf(390);
    await open();
    const vans = within(await screen.findByRole('list', { name: 'Vans' }));
    expect(vans.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Van 1Maya Torres3 appointments',
      'Van 2No driverNo appointments',
    ]);
    const days = within(screen.getByRole('list', { name: 'Days' }));
    expect(days.getAllByRole('button', { pressed: true })[0]?.dataset['day']).toBe(today);
    const [other] = days.getAllByRole('button', { pressed: false });
    await userEvent.click(other as HTMLElement);
    await waitFor(() => expect(other?.getAttribute('aria-pressed')).toBe('true'));
  });
});
