import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { buildSession } from '../../../testing/sessions.ts';
import { at, buildRoute, buildStop, pageOf, today, ZONE } from '../appointments.testing.ts';
import type { DayOrder } from '../appointments-query.ts';

const MONTH = 'GET /v2/service-schedule/service-provider/monthly-schedule/:year/:month';
const ORDERS = 'GET /v2/service-schedule/service-provider/orders';
const ROUTE = 'GET /v2/service-schedule/service-provider/day-route';
const PROPOSAL = 'GET /v2/service-schedule/service-provider/day-order';
const APPLY = 'POST /v2/service-schedule/service-provider/day-order';

const FIRST = buildStop();
const SECOND = buildStop({
  id: 'a-2',
  appointmentStart: at(today(), 13),
  appointmentEnd: at(today(), 14),
  customer: { id: 'c-2', displayName: 'Dan Whitaker', vip: false },
  drive: { minutes: 30, distanceMiles: 12.3 },
  leaveBy: at(today(), 12.5),
});

const proposed = (id: string, name: string, numberBefore: number, before: number, after: number) => ({
  id,
  customer: { id: `c-${id}`, displayName: name, vip: false },
  pets: ['Biscuit'],
  numberBefore,
  startBefore: at(today(), before),
  start: at(today(), after),
  isMovable: true,
});
const SHORTER: NonNullable<DayOrder['proposal']> = {
  savedMinutes: 24,
  savedMiles: 9.2,
  minutesBefore: 77,
  minutesAfter: 53,
  stops: [
    proposed('a-1', 'Priya Raman', 1, 9.5, 9.5),
    proposed('a-3', 'Amara Okafor', 3, 15, 11.5),
    proposed('a-2', 'Dan Whitaker', 2, 13, 14),
  ],
};

const open = async (proposal: DayOrder['proposal'] = null) => {
  const asked = { proposals: 0, applied: [] as unknown[] };
  let offered = proposal;
  const app = await openApp(
    '/groomer/appointments?view=day',
    buildSession(),
    answer(MONTH, { items: [FIRST, SECOND], holds: [], timeZone: ZONE }),
    answer(ORDERS, pageOf([])),
    answer(ROUTE, buildRoute({ stops: [FIRST, SECOND] })),
    answer(PROPOSAL, () => {
      asked.proposals += 1;
      return { date: today(), timeZone: ZONE, proposal: offered };
    }),
    answer(APPLY, ({ body }) => {
      asked.applied.push(body);
      offered = null;
      return { moved: ['a-3', 'a-2'] };
    }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Schedule' });
  return { ...app, asked };
};

describe('the day of the schedule', () => {
  it('RL-schedule-12 shows the map with totals beside the list, and the drives between events', async () => {
    await open();
    expect(await screen.findByRole('group', { name: /^Map: Route of / })).toBeTruthy();
    expect(screen.getByText(/2 stops · 31\.4 mi · 1 hr 17 min/)).toBeTruthy();
    expect(await screen.findByText('30 min · 12.3 mi')).toBeTruthy();
  });

  it('has the map behind a button on phones, and the drives in the list', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (media) => Object.assign(wide(media), { matches: false });
    try {
      await open();
      const list = await screen.findByRole('list', { name: /^Appointments on / });
      await waitFor(() => expect(list.textContent).toContain('Drive 30 min · 12.3 mi'));
      expect(screen.queryByRole('group', { name: /^Map: / })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Show map' }));
      expect(await screen.findByRole('group', { name: /^Map: Route of / })).toBeTruthy();
    } finally {
      window.matchMedia = wide;
    }
  });
});

describe('a better order of the day', () => {
  it('says what it saves and which times change', async () => {
    await open(SHORTER);
    expect(await screen.findByRole('heading', { name: 'Save 24 min and 9 mi' })).toBeTruthy();
    const rows = within(screen.getByRole('list', { name: 'New order' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '1Priya RamanBiscuit9:30 AM',
      '2Amara OkaforBiscuit · was stop 3Was 3:00 PM, now 11:30 AM',
      '3Dan WhitakerBiscuit · was stop 2Was 1:00 PM, now 2:00 PM',
    ]);
    const words = screen.getByText(/2 customers get a message/).textContent;
    expect(words).not.toContain('Your last stop');
  });

  it('says when the day gets longer', async () => {
    await open({ ...SHORTER, stops: [...SHORTER.stops.slice(0, 2), proposed('a-2', 'Dan Whitaker', 2, 13, 16.5)] });
    expect(await screen.findByText(/Your last stop starts at 4:30 PM instead of 3:00 PM\./)).toBeTruthy();
  });

  it('is accepted as it is shown: only changed times are sent', async () => {
    const { asked } = await open(SHORTER);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('2 appointments moved')).toBeTruthy();
    expect(asked.applied).toEqual([
      {
        date: today(),
        moves: [
          { orderId: 'a-3', appointmentStart: at(today(), 11.5) },
          { orderId: 'a-2', appointmentStart: at(today(), 14) },
        ],
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^Save 24/ })).toBeNull());
  });

  it('is not shown again after it was ignored', async () => {
    const { asked } = await open(SHORTER);
    await userEvent.click(await screen.findByRole('button', { name: 'Ignore' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^Save 24/ })).toBeNull());
    expect(asked.applied).toEqual([]);
  });
});
