import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { refusal, server } from '../../testing/server.ts';
import { timeOffPage, type TimeOffRow } from './scheduling.testing.ts';
import { WeekCard } from './week-card.tsx';

// A Wednesday evening in Chicago; in London it is Thursday already.
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-19T02:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const window = (day: number, start: string, end: string) => ({ id: `${day}${start}`, spId: 'p', day, start, end });

const show = (timeOff: readonly TimeOffRow[], ...hours: ReturnType<typeof window>[]) => {
  server.use(
    answer('GET /v2/service-appointment/service-provider/availability/weekly-availability', { availability: hours }),
    answer('GET /v1/groomer/time-off', timeOffPage(timeOff)),
  );
  renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <WeekCard timeZone="America/Chicago" habits={{ clock: '12', firstDayOfWeek: 1 }} />
    </QueryClientProvider>,
  );
};

it('shows this week in the zone of the groomer, today marked and days off taken out', async () => {
  show(
    [{ id: 't', startDate: '2026-11-20', endDate: '2026-11-24' }],
    window(4, '09:00', '12:00'),
    window(4, '13:00', '17:30'),
    window(6, '09:00', '17:00'),
  );
  const days = within(await screen.findByRole('list', { name: 'Hours of this week' })).getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'SundayNov 15Not working',
    'MondayNov 16Not working',
    'TuesdayNov 17Not working',
    'TodayNov 189:00 AM – 12:00 PM1:00 PM – 5:30 PM',
    'ThursdayNov 19Not working',
    'FridayNov 20Time off',
    'SaturdayNov 21Time off',
  ]);
  expect(days[3]?.getAttribute('aria-current')).toBe('date');
  expect(screen.getByText('7 hr 30 min')).toBeTruthy();
  const off = screen.getByRole('link', { name: /Time off Nov 20 – Nov 24, 2026/ });
  expect(off.textContent).toContain('5 days · starts in 2 days');
  expect(off.getAttribute('href')).toBe('/groomer/account/time-off');
});

it('leads to time off also when none is planned', async () => {
  show([], window(2, '09:00', '17:00'));
  expect((await screen.findByRole('link', { name: /No time off planned/ })).getAttribute('href')).toBe(
    '/groomer/account/time-off',
  );
});

it('says when the week did not load', async () => {
  show([]);
  server.use(answer('GET /v1/groomer/time-off', () => refusal(404, 'not_found')));
  await screen.findByText('Your week didn’t load');
});
