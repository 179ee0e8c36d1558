import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { at, buildAppointment, buildStop, dateIn, pageOf, today } from '../appointments.testing.ts';
import type { RouteStop } from '../appointments-query.ts';
import { openHome } from './home.testing.ts';

// A Thursday.
vi.useFakeTimers({ now: new Date('2026-06-11T13:00:00Z'), toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());

const setHour = (hour: number) => vi.setSystemTime(new Date(at(today(), hour)));
beforeEach(() => setHour(14.2));

const stopAt = (hour: number, name: string, more: Partial<RouteStop> = {}): RouteStop =>
  buildStop({
    id: `a-${name}`,
    customer: { id: `c-${name}`, displayName: name, vip: false },
    appointmentStart: at(today(), hour),
    appointmentEnd: at(today(), hour + 1),
    leaveBy: at(today(), hour - 13 / 60),
    drive: { minutes: 13, distanceMiles: 5 },
    minPrice: 135,
    maxPrice: 135,
    ...more,
  });
const done = (hour: number, name: string, total: number) =>
  stopAt(hour, name, { status: 'complete', startedAt: at(today(), hour), endedAt: at(today(), hour + 0.8), total });

const MEI = stopAt(14, 'Mei Tanaka', { minPrice: 140, maxPrice: 140 });
const LENA = stopAt(16, 'Lena Kowalski', { minPrice: 95, maxPrice: 95 });
const NOT_PAID = stopAt(10.5, 'Akira Fischer', { startedAt: at(today(), 10.5), endedAt: at(today(), 11.5) });

const late = () => screen.findByRole('region', { name: 'Late' });
const lateRows = async () => within(await late()).getAllByRole('listitem');

describe('what is late', () => {
  it('stands first, the waiting customer before what was forgotten, each with how late and what to do', async () => {
    await openHome({ stops: [stopAt(7, 'Dan Whitaker'), NOT_PAID, MEI, LENA] });
    await userEvent.click(await screen.findByRole('button', { name: '1 more' }));
    const rows = await lateRows();
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Running 25 min lateMei expects you at 2:00 PMTell Mei',
      'Not started · $135Dan Whitaker · 7 hr 12 min lateStart',
      'Not checked out · $135Akira Fischer · 2 hr 42 minCheck out',
    ]);
    const link = (name: string) => within(rows.at(-1) as HTMLElement).getByRole('link', { name });
    expect(link('Check out').getAttribute('href')).toContain('/groomer/appointments/a-Akira%20Fischer/payment');
    expect(link('Akira Fischer').getAttribute('href')).toContain('/groomer/appointments/a-Akira%20Fischer');
    const route = screen.getByRole('list', { name: 'Today’s stops' });
    expect((await late()).compareDocumentPosition(route)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // What was forgotten is not among what still comes.
    expect(within(route).queryByText('Akira Fischer')).toBeNull();
  });

  it('shows two at first, so that the next stop stays in sight', async () => {
    await openHome({ stops: [7, 8, 9].map((hour) => stopAt(hour, `Customer ${hour}`)) });
    expect(await lateRows()).toHaveLength(2);
    expect(screen.getByRole('button', { name: '1 more' })).toBeTruthy();
    // Nobody has done them.
    expect(screen.getByText('No more stops today')).toBeTruthy();
    expect(screen.queryByText('All stops are done')).toBeNull();
  });

  it('says when the groomer gets there, in red, and what that means for the stop after it', async () => {
    await openHome({ stops: [MEI, LENA] });
    const arrive = await screen.findByText('Arrive 2:25 PM');
    expect(arrive.dataset['tone']).toBe('danger');
    expect(screen.getByText(/still on time/)).toBeTruthy();
    expect(screen.queryByText(/Leave by/)).toBeNull();
  });

  it('says that the stop after it gets late too', async () => {
    await openHome({ stops: [MEI, stopAt(15.25, 'Lena Kowalski')] });
    expect((await screen.findByText(/arrive 3:38 PM/)).dataset['tone']).toBe('danger');
  });

  it('is nothing for a delay that the customer knows, and the way out stays when no text is left', async () => {
    await openHome({ stops: [{ ...MEI, expectedAt: at(today(), 14.5) }] });
    expect(await screen.findByRole('heading', { name: 'Next stop · 2:00 PM' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Late' })).toBeNull();
    cleanup();
    setHour(15);
    await openHome({ stops: [{ ...MEI, appointmentEnd: at(today(), 16), hasLateNoticesLeft: false }] });
    expect(
      within(await late())
        .getByRole('link', { name: 'Call Mei' })
        .getAttribute('href'),
    ).toMatch(/^tel:/);
  });

  it('counts a delay from when the stop before will be over', async () => {
    await openHome({ stops: [stopAt(13, 'Akira Fischer', { startedAt: at(today(), 13.75) }), { ...MEI, id: 'a-3' }] });
    expect((await lateRows()).map(({ textContent }) => textContent)).toEqual([
      'Running 58 min lateMei expects you at 2:00 PMTell Mei',
    ]);
    expect(screen.getByRole('heading', { name: 'In progress since 1:45 PM' })).toBeTruthy();
  });

  it('leads to the checkout when all services are done', async () => {
    setHour(11.6);
    await openHome({ stops: [NOT_PAID, MEI] });
    expect(await screen.findByRole('heading', { name: 'Services done' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Check out' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Late' })).toBeNull();
  });

  it('counts what was left open on earlier days', async () => {
    const open = buildAppointment({ id: 'a-9', appointmentStart: at(dateIn(-1), 9) });
    await openHome({ stops: [] }, pageOf([]), [], '/groomer', pageOf([open]));
    expect((await lateRows()).map(({ textContent }) => textContent)).toEqual([
      '1 not checked outFrom earlier daysOpen',
    ]);
  });

  it('tells the customer in two presses', async () => {
    await openHome({ stops: [MEI] });
    await userEvent.click(await screen.findByRole('button', { name: 'Tell Mei' }));
    expect(await screen.findByRole('button', { name: '30 min' })).toBeTruthy();
  });

  it('has no problems that axe finds', async () => {
    await openHome({ stops: [done(9, 'Iris Cole', 84), NOT_PAID, MEI, LENA] });
    await late();
    const { violations } = await axe.run(screen.getByRole('main'), { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
});

describe('what is done', () => {
  const DAY = [done(8, 'Iris Cole', 184.5), done(9, 'Ben Alvarez', 227.5), MEI, LENA];

  it('is one line with its sum and what is left, and opens to the stops', async () => {
    await openHome({ stops: DAY });
    const line = await screen.findByRole('button', { name: '2 done · $412.00 $235 left today' });
    expect(screen.queryByRole('list', { name: 'Done today' })).toBeNull();
    await userEvent.click(line);
    const rows = within(screen.getByRole('list', { name: 'Done today' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Iris Cole · Biscuit, Full groom$184.50',
      'Ben Alvarez · Biscuit, Full groom$227.50',
    ]);
    expect(within(screen.getByRole('list', { name: 'Today’s stops' })).queryByText(/Iris Cole/)).toBeNull();
  });

  it('takes the place of the totals on a phone', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (media) => Object.assign(wide(media), { matches: false });
    try {
      await openHome({ stops: DAY });
      expect(await screen.findByRole('button', { name: /2 done/ })).toBeTruthy();
      expect(screen.queryByLabelText('Today in total')).toBeNull();
    } finally {
      window.matchMedia = wide;
    }
  });

  it('keeps the number of each stop of the day', async () => {
    await openHome({ stops: DAY });
    const next = await screen.findByRole('heading', { name: 'Next stop · 2:00 PM' });
    expect(next.closest('li')?.textContent).toMatch(/^3Next stop/);
    const route = within(screen.getByRole('list', { name: 'Today’s stops' }));
    expect(route.getByText('4')).toBeTruthy();
  });
});
