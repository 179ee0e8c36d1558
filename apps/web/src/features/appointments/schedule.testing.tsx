import type { LocalDate } from '@tailgate/values/local-time';
import { screen } from '@testing-library/react';
import { answer } from '../../testing/answer.ts';
import { openApp } from '../../testing/open-app.tsx';
import { buildSession } from '../../testing/sessions.ts';
import { at, buildAppointment, dateIn, pageOf } from './appointments.testing.ts';
import type { Appointment, Hold } from './appointments-query.ts';
import { monthOf } from './calendar/calendar-days.ts';

const MONTH = 'GET /v2/service-schedule/service-provider/monthly-schedule/:year/:month';
const ORDERS = 'GET /v2/service-schedule/service-provider/orders';

/** Waits until tomorrow morning. */
export const PENDING = buildAppointment({
  id: 'a-2',
  status: 'pending',
  customer: { id: 'c-2', displayName: 'Nina Petrov', vip: true },
  appointmentStart: at(dateIn(1), 10),
  appointmentEnd: at(dateIn(1), 11),
  answerBy: at(dateIn(1), 8),
});

/** After every instant at which tests take place. */
export const FULL = '2038-01-13' as LocalDate;

type Answers = Parameters<typeof openApp>[2][];

interface Booked {
  readonly kept: readonly Appointment[];
  readonly holds: readonly Hold[];
}

/** A server that keeps appointments in month buckets, as the real one does, and what customers are booking. */
export const openBookedSchedule = async (path: string, { kept, holds }: Booked, ...more: Answers) => {
  const asked = { months: [] as string[], orders: [] as URLSearchParams[] };
  const app = await openApp(
    path,
    buildSession(),
    answer(MONTH, ({ params }) => {
      const month = `${String(params['year'])}-${String(params['month']).padStart(2, '0')}`;
      asked.months.push(month);
      return {
        items: kept.filter((one) => monthOf(one.appointmentStart) === month),
        holds: holds.filter(({ start }) => monthOf(start) === month),
        timeZone: 'America/Chicago',
      };
    }),
    answer(ORDERS, ({ query }) => {
      asked.orders.push(query);
      const statuses = query.getAll('status');
      const end = query.get('end_date');
      return pageOf(
        kept.filter(
          ({ status, appointmentStart }) =>
            (statuses.length === 0 || statuses.includes(status)) && (end === null || appointmentStart <= `${end}T23`),
        ),
      );
    }),
    ...more,
  );
  await screen.findByRole('heading', { level: 1, name: 'Schedule' });
  return { ...app, asked };
};

/** The same while nobody is booking. */
export const openSchedule = (path: string, kept: readonly Appointment[], ...more: Answers) =>
  openBookedSchedule(path, { kept, holds: [] }, ...more);
