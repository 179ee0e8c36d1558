import type { CallAnswer } from '@tailgate/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { openApp, PREFERENCES, PROFILE } from '../../testing/open-app.tsx';
import { refusal, server } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';

const PATH = '/v2/service-appointment/service-provider/availability/weekly-availability';
const WEEK = `GET ${PATH}` as const;
const SAVE_WEEK = `POST ${PATH}` as const;
type Window = CallAnswer<typeof WEEK>['availability'][number];
const MONDAY = { id: 'w-1', spId: 'user-1', day: 2, start: '09:00', end: '17:00' };

const open = async (availability: readonly Window[] = [MONDAY], uiPreferences: Record<string, unknown> = {}) => {
  const sent: unknown[] = [];
  await openApp(
    '/groomer/account/availability',
    buildSession(),
    answer('GET /v2/service-provider/account', { ...PROFILE, timeZone: 'America/Chicago' }),
    answer('GET /v2/service-provider/account/preferences', { ...PREFERENCES, uiPreferences }),
    answer(WEEK, { availability: [...availability] }),
    answer(SAVE_WEEK, ({ body }) => {
      sent.push(body.availability);
      return {
        availability: body.availability.map(({ day, start, end }, index) => ({
          id: `w-${index + 1}`,
          spId: 'user-1',
          day,
          start: start.slice(0, 5),
          end: end.slice(0, 5),
        })),
      };
    }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Hours' });
  await screen.findByRole('list', { name: 'Days of the week' });
  return sent;
};
const day = (name: string) => screen.getByRole('listitem', { name: new RegExp(`^${name}`) });
const setTime = async (where: HTMLElement, label: string, text: string) => {
  const field = within(where).getByRole('combobox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

describe('working hours', () => {
  it('show each day in one row, with what has changed', async () => {
    await open();
    await setTime(day('Monday'), 'To', '6');
    expect(day('Monday').getAttribute('aria-label')).toBe('Monday, 9:00 AM – 6:00 PM');
    expect(within(day('Monday')).getByText('9 hr, was 8 hr')).toBeTruthy();
    expect(screen.getByText('9 hr', { selector: 'strong' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Unsaved changes' }).textContent).toContain('Monday, 1 hr longer');
  });

  it('ask before a week without hours is saved, and say what it means', async () => {
    const sent = await open();
    await userEvent.click(within(day('Monday')).getByRole('switch'));
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'Save a week without hours?' });
    expect(dialog.textContent).toContain('Nobody can book you until you add hours.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove all hours' }));
    await waitFor(() => expect(sent).toEqual([[]]));
    await screen.findByText('Hours saved');
  });

  it('RL-availability-01 show the week from Sunday, in words too, with its total and its zone', async () => {
    await open();
    const names = within(screen.getByRole('list', { name: 'Days of the week' }))
      .getAllByRole('listitem')
      .map((item) => item.getAttribute('aria-label'));
    expect(names).toEqual([
      'Sunday, off',
      'Monday, 9:00 AM – 5:00 PM',
      'Tuesday, off',
      'Wednesday, off',
      'Thursday, off',
      'Friday, off',
      'Saturday, off',
    ]);
    expect(screen.getByText('8 hr', { selector: 'strong' })).toBeTruthy();
    await screen.findByText('All times are in Central Time.');
  });

  it('RL-time-input-06 are sent with seconds, day by day, and can be undone', async () => {
    const sent = await open();
    await userEvent.click(within(day('Sunday')).getByRole('switch'));
    await setTime(day('Sunday'), 'To', '1:15pm');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Change undone');
    expect(sent).toEqual([
      [
        { day: 1, start: '09:00:00', end: '13:15:00' },
        { day: 2, start: '09:00:00', end: '17:00:00' },
      ],
      [{ day: 2, start: '09:00:00', end: '17:00:00' }],
    ]);
    await waitFor(() => expect(day('Sunday').getAttribute('aria-label')).toBe('Sunday, off'));
  });

  it('are copied to the days one chooses', async () => {
    const sent = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Copy to other days from Monday' }));
    const dialog = await screen.findByRole('dialog', { name: 'Copy Monday to other days' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Copy hours' }));
    await within(dialog).findByText('Choose at least one day');
    await userEvent.click(within(dialog).getByLabelText('Wednesday'));
    await userEvent.click(within(dialog).getByLabelText('Friday'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Copy hours' }));
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect((sent[0] as { day: number }[]).map((window) => window.day)).toEqual([2, 4, 6]);
  });

  it('that overlap or end before they start are explained under the field, focused and not sent', async () => {
    const sent = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Add hours on Monday' }));
    expect(day('Monday').getAttribute('aria-label')).toBe('Monday, 9:00 AM – 5:00 PM, 6:00 PM – 9:00 PM');
    await setTime(day('Monday'), 'And from', '4:45pm');
    expect(within(day('Monday')).getByText('Overlaps with 9:00 AM – 5:00 PM')).toBeTruthy();
    await save();
    expect(document.activeElement).toBe(within(day('Monday')).getByRole('combobox', { name: 'And from' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove 4:45 PM – 9:00 PM on Monday' }));
    await setTime(day('Monday'), 'To', '8:00am');
    expect(
      within(day('Monday')).getByText(/End after 9:00 AM\. To work past midnight, add hours on the next day/),
    ).toBeTruthy();
    await save();
    expect(sent).toEqual([]);
  });

  it('begin on Monday and run on a clock of 24 hours for who likes it so', async () => {
    await open([MONDAY], { clock: '24', firstDayOfWeek: 2 });
    await screen.findByRole('listitem', { name: 'Monday, 09:00 – 17:00' });
    const [first] = within(screen.getByRole('list', { name: 'Days of the week' })).getAllByRole('listitem');
    expect(first?.getAttribute('aria-label')).toContain('Monday');
  });

  it('keep what was typed when they cannot be saved', async () => {
    await open();
    server.use(answer(SAVE_WEEK, () => refusal(500, 'internal_server_error', 'Oops')));
    await setTime(day('Monday'), 'To', '6:30pm');
    await save();
    await screen.findByRole('alert');
    expect(day('Monday').getAttribute('aria-label')).toBe('Monday, 9:00 AM – 6:30 PM');
  });

  it('RL-errors-04 RL-errors-05 say when they did not load instead of showing nothing, and try again', async () => {
    server.use(answer('GET /v2/service-provider/account/preferences', () => refusal(404, 'not_found')));
    await openApp(
      '/groomer/account/availability',
      buildSession(),
      answer(WEEK, () => refusal(500, 'internal_server_error')),
    );
    await screen.findByText('Your hours didn’t load');
    server.use(answer(WEEK, { availability: [MONDAY] }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('list', { name: 'Days of the week' });
  });
});
