import { screen, within } from '@testing-library/react';
import { addDays, localDateAt } from '@tailgate/values/local-time';
import { expect, it } from 'vitest';
import { currentTime } from '#ui/dates/current-time.ts';
import { answer } from '../../../testing/answer.ts';
import { openApp, PROFILE } from '../../../testing/open-app.tsx';
import { buildSession } from '../../../testing/sessions.ts';
import { buildSchedule, buildScheduled } from '../board/board.testing.ts';
import { spanInWords } from '../board/board-words.ts';

const MANAGEMENT = '/v2/service-vehicle/fleet-owner/fleet-management';
const today = localDateAt(currentTime(), 'America/Chicago');
const day = (days: number) => addDays(today, days);

const open = async (path: string, title: string) => {
  await openApp(
    path,
    buildSession({ role: 'fleet_owner' }),
    answer('GET /v2/service-provider/account', { ...PROFILE, role: 'fleet_owner' }),
    answer(
      `GET ${MANAGEMENT}/schedule`,
      buildSchedule([
        buildScheduled('van-1', {
          name: 'Van 7',
          held: [
            { from: day(-9), to: day(2) },
            { from: day(3), to: day(4), reason: 'temporary', driver: { id: 'lou', name: 'Lou Martin', picture: null } },
          ],
        }),
      ]),
    ),
    answer(`GET ${MANAGEMENT}/days-off`, {
      items: [
        { driver: { id: 'maya', name: 'Maya Torres' }, startDate: day(3), endDate: day(5) },
        { driver: { id: 'lou', name: 'Lou Martin' }, startDate: day(9), endDate: day(9) },
      ],
    }),
  );
  await screen.findByRole('heading', { level: 1, name: title });
};
const rows = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

it('lists the days off of drivers, found by name', async () => {
  await open('/fleet-owner/account/days-off?search=maya', 'Days off');
  expect(await rows('days off')).toEqual([`Maya Torres${spanInWords(day(3), day(5))}3 days`]);
});

it('lists who has a van for single days, and leads to the board on these days', async () => {
  await open('/fleet-owner/account/temporary-assignations', 'Temporary assignments');
  expect(await rows('temporary assignments')).toEqual([`Van 7Lou Martin${spanInWords(day(3), day(4))}Change`]);
  expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toContain(`from=${day(3)}`);
});
