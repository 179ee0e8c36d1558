import { addDays, localDateAt, weekdayOf } from '@tailgate/values/local-time';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { currentTime } from '#ui/dates/current-time.ts';
import { answer } from '../../testing/answer.ts';
import { openApp } from '../../testing/open-app.tsx';
import { refusal, server } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';
import { timeOffPage, type TimeOffRow } from './scheduling.testing.ts';

const TODAY = localDateAt(currentTime(), 'America/Chicago');
const NEXT_SUNDAY = addDays(TODAY, 8 - weekdayOf(TODAY));
const NEXT_MONDAY = addDays(NEXT_SUNDAY, 1);
const HOURS = [
  { id: 'a', spId: 'user-1', day: 2, start: '09:00', end: '12:00' },
  { id: 'b', spId: 'user-1', day: 2, start: '13:00', end: '17:00' },
  { id: 'c', spId: 'user-1', day: 3, start: '08:00', end: '16:00' },
];
const ZONE = {
  id: 'z',
  type: 'POLYGON' as const,
  name: 'South Austin',
  price: 5,
  availableDays: [2],
  points: [],
  squareMiles: 4,
  color: 1 as const,
};

const open = async (path = `?week=${NEXT_SUNDAY}`) => {
  let timeOff: TimeOffRow[] = [];
  const { router } = await openApp(
    `/groomer/account/schedule${path}`,
    buildSession(),
    answer('GET /v2/service-provider/work-zone', { zones: [ZONE], overlaps: [] }),
    answer('GET /v2/service-appointment/service-provider/availability/weekly-availability', { availability: HOURS }),
    answer('GET /v1/groomer/time-off', () => timeOffPage(timeOff)),
    answer('POST /v2/service-appointment/service-provider/availability/turn-off-day', ({ body: { start, end } }) => {
      const taken = { id: 'off-1', startDate: start, endDate: end };
      timeOff = [taken];
      return taken;
    }),
    answer('DELETE /v1/groomer/time-off/:id', () => {
      timeOff = [];
      return true;
    }),
  );
  await screen.findByRole('list', { name: 'Days of the week' });
  return { router };
};
const days = () => within(screen.getByRole('list', { name: 'Days of the week' })).getAllByRole('listitem');
const day = (index: number) => days()[index] ?? document.body;

describe('the schedule', () => {
  it('is called by what it shows: the schedule is that of appointments', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Working hours' })).toBeTruthy();
    const called = screen.getAllByRole('link', { name: /^Schedule/ }).map((link) => link.getAttribute('href'));
    expect(new Set(called)).toEqual(new Set(['/groomer/appointments']));
  });

  it('shows a week as it will be worked: hours, zones, and days without either', async () => {
    await open();
    expect(days()).toHaveLength(7);
    expect(day(1).getAttribute('aria-label')).toMatch(/^Mon, .*: 9:00 AM – 12:00 PM, 1:00 PM – 5:00 PM; South Austin$/);
    expect(within(day(1)).getByText('9:00 AM – 12:00 PM')).toBeTruthy();
    expect(within(day(2)).getByText('No work zone')).toBeTruthy();
    expect(within(day(0)).getByText('Not working')).toBeTruthy();
    expect(screen.getByText('15 hr of work')).toBeTruthy();
    const links = within(screen.getByRole('list', { name: 'Change your schedule' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/groomer/account/availability',
      '/groomer/account/service-area',
      '/groomer/account/time-off',
    ]);
  });

  it('takes a day off by one press, and works after all', async () => {
    await open();
    await userEvent.click(within(day(1)).getByRole('button', { name: /^Take this day off/ }));
    await waitFor(() => expect(day(1).getAttribute('aria-label')).toContain('time off, all day'));
    expect(within(day(1)).getByText('Time off')).toBeTruthy();
    expect(within(day(1)).queryByRole('button')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Time off canceled');
    await waitFor(() => expect(within(day(1)).getByText('9:00 AM – 12:00 PM')).toBeTruthy());
  });

  it('keeps the week in the address, and goes no farther back than today', async () => {
    const { router } = await open('');
    expect(days().some((item) => item.getAttribute('aria-current') === 'date')).toBe(true);
    expect(screen.getByRole('button', { name: 'Previous week' })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('link', { name: 'Next week' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ week: NEXT_SUNDAY }));
    await waitFor(() => expect(day(1).dataset['date']).toBe(NEXT_MONDAY));
    router.history.back();
    await waitFor(() => expect(days().some((item) => item.getAttribute('aria-current') === 'date')).toBe(true));
  });

  it('is walked through by the keyboard', async () => {
    const { router } = await open();
    day(0).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(document.activeElement).toBe(day(1));
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(day(6));
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(router.state.location.search).toEqual({ week: addDays(NEXT_SUNDAY, 7) }));
  });

  it('RL-errors-04 says when it did not load, and tries again', async () => {
    await openApp(
      '/groomer/account/schedule',
      buildSession(),
      answer('GET /v2/service-provider/work-zone', () => refusal(500, 'internal_server_error')),
    );
    await screen.findByText('Your working hours didn’t load');
    server.use(answer('GET /v2/service-provider/work-zone', { zones: [], overlaps: [] }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('list', { name: 'Days of the week' });
  });
});
