import { addDays, localDateAt, weekdayOf, type LocalDate } from '@tailgate/values/local-time';
import { showDateWithWeekday } from '@tailgate/values/date-text';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { currentTime } from '#ui/dates/current-time.ts';
import { answer } from '../../testing/answer.ts';
import { openApp, PROFILE } from '../../testing/open-app.tsx';
import { buildSession } from '../../testing/sessions.ts';
import { timeOffPage, type TimeOffRow } from './scheduling.testing.ts';
import { rangeInWords } from './time-off.ts';

const ZONE = 'America/Chicago';
const today = localDateAt(currentTime(), ZONE);
const on = (days: number): LocalDate => addDays(today, days);

/** A server that keeps time off as the real one does. */
const open = async (...kept: readonly TimeOffRow[]) => {
  let rows = [...kept];
  const asked: string[] = [];
  const keep = (startDate: string, endDate: string) => {
    const row = { id: `t-${rows.length + 10}`, startDate, endDate };
    rows = [...rows, row].sort((one, other) => one.startDate.localeCompare(other.startDate));
    return row;
  };
  await openApp(
    '/groomer/account/time-off',
    buildSession(),
    answer('GET /v2/service-provider/account', { ...PROFILE, timeZone: ZONE }),
    answer('GET /v2/service-appointment/service-provider/availability/weekly-availability', {
      availability: [{ id: 'w', spId: 'u', day: weekdayOf(on(0)), start: '09:00', end: '17:00' }],
    }),
    answer('GET /v1/groomer/time-off', ({ query }) => {
      const limit = Number(query.get('limit'));
      return timeOffPage(rows, limit > 0 ? limit : 100, Number(query.get('offset')));
    }),
    answer('POST /v2/service-appointment/service-provider/availability/turn-off-day', ({ body: { start, end } }) => {
      asked.push(`turn off ${start} ${end}`);
      return keep(start, end);
    }),
    answer('POST /v1/groomer/time-off', ({ body: { startDate, endDate } }) => {
      asked.push(`take ${startDate} ${endDate}`);
      return keep(startDate, endDate);
    }),
    answer('DELETE /v1/groomer/time-off/:id', ({ params }) => {
      asked.push(`cancel ${String(params['id'])}`);
      rows = rows.filter(({ id }) => id !== params['id']);
      return true;
    }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Time off' });
  await screen.findByRole('heading', { name: 'Take time off' });
  return asked;
};
const table = () => screen.findByRole('table', { name: 'time off' });
const listed = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].slice(0, 3).map(({ textContent }) => textContent));
const cancel = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel time off' }));
};

describe('time off', () => {
  it('RL-time-off-02 that ends today is still listed', async () => {
    await open({ id: 't-1', startDate: on(-3), endDate: on(0) }, { id: 't-2', startDate: on(9), endDate: on(9) });
    expect(await listed()).toMatchObject([
      [expect.anything(), '4 days', 'Ends today'],
      [expect.anything(), '1 day', 'Starts in 9 days'],
    ]);
  });

  it('RL-time-off-01 is marked in the calendar, the days without working hours too', async () => {
    await open({ id: 't-1', startDate: on(0), endDate: on(0) });
    expect(await screen.findByText(`${showDateWithWeekday(today)}, today, off`)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    const marks = screen.getAllByRole('cell').flatMap((cell) => cell.textContent.match(/not working|, working$/) ?? []);
    expect(new Set(marks)).toEqual(new Set(['not working', ', working']));
  });

  it('tomorrow is one tap, and one more takes it back', async () => {
    const asked = await open();
    await screen.findByText('No time off planned');
    await userEvent.click(screen.getByRole('button', { name: 'Take tomorrow off' }));
    await screen.findByText('Starts tomorrow');
    expect(screen.getByRole('button', { name: 'Take tomorrow off' })).toHaveProperty('disabled', true);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('No time off planned');
    expect(asked).toEqual([`turn off ${on(1)} ${on(1)}`, 'cancel t-10']);
  });

  it('is two dates for every other stretch, and not for days that are off already', async () => {
    const asked = await open({ id: 't-1', startDate: on(5), endDate: on(8) });
    const fill = async (label: string, date: LocalDate) => {
      const field = screen.getByLabelText(label);
      await userEvent.clear(field);
      await userEvent.type(field, date);
    };
    await userEvent.click(screen.getByRole('button', { name: 'Add time off' }));
    await screen.findByText('Choose the first and the last day');
    await fill('Start date', on(6));
    await fill('End date', on(7));
    await screen.findByText('These days are already off');
    await userEvent.click(screen.getByRole('button', { name: 'Add time off' }));
    expect(asked).toEqual([]);
    await fill('End date', on(20));
    await userEvent.click(screen.getByRole('button', { name: 'Add time off' }));
    await screen.findByText(rangeInWords({ startDate: on(6), endDate: on(20) }), { selector: 'td *' });
    expect(asked).toEqual([`take ${on(6)} ${on(20)}`]);
  });

  it('is cancelled, and is back after an undo', async () => {
    const asked = await open({ id: 't-1', startDate: on(2), endDate: on(4) });
    const name = rangeInWords({ startDate: on(2), endDate: on(4) });
    await cancel(name);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Time off restored');
    await screen.findByText('Starts in 2 days');
    expect(asked).toEqual(['cancel t-1', `take ${on(2)} ${on(4)}`]);
  });

  it('is sorted and filtered as the address says', async () => {
    const [now, week, day] = [
      { id: 't-1', startDate: on(-1), endDate: on(1) },
      { id: 't-2', startDate: on(5), endDate: on(11) },
      { id: 't-3', startDate: on(20), endDate: on(20) },
    ];
    await open(now, week, day);
    const first = async () => (await listed()).map(([days]) => days);
    expect(await first()).toEqual([now, week, day].map(rangeInWords));
    await userEvent.click(screen.getByRole('button', { name: 'Length' }));
    await waitFor(async () => expect(await first()).toEqual([day, now, week].map(rangeInWords)));
    await userEvent.click(screen.getByRole('button', { name: 'Upcoming2' }));
    await waitFor(async () => expect(await first()).toEqual([day, week].map(rangeInWords)));
  });
});
