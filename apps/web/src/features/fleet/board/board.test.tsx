import type { RequestHandler } from 'msw';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { addDays, localDateAt } from '@tailgate/values/local-time';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentTime } from '#ui/dates/current-time.ts';
import { answer } from '../../../testing/answer.ts';
import { openApp, PROFILE } from '../../../testing/open-app.tsx';
import { refusal } from '../../../testing/server.ts';
import { buildSession } from '../../../testing/sessions.ts';
import { buildDriver, buildSchedule, buildScheduled, MAYA } from './board.testing.ts';
import type { Scheduled } from './board-query.ts';

const MANAGEMENT = '/v2/service-vehicle/fleet-owner/fleet-management';
const HERE = '/fleet-owner/account/driver-assignment';
const today = localDateAt(currentTime(), 'America/Chicago');
const day = (days: number) => addDays(today, days);
const DRIVERS = [
  buildDriver('maya', 'Maya Torres'),
  buildDriver('lou', 'Lou Martin'),
  buildDriver('tess', 'Tess Howard', { status: 'invited', policiesAccepted: 0 }),
];
const VANS = [
  buildScheduled('van-1', { name: 'Van 1', held: [{ from: day(-30), to: null }] }),
  buildScheduled('van-2', { name: 'Van 2' }),
];

const open = async (vans: readonly Scheduled[] = VANS, path = HERE, ...first: readonly RequestHandler[]) => {
  const sent: unknown[] = [];
  const asked: Record<string, string>[] = [];
  const assigned = {
    vehicleId: 'van-1',
    timeZone: 'America/Chicago',
    assignee: null,
    assignations: [],
    assignationConfiguration: null,
    priceAdjustments: [],
  };
  const app = await openApp(
    path,
    buildSession({ role: 'fleet_owner' }),
    ...first,
    answer('GET /v2/service-provider/account', { ...PROFILE, role: 'fleet_owner' }),
    answer(`GET ${MANAGEMENT}/schedule`, ({ query }) => {
      asked.push(Object.fromEntries(query));
      return buildSchedule(vans, [{ date: today, count: 1, of: 2 }]);
    }),
    answer(`GET ${MANAGEMENT}/days-off`, {
      items: [{ driver: { id: 'maya', name: 'Maya Torres' }, startDate: day(1), endDate: day(1) }],
    }),
    answer(`GET ${MANAGEMENT}/attached-service-providers`, { items: DRIVERS, total: 3, limit: 100, offset: 0 }),
    answer(`PUT ${MANAGEMENT}/:id/assignation`, ({ params, body }) => {
      sent.push([params['id'], body]);
      return assigned;
    }),
    answer(
      'POST /v2/service-vehicle/fleet-owner/renter-management/vehicles/:vehicleId/temporary-assignations',
      ({ params, body }) => {
        sent.push([params['vehicleId'], body]);
        return assigned;
      },
    ),
  );
  await screen.findByRole('heading', { level: 1, name: 'Driver assignment' });
  return { ...app, sent, asked };
};
const grid = () => screen.findByRole('grid', { name: 'Drivers by van and day' });
const cell = async (van: string, date: string) => {
  const found = (await grid()).querySelector<HTMLElement>(`[data-lane="${van}"][data-date="${date}"]`);
  if (!found) throw new Error(`${van} has no cell of ${date}`);
  return found;
};
const bar = () => screen.findByRole('region', { name: 'Unsaved changes' });
const choose = async (label: RegExp, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option, hidden: true }));
};

afterEach(() => vi.unstubAllGlobals());

describe('the board of drivers', () => {
  it('shows who has which van, days off, and what is without a driver', async () => {
    await open();
    expect((await cell('van-1', today)).getAttribute('aria-label')).toContain('Maya Torres, assigned');
    expect((await cell('van-1', day(1))).getAttribute('aria-label')).toContain('Off, day off');
    expect((await cell('van-2', today)).getAttribute('aria-label')).toContain('No driver');
    const gaps = within(await screen.findByRole('list', { name: 'Vans without a driver' }));
    expect(gaps.getAllByRole('listitem')).toHaveLength(1);
    const groomers = within(screen.getByRole('list', { name: 'Groomers' }));
    expect(groomers.getByText('Reads your policies first')).toBeDefined();
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });

  it('keeps days and view in the address', async () => {
    const { router, asked } = await open();
    await grid();
    await userEvent.click(screen.getByRole('button', { name: 'Week' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ view: 'week' }));
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(router.state.location.search).toHaveProperty('from'));
    await waitFor(() =>
      expect(asked.at(-1)?.['start_date']).toBe((router.state.location.search as Record<string, string>)['from']),
    );
  });

  it('is planned from a cell, then saved together', async () => {
    const { sent } = await open();
    await userEvent.click(await cell('van-2', today));
    await choose(/^Groomer/, 'Lou Martin');
    await userEvent.click(screen.getByRole('button', { name: 'Add to plan' }));
    expect((await bar()).textContent).toContain('Lou to Van 2');
    expect((await bar()).textContent).toContain('1 groomer is told');
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save 1 assignment' }));
    await screen.findByText('1 change saved');
    expect(sent).toMatchObject([['van-2', { type: 'calendar' }]]);
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
  });

  it('is planned by carrying a groomer onto days; Escape lets go', async () => {
    const { sent } = await open();
    const lou = within(await screen.findByRole('list', { name: 'Groomers' })).getByText('Lou Martin');
    const carry = async (to: string, more: object = {}) => {
      const target = await cell('van-1', to);
      Object.assign(document, { elementFromPoint: () => target });
      fireEvent.pointerDown(lou, { button: 0, clientX: 0, clientY: 0 });
      fireEvent.pointerMove(document, { clientX: 40, clientY: 40, ...more });
    };
    await carry(day(2));
    expect(screen.getByText(/^Drop to assign/)).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText(/^Drop to assign/)).toBeNull();
    fireEvent.pointerUp(document);
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
    await carry(day(2), { shiftKey: true });
    fireEvent.pointerUp(document);
    expect((await bar()).textContent).toContain('2 groomers are told');
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByText('1 change saved');
    expect(sent).toMatchObject([['van-1', { assignations: [{ date: day(2), driverId: 'lou' }] }]]);
  });

  it('asks what becomes of appointments, and sends again with the answer', async () => {
    const choices: unknown[] = [];
    await open(
      VANS,
      HERE,
      answer(`PUT ${MANAGEMENT}/:id/assignation`, ({ body }) => {
        choices.push(body.choices);
        const visit = {
          id: 'visit-1',
          kind: 'appointment',
          start: `${day(2)}T15:00:00.000Z`,
          end: `${day(2)}T16:00:00.000Z`,
          holderId: MAYA.id,
          choices: ['other_van' as const],
        };
        if (choices.length > 1)
          return {
            vehicleId: 'van-1',
            timeZone: 'America/Chicago',
            assignee: null,
            assignations: [],
            assignationConfiguration: null,
            priceAdjustments: [],
          };
        return refusal(409, 'custody_has_visits', 'Choose.', undefined, { vanUse: [visit] });
      }),
    );
    await userEvent.click(await cell('van-1', day(2)));
    await choose(/^Groomer/, 'Lou Martin');
    await userEvent.click(screen.getByRole('button', { name: 'Add to plan' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save 1 assignment' }));
    const dialog = within(await screen.findByRole('dialog', { name: '1 appointment in Van 1' }));
    expect(dialog.getByText('Goes on in their other van')).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Assign and move 1 appointment' }));
    await waitFor(() => expect(choices.at(-1)).toEqual([{ visitId: 'visit-1', choice: 'other_van' }]));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull());
  });

  it('leads on where there is no van', async () => {
    await open([]);
    expect(await screen.findByRole('link', { name: 'Add your first van' })).toBeDefined();
  });
});
