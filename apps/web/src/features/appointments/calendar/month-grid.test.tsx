import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { buildSession } from '../../../testing/sessions.ts';
import { at, buildAppointment, buildDetail, ZONE } from '../appointments.testing.ts';
import type { Appointment } from '../appointments-query.ts';
import type { LocalDate } from '@tailgate/values/local-time';

const MONTH = 'GET /v2/service-schedule/service-provider/monthly-schedule/:year/:month';
const ORDER = 'GET /v2/service-checkout/pet-service/service-provider/order/:id';

/** After every instant at which tests take place. */
const FULL = '2038-01-13' as LocalDate;
const onFullDay = (index: number, more: Partial<Appointment> = {}) =>
  buildAppointment({
    id: `a-${index}`,
    customer: { id: `c-${index}`, displayName: `Customer ${index}`, vip: false },
    appointmentStart: at(FULL, 8 + index),
    appointmentEnd: at(FULL, 9 + index),
    ...more,
  });

const open = async (items: readonly Appointment[]) => {
  const app = await openApp(
    `/groomer/appointments?view=month&date=${FULL}`,
    buildSession(),
    answer(MONTH, { items: [...items], holds: [], timeZone: ZONE }),
    answer(ORDER, buildDetail()),
  );
  await screen.findByRole('heading', { name: 'January 2038' });
  return app;
};
const dayCell = async (name: string) => {
  const cell = (await screen.findByRole('button', { name })).closest('li');
  if (!cell) throw new Error('no cell');
  return cell;
};

describe('a month of the calendar', () => {
  it('shows the first appointments of a day with time and customer, and counts the others', async () => {
    await open([0, 1, 2, 3, 4].map((index) => onFullDay(index)));
    expect((await dayCell('Wednesday, January 13')).textContent).toBe(
      '138:00 Customer 09:00 Customer 110:00 Customer 22 more',
    );
  });

  it('shows the fourth appointment where counting it would take the same line', async () => {
    await open([0, 1, 2, 3].map((index) => onFullDay(index)));
    expect((await dayCell('Wednesday, January 13')).textContent).toBe(
      '138:00 Customer 09:00 Customer 110:00 Customer 211:00 Customer 3',
    );
    expect((await dayCell('Thursday, January 14')).textContent).toBe('14');
  });

  it('covers whole weeks and leaves out what was called off', async () => {
    await open([onFullDay(0, { status: 'cancelled' }), onFullDay(1, { status: 'pending' })]);
    const days = within(await screen.findByRole('list', { name: 'Days' })).getAllByRole('listitem');
    expect(days).toHaveLength(42);
    expect((await dayCell('Wednesday, January 13')).textContent).toBe('139:00 Customer 1');
    expect(screen.getByRole('button', { name: /Customer 1$/ }).dataset['tone']).toBe('pending');
  });

  it('opens an appointment, and the day of a date or of what is not shown', async () => {
    const { router } = await open([0, 1, 2, 3, 4].map((index) => onFullDay(index)));
    await userEvent.click(await screen.findByRole('button', { name: '2 more' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ view: 'day', date: FULL }));
    router.history.back();
    await userEvent.click(await screen.findByRole('button', { name: 'Friday, January 15' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ view: 'day', date: '2038-01-15' }));
    router.history.back();
    await userEvent.click(await screen.findByRole('button', { name: /Customer 2$/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/groomer/appointments/a-2'));
  });

  it('is walked with the arrow keys', async () => {
    await open([]);
    (await screen.findByRole('button', { name: 'Wednesday, January 13' })).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Thursday, January 21');
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Wednesday, January 13');
  });

  it('has no problems that axe finds', async () => {
    await open([0, 1, 2, 3].map((index) => onFullDay(index)));
    await dayCell('Wednesday, January 13');
    const { violations } = await axe.run(screen.getByRole('main'), { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
});
