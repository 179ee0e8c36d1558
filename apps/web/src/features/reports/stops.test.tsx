import type { CallAnswer } from '@tailgate/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { RequestHandler } from 'msw';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { openApp } from '../../testing/open-app.tsx';
import { refusal } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';
import { placeOf, scaleOf } from './stop-bars.tsx';

vi.useFakeTimers({ now: new Date('2026-11-16T18:00:00Z'), toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());

const STOPS = 'GET /v2/service-report/service-provider/profit-per-stop';
type Stops = CallAnswer<typeof STOPS>;

const stopOf = (orderId: string, name: string, profit: number): Stops['items'][number] => ({
  orderId,
  date: '2026-11-10T16:00:00.000Z',
  customer: { id: `c-${orderId}`, displayName: name },
  work: profit + 12,
  tips: 5,
  fees: -6,
  van: 0,
  miles: 15.7,
  driving: -11,
  profit,
});
const EARNS = stopOf('o-1', 'Priya Raman', 120);
const LOSES = stopOf('o-2', 'Dan Whitaker', -8.5);
const SUMS = { work: 135.5, tips: 10, fees: -12, van: 0, miles: 31.4, driving: -22, profit: 111.5, costPerMile: 0.7 };
const TWO: Stops = { items: [EARNS, LOSES], total: 2, limit: 25, offset: 0, ...SUMS };

const open = async (
  path: string,
  answering: Parameters<typeof answer<typeof STOPS>>[1] = TWO,
  ...more: RequestHandler[]
) => await openApp(path, buildSession({ role: 'groomer' }), answer(STOPS, answering), ...more);
const textOf = (element: Element) => element.textContent.replaceAll(/\s+/g, ' ').trim();
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(textOf));

describe('profit per stop', () => {
  it('adds up from the price to the profit, and says what a mile is reckoned at', async () => {
    await open('/groomer/reports/profit');
    expect(rowsOf(await screen.findByRole('table', { name: 'From price to profit' }))).toEqual([
      ['Prices after coupons', '$135.50'],
      ['Tips', '$10.00'],
      ['Platform and card fees', '−$12.00'],
      ['Driving, 31.4 miles', '−$22.00'],
      ['Profit', '$111.50'],
    ]);
    await screen.findByText(/\$0\.70 a mile, the IRS rate for business use in 2025/);
    expect(textOf(screen.getByRole('region', { name: 'Average stop' }))).toBe('Average stop$55.752 stops');
    expect(textOf(screen.getByRole('region', { name: 'Left for you' }))).toContain('77%');
    const { violations } = await axe.run(screen.getByRole('main'), { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });

  it('lists every stop with its sums, and sorts by profit through the API', async () => {
    const asked: (string | null)[] = [];
    const { router } = await open('/groomer/reports/profit?period=last-month', ({ query }) => {
      asked.push(query.get('sort'));
      return TWO;
    });
    const table = await screen.findByRole('table', { name: 'stops' });
    expect(rowsOf(table)).toEqual([
      ['Date', 'Customer', 'Price', 'Tips', 'Fees', 'Driving', 'Miles', 'Profit'],
      ['Nov 10, 2026', 'PRPriya Raman', '$132.00', '$5.00', '−$6.00', '−$11.00', '15.7', '$120.00'],
      ['Nov 10, 2026', 'DWDan Whitaker', '$3.50', '$5.00', '−$6.00', '−$11.00', '15.7', '−$8.50'],
      ['All 2 stops', '', '$135.50', '$10.00', '−$12.00', '−$22.00', '31.4', '$111.50'],
    ]);
    await userEvent.click(within(table).getByRole('button', { name: 'Profit' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ period: 'last-month', sort: 'profit' }));
    expect(asked).toContain('-date');
    expect(asked).toContain('profit');
  });

  it('shows both ends of a long list, each stop once', async () => {
    const best = [1, 2, 3, 4, 5].map((n) => stopOf(`b-${n}`, `Best ${n}`, 100 - n));
    await open('/groomer/reports/profit', ({ query }) => ({
      ...TWO,
      total: 7,
      items: query.get('sort') === 'profit' ? [LOSES, EARNS, ...best.slice(2)] : best,
    }));
    const low = await screen.findByRole('region', { name: 'Lowest stops' });
    const names = (region: HTMLElement) => within(region).getAllByRole('link').map(textOf);
    expect(names(low)).toEqual(['Priya Raman', 'Dan Whitaker']);
    expect(names(screen.getByRole('region', { name: 'Top stops' }))).toHaveLength(5);
  });

  it('draws bars from one zero line', () => {
    const scale = scaleOf([
      { ...EARNS, profit: 75 },
      { ...LOSES, profit: -25 },
    ]);
    expect(placeOf(75, scale)).toEqual({ start: 25, size: 75 });
    expect(placeOf(-25, scale)).toEqual({ start: 0, size: 25 });
    expect(placeOf(0, scaleOf([]))).toEqual({ start: 0, size: 0 });
  });

  it('names the van only for who shares with its owner', async () => {
    await open('/groomer/reports/profit', { ...TWO, van: -30 });
    await screen.findByRole('columnheader', { name: 'Van' });
    expect(textOf(screen.getByRole('table', { name: 'From price to profit' }))).toContain(
      'Share of the van owner−$30.00',
    );
  });

  it('says when there is nothing, and offers a retry', async () => {
    let works = false;
    await open('/groomer/reports/profit', () =>
      works ? { ...TWO, items: [], total: 0 } : refusal(500, 'internal_server_error'),
    );
    await screen.findByText('Your stops didn’t load');
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('No stops in November 2026');
  });
});
