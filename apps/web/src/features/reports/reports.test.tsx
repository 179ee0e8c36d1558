import type { CallAnswer, WidgetReport } from '@tailgate/contract';
import { WIDGET_REPORTS } from '@tailgate/contract/facts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { HttpResponse, type RequestHandler } from 'msw';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { openApp } from '../../testing/open-app.tsx';
import { refusal } from '../../testing/server.ts';
import { buildSession } from '../../testing/sessions.ts';

// A Monday.
vi.useFakeTimers({ now: new Date('2026-11-16T18:00:00Z'), toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());

const BASE = '/v2/service-report/service-provider';
const EARNINGS = `GET ${BASE}/earnings-details` as const;
const PAYOUTS = `GET ${BASE}/payouts` as const;
const TAXES = `GET ${BASE}/sales-taxes-payable` as const;
const WIDGET = `GET ${BASE}/chart/widget-report-data` as const;
type Earnings = CallAnswer<typeof EARNINGS>;

const EARNING: Earnings['items'][number] = {
  id: 'e-1',
  orderId: 'o-1',
  date: '2026-11-10T16:00:00.000Z',
  kind: 'completion',
  customer: { id: 'c-1', displayName: 'Priya Raman' },
  lines: [
    { line: 'services', amount: 120 },
    { line: 'tips', amount: 20 },
    { line: 'platformFee', amount: -6 },
    { line: 'cardProcessing', amount: -4.7 },
  ],
  net: 129.3,
  tax: 9.9,
};
const NO_EARNINGS: Earnings = {
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
const THIS_MONTH: Earnings = {
  ...NO_EARNINGS,
  items: [EARNING],
  total: 1,
  net: 129.3,
  tips: 20,
  tax: 9.9,
  orders: 1,
  lines: EARNING.lines,
  byDay: [{ day: '2026-11-10', net: 129.3, tips: 20 }],
};
const OCTOBER: Earnings = { ...NO_EARNINGS, total: 1, net: 100, tips: 10, orders: 2 };
const PAYOUT = { id: 'p-1', date: '2026-11-13T12:00:00.000Z', kind: 'payout' as const, amount: 100, fee: 0.5 };
const OLDER = { id: 'p-2', date: '2026-11-06T12:00:00.000Z', kind: 'returned' as const, amount: -40.1, fee: 0 };

const widgetOf = (report: WidgetReport): CallAnswer<typeof WIDGET> => {
  const unit = report === 'DayWorked' ? 'days' : report.startsWith('Pet') ? 'pets' : 'dollars';
  const label = report === 'Top10Customers' ? 'Priya Raman' : 'Nov 2026';
  return { reportId: report, unit, total: 12, points: [{ key: '2026-11', label, value: 12 }] };
};

const open = async (path: string, ...first: readonly RequestHandler[]) => {
  const asked: string[] = [];
  const app = await openApp(
    path,
    buildSession({ role: 'groomer' }),
    ...first,
    answer(EARNINGS, ({ query }) => {
      asked.push(`${query.get('start_date')} ${query.get('end_date')}`);
      return query.get('start_date') === '2026-11-01' ? THIS_MONTH : OCTOBER;
    }),
    answer(PAYOUTS, { items: [PAYOUT, OLDER], total: 2, limit: 100, offset: 0, amount: 59.9, fees: 0.5 }),
    answer(TAXES, {
      sales: 300,
      tax: 24.75,
      byMonth: [
        { month: '2026-09', sales: 100, tax: 8.25 },
        { month: '2026-11', sales: 200, tax: 16.5 },
      ],
    }),
    answer(`GET ${BASE}/expense-details`, { amount: 50, count: 1, byCategory: [], byMonth: [], byPaymentType: [] }),
    answer(WIDGET, ({ query }) => widgetOf(query.get('report_id') as WidgetReport)),
    answer(`GET ${BASE}/available-for-merchant-processing`, {
      available: -12.5,
      earnings: -32.5,
      tips: 20,
      vanShare: 0,
      lastPayout: PAYOUT,
    }),
    answer(`GET ${BASE}/orders/:id`, {
      id: 'o-1',
      date: EARNING.date,
      lines: EARNING.lines,
      net: 129.3,
      charged: {
        customer: { id: 'c-1', displayName: 'Priya Raman' },
        total: 149.9,
        refunded: 0,
        tax: 9.9,
        unpaid: 0,
        paidBy: [{ way: 'giftCard', amount: 149.9 }],
      },
      history: [{ date: EARNING.date, kind: 'completion', net: 129.3 }],
    }),
  );
  return { ...app, asked };
};

const textOf = (element: Element) => element.textContent.replaceAll(/\s+/g, ' ').trim();
const region = async (name: string) => textOf(await screen.findByRole('region', { name }));
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(textOf));
const isAccessible = async () => {
  const { violations } = await axe.run(screen.getByRole('main'), { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
};

describe('the overview of reports', () => {
  it('RL-reports-01 shows all six charts with their figures, this month against the last, and the six reports', async () => {
    const { asked } = await open('/groomer/reports');
    expect(await region('Net this month')).toBe('Net this month$129.3029% over Oct 1–16');
    expect(await region('Appointments')).toBe('Appointments150% below Oct 1–16');
    expect(asked.toSorted()).toEqual(['2026-10-01 2026-10-16', '2026-11-01 2026-11-30']);
    for (const title of [
      'Net earnings by month',
      'Pets by month',
      'Days worked',
      'Pets by week',
      'Pets by day',
      'Top 10 customers',
    ])
      await screen.findByRole('heading', { level: 2, name: title });
    await waitFor(() => expect(screen.getAllByRole('figure')).toHaveLength(WIDGET_REPORTS.length - 1));
    const pets = within(screen.getByRole('figure', { name: 'Pets by month' })).getByRole('table');
    expect(rowsOf(pets)).toEqual([
      ['Month', 'Pets'],
      ['Nov 2026', '12 pets'],
      ['Total', '12 pets'],
    ]);
    const customers = await screen.findByRole('list', { name: 'Top 10 customers' });
    expect(textOf(customers)).toBe('Priya Raman $12.00');
    const links = within(screen.getByRole('list', { name: 'All reports' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/groomer/reports/earning',
      '/groomer/reports/detail',
      '/groomer/reports/profit',
      '/groomer/reports/expense',
      '/groomer/reports/sales-taxes-payable',
      '/groomer/reports/available-for-merchant-processing',
    ]);
    await isAccessible();
  });

  it('says what will appear, and offers a retry for what does not load', async () => {
    let works = false;
    await open(
      '/groomer/reports',
      answer(WIDGET, ({ query }) => {
        const report = query.get('report_id') as WidgetReport;
        if (report === 'DayWorked' && !works) return refusal(500, 'internal_server_error');
        return { ...widgetOf(report), total: 0, points: [] };
      }),
    );
    await screen.findByText('The pets you groomed each week appear here once you complete an appointment.');
    await screen.findByText('Days worked didn’t load');
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Days on which you completed an appointment appear here, by month.');
  });
});

describe('earnings', () => {
  it('add up from services to the net, against the same days of the month before', async () => {
    await open('/groomer/reports/earning');
    await waitFor(async () =>
      expect(await region('Net earnings')).toBe('Net earnings$129.3029% over Oct 1–16 ($100.00)'),
    );
    expect(rowsOf(screen.getByRole('table', { name: 'From services to net' }))).toEqual([
      ['Services and add-ons', '$120.00'],
      ['Tips', '$20.00'],
      ['Before fees', '$140.00'],
      ['Platform fee', '−$6.00'],
      ['Card processing', '−$4.70'],
      ['Net earnings', '$129.30'],
    ]);
    const figures = within(screen.getByRole('figure', { name: 'Net earnings by week' })).getByRole('table');
    expect(rowsOf(figures)).toContainEqual(['Nov 8', '$109.30', '$20.00', '$129.30']);
    expect(rowsOf(figures)).toContainEqual(['Total', '$109.30', '$20.00', '$129.30']);
    expect(rowsOf(figures).at(-1)).toEqual(['Average, Oct 1–16', '', '$33.33']);
    await isAccessible();
  });

  it('show the table of the chart on request', async () => {
    await open('/groomer/reports/earning');
    const button = await screen.findByRole('button', { name: 'Show table' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Hide table' }).getAttribute('aria-expanded')).toBe('true');
  });

  it('keep the period in the address, step by step and back', async () => {
    const { router, asked } = await open('/groomer/reports/earning?sort=amount');
    await userEvent.click(await screen.findByRole('button', { name: 'This week' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ period: 'this-week', sort: 'amount' }));
    await waitFor(() => expect(asked).toContain('2026-11-15 2026-11-21'));
    expect(screen.getByRole('button', { name: 'Next period' })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('button', { name: 'Previous period' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ period: 'last-week', sort: 'amount' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous period' }));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({
        period: 'custom',
        from: '2026-11-01',
        to: '2026-11-07',
        sort: 'amount',
      }),
    );
    router.history.back();
    await waitFor(() => expect(router.state.location.search).toEqual({ period: 'last-week', sort: 'amount' }));
    await screen.findAllByText('Nov 8–14, 2026');
  });

  it('list payouts, sorted as chosen, with their sums', async () => {
    const { router } = await open('/groomer/reports/earning');
    const table = await screen.findByRole('table', { name: 'payouts' });
    expect(rowsOf(table)).toEqual([
      ['Date', 'Type', 'Fee', 'Amount'],
      ['Nov 13, 2026', 'Payout', '$0.50', '$100.00'],
      ['Nov 6, 2026', 'Returned', '$0.00', '−$40.10'],
      ['2 payouts', '', '$0.50', '$59.90'],
    ]);
    await userEvent.click(within(table).getByRole('button', { name: 'Amount' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'amount' }));
    expect(rowsOf(table)[1]?.[0]).toBe('Nov 6, 2026');
  });

  it('say what cash has to do with payouts, and lead from a payout to its orders', async () => {
    const { router } = await open('/groomer/reports/earning');
    const payouts = within(await screen.findByRole('region', { name: 'Payouts' }));
    expect(payouts.getByText(/^Payouts send what customers paid by card\. Cash and checks are with you/)).toBeTruthy();
    await userEvent.click(await payouts.findByRole('link', { name: 'Orders of the payout of Nov 13, 2026' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/groomer/reports/detail'));
    expect(router.state.location.search).toEqual({ period: 'custom', from: '2026-11-06', to: '2026-11-13' });
  });

  it('say when there is nothing, and what will be there', async () => {
    await open('/groomer/reports/earning', answer(EARNINGS, NO_EARNINGS));
    await screen.findByText('No earnings in November 2026');
  });

  it('RL-reports-02 are downloaded as the files of the shown days', async () => {
    const saved: File[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    URL.createObjectURL = (file) => {
      saved.push(file as File);
      return 'blob:file';
    };
    URL.revokeObjectURL = () => undefined;
    const asked: string[] = [];
    await open(
      '/groomer/reports/earning?period=last-month',
      answer(PAYOUTS, { items: [], total: 0, limit: 100, offset: 0, amount: 0, fees: 0 }),
      answer(EARNINGS, ({ query }) => {
        if (query.get('download') !== '1') return OCTOBER;
        asked.push(`${query.get('start_date')} ${query.get('end_date')} ${query.get('format')}`);
        // A PDF is no text: its bytes must not pass through one.
        return new HttpResponse(new Uint8Array([37, 80, 68, 70, 255, 254])) as never;
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
    const names = ['earnings-2026-10-01-2026-10-31.csv', 'earnings-2026-10-01-2026-10-31.pdf'];
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(names));
    expect(saved.map(({ size, type }) => [size, type])).toEqual([
      [6, 'text/csv'],
      [6, 'application/pdf'],
    ]);
    expect(asked).toEqual(['2026-10-01 2026-10-31 csv', '2026-10-01 2026-10-31 pdf']);
  });
});

describe('orders', () => {
  it('show what each brought, and the sums of all', async () => {
    await open('/groomer/reports/detail');
    const table = await screen.findByRole('table', { name: 'orders' });
    expect(rowsOf(table).slice(1)).toEqual([
      ['Nov 10, 2026', 'PRPriya Raman', 'Appointment', '$120.00', '$20.00', '−$10.70', '$9.90', '$129.30'],
      ['All 1 entry', '', '', '$120.00', '$20.00', '−$10.70', '$9.90', '$129.30'],
    ]);
    await isAccessible();
  });

  it('are sorted by the API, and the address says how', async () => {
    const asked: (string | null)[] = [];
    const { router } = await open(
      '/groomer/reports/detail?period=last-month',
      answer(EARNINGS, ({ query }) => {
        asked.push(query.get('sort'));
        return THIS_MONTH;
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Net' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ period: 'last-month', sort: 'net' }));
    await waitFor(() => expect(asked.at(-1)).toBe('net'));
  });

  it('open one, and lead back to the same days', async () => {
    const { router } = await open('/groomer/reports/detail?period=this-month');
    await userEvent.click(await screen.findByRole('link', { name: 'Priya Raman' }));
    await screen.findByRole('table', { name: 'What you earned' });
    expect(rowsOf(screen.getByRole('table', { name: 'What the customer paid' }))).toEqual([
      ['Order total, with tax and tip', '$149.90'],
      ['Of that, sales tax', '$9.90'],
      ['Paid by gift card', '$149.90'],
    ]);
    expect(router.state.location.pathname).toBe('/groomer/reports/detail/o-1');
    await isAccessible();
  });

  it('say when an order is not there', async () => {
    await open(
      '/groomer/reports/detail/o-9',
      answer(`GET ${BASE}/orders/:id`, () => refusal(404, 'not_found')),
    );
    await screen.findByText('The order didn’t load');
  });
});

describe('sales taxes', () => {
  it('are shown by month, the latest first, with their sums', async () => {
    await open('/groomer/reports/sales-taxes-payable?period=this-year');
    expect(rowsOf(await screen.findByRole('table', { name: 'months' }))).toEqual([
      ['Month', 'Sales', 'Sales tax'],
      ['Nov 2026', '$200.00', '$16.50'],
      ['Sep 2026', '$100.00', '$8.25'],
      ['2 months', '$300.00', '$24.75'],
    ]);
    await waitFor(async () =>
      expect(await region('Sales tax collected')).toBe('Sales tax collected$24.75Same as Jan 1 – Nov 16, 2025'),
    );
    await isAccessible();
  });
});

describe('what is available for a payout', () => {
  it('may be owed, and then says why', async () => {
    await open('/groomer/reports/available-for-merchant-processing');
    expect(await region('Available for payout')).toContain('−$12.50');
    await screen.findByText(/fees and taxes of those orders are still owed/);
    expect(textOf(await screen.findByRole('list', { name: 'Latest payouts' }))).toContain('Nov 13, 2026');
    expect(screen.queryByText('Van share')).toBeNull();
    await isAccessible();
  });
});
