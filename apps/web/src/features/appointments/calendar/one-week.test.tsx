import type { LocalDate } from '@tailgate/values/local-time';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { at, buildAppointment, buildRoute, today, ZONE } from '../appointments.testing.ts';
import { answer } from '../../../testing/answer.ts';
import { openApp, PREFERENCES } from '../../../testing/open-app.tsx';
import { buildSession } from '../../../testing/sessions.ts';

const EARNINGS = 'GET /v2/service-report/service-provider/earnings-details';
const NOTHING_EARNED = {
  items: [],
  total: 0,
  limit: 25,
  offset: 0,
  net: 0,
  tips: 0,
  tax: 0,
  orders: 0,
  lines: [],
  byDay: [],
};

// A Thursday: weeks begin on Sunday, June 7, or on Monday, June 8.
vi.useFakeTimers({ now: new Date('2026-06-11T15:00:00Z'), toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());

const stopOn = (day: LocalDate, price: number) =>
  buildAppointment({
    id: `a-${day}`,
    status: 'accepted',
    appointmentStart: at(day, 9),
    appointmentEnd: at(day, 10),
    minPrice: price,
    maxPrice: price,
  });
/** One on the Sunday before, one in the week, one on the Sunday after. */
const STOPS = [
  stopOn('2026-06-07' as LocalDate, 100),
  stopOn('2026-06-09' as LocalDate, 10),
  stopOn('2026-06-14' as LocalDate, 1),
];

const open = async (path: string, firstDayOfWeek: 1 | 2) => {
  cleanup();
  const asked: string[] = [];
  await openApp(
    path,
    buildSession({ role: 'groomer' }),
    answer('GET /v2/service-provider/account/preferences', { ...PREFERENCES, uiPreferences: { firstDayOfWeek } }),
    answer('GET /v2/service-schedule/service-provider/day-route', buildRoute({})),
    answer('GET /v2/service-schedule/service-provider/day-order', { date: today(), timeZone: ZONE, proposal: null }),
    answer('GET /v2/service-schedule/service-provider/monthly-schedule/:year/:month', ({ params }) => ({
      items: Number(params['month']) === 6 ? STOPS : [],
      holds: [],
      timeZone: ZONE,
    })),
    answer('GET /v2/service-report/service-provider/payouts', {
      items: [{ id: 'p-1', date: at('2026-06-09' as LocalDate, 8), kind: 'payout', amount: 312.5, fee: 0 }],
      total: 1,
      limit: 100,
      offset: 0,
      amount: 312.5,
      fees: 0,
    }),
    answer(EARNINGS, ({ query }) => {
      asked.push(`${query.get('start_date')} ${query.get('end_date')}`);
      return { ...NOTHING_EARNED, net: 659.38 };
    }),
  );
  return asked;
};

describe('one week on every screen', () => {
  it.each([
    [1, 'June 7–13', 'Jun 7–13', '$110'],
    [2, 'June 8–14', 'Jun 8–14', '$11'],
  ] as const)(
    'begins on day %i at home, in the schedule and in earnings: %s',
    async (firstDay, title, words, booked) => {
      await open('/groomer', firstDay);
      const figure = await screen.findByRole('region', { name: `Booked, ${words}` });
      await waitFor(() => {
        for (const sum of ['Earned$659.38', 'Paid out$312.50']) expect(figure.textContent).toContain(sum);
      });
      expect(figure.textContent).toContain(booked);
      await open('/groomer/appointments?view=week', firstDay);
      expect(await screen.findByText(title)).toBeTruthy();
      await waitFor(() => {
        const days = screen.getAllByText(/^\$\d+$/).map(({ textContent }) => Number(textContent.slice(1)));
        expect(days.reduce((sum, amount) => sum + amount, 0)).toBe(Number(booked.slice(1)));
      });
      const asked = await open('/groomer/reports/earning?period=this-week', firstDay);
      expect(await screen.findAllByText(`${words}, 2026`)).toBeTruthy();
      const [from, to] = firstDay === 1 ? ['2026-06-07', '2026-06-13'] : ['2026-06-08', '2026-06-14'];
      await waitFor(() => expect(asked).toContain(`${from} ${to}`));
      const money = await screen.findByLabelText(`Money of ${words}, 2026`);
      await waitFor(() => expect(money.textContent).toBe(`Booked${booked}Earned$659.38Paid out$312.50`));
    },
  );
});
