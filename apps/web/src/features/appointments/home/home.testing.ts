import { screen } from '@testing-library/react';
import { answer } from '../../../testing/answer.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { buildSession } from '../../../testing/sessions.ts';
import { buildDetail, buildRoute, dateIn, pageOf, today, ZONE } from '../appointments.testing.ts';
import { dayOf } from '../appointment-words.ts';
import type { Appointment, DayRoute } from '../appointments-query.ts';

const MONTH = 'GET /v2/service-schedule/service-provider/monthly-schedule/:year/:month';
const HOURS = 'GET /v2/service-appointment/service-provider/availability/weekly-availability';
const OFF = 'GET /v1/groomer/time-off';
const ORDERS = 'GET /v2/service-schedule/service-provider/orders';
const ROUTE = 'GET /v2/service-schedule/service-provider/day-route';
const PROPOSAL = 'GET /v2/service-schedule/service-provider/day-order';
const EARNINGS = 'GET /v2/service-report/service-provider/earnings-details';
const PAYOUTS = 'GET /v2/service-report/service-provider/payouts';
const NOTHING_EARNED = {
  items: [],
  total: 0,
  limit: 1,
  offset: 0,
  net: 0,
  tips: 0,
  tax: 0,
  orders: 0,
  lines: [],
  byDay: [],
};
const ACCEPT = 'POST /v2/service-appointment/service-provider/appointments/:id/accept-appointment';

/** Monday to Friday, and next Monday off. */
const WEEK = [2, 3, 4, 5, 6].map((day) => ({ id: `h-${day}`, spId: 'user-1', day, start: '09:00', end: '17:00' }));
const mondayOff = () => ({
  items: [{ id: 'o-1', startDate: dateIn(4), endDate: dateIn(4) }],
  total: 1,
  limit: 100,
  offset: 0,
});

const inMonth = (month: unknown, year: unknown, { appointmentStart }: Appointment): boolean =>
  dayOf(appointmentStart, ZONE).startsWith(`${String(year)}-${String(month).padStart(2, '0')}`);

/** The home of a groomer, with its answers. */
export const openHome = async (
  route: Partial<DayRoute> = {},
  pending = pageOf([]),
  month: readonly Appointment[] = [],
  path = '/groomer',
  unclosed = pageOf([]),
) => {
  const app = await openApp(
    path,
    buildSession(),
    answer(ROUTE, buildRoute(route)),
    answer(ORDERS, ({ query }) => {
      if (query.has('end_date')) return unclosed;
      const asked = query.getAll('status');
      return pageOf(pending.items.filter(({ status }) => asked.includes(status)));
    }),
    answer(EARNINGS, { ...NOTHING_EARNED, net: 659.38 }),
    answer(PAYOUTS, { items: [], total: 0, limit: 100, offset: 0, amount: 0, fees: 0 }),
    answer(ACCEPT, buildDetail()),
    answer(PROPOSAL, { date: today(), timeZone: ZONE, proposal: null }),
    answer(MONTH, ({ params }) => ({
      items: month.filter((one) => inMonth(params['month'], params['year'], one)),
      holds: [],
      timeZone: ZONE,
    })),
    answer(HOURS, { availability: WEEK }),
    answer(OFF, mondayOff()),
  );
  await screen.findByRole('heading', { name: 'Today’s route' });
  return app;
};
