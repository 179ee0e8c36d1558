import type { CallAnswer, EarningSort, StopSort, WidgetReport } from '@tailgate/contract';
import { addDays, type LocalDate } from '@tailgate/values/local-time';
import { keepPreviousData } from '@tanstack/react-query';
import { read, readAll } from '#shell/api/read.ts';
import type { Days } from '#shell/periods/period.ts';
import type { TableState } from '#ui/table/table-types.ts';

export const EARNINGS = 'GET /v2/service-report/service-provider/earnings-details';
export const PAYOUTS = 'GET /v2/service-report/service-provider/payouts';
export const TAXES = 'GET /v2/service-report/service-provider/sales-taxes-payable';
export const STOPS = 'GET /v2/service-report/service-provider/profit-per-stop';
const EXPENSES = 'GET /v2/service-report/service-provider/expense-details';
const WIDGET = 'GET /v2/service-report/service-provider/chart/widget-report-data';
const ORDER = 'GET /v2/service-report/service-provider/orders/:id';
const AVAILABLE = 'GET /v2/service-report/service-provider/available-for-merchant-processing';

export type Earnings = CallAnswer<typeof EARNINGS>;
export type Earning = Earnings['items'][number];
export type EarningLines = Earnings['lines'];
export type Payout = CallAnswer<typeof PAYOUTS>['items'][number];
export type SalesTaxes = CallAnswer<typeof TAXES>;
export type Stops = CallAnswer<typeof STOPS>;
export type Stop = Stops['items'][number];
export type OrderReport = CallAnswer<typeof ORDER>;
export type Widget = CallAnswer<typeof WIDGET>;

const daysQuery = ({ from, to }: Days) => ({ start_date: from, end_date: to });

/** The sums of the days: they stand beside every page of the list, so that one row is enough. */
export const earningsQuery = (days: Days) => read(EARNINGS, { query: { ...daysQuery(days), limit: 1 } });

export const ordersQuery = (days: Days, { size, page, sort }: TableState) => ({
  // The address was checked against the contract's own list.
  ...read(EARNINGS, {
    query: { ...daysQuery(days), sort: sort as EarningSort, limit: size, offset: (page - 1) * size },
  }),
  placeholderData: keepPreviousData,
});

/** Payouts come once a week: those of three years are no long list. */
export const payoutsQuery = (days: Days) => readAll(PAYOUTS, { query: daysQuery(days) });

const LATEST = 6;
/** Of the last year: who was paid nothing for so long is told so. */
export const latestPayoutsQuery = (today: LocalDate) =>
  read(PAYOUTS, { query: { ...daysQuery({ from: addDays(today, -365), to: today }), limit: LATEST } });

export const OUTER_STOPS = 5;
/** A few stops from one end, beside the sums of all. */
export const outerStopsQuery = (days: Days, sort: 'profit' | '-profit') =>
  read(STOPS, { query: { ...daysQuery(days), sort, limit: OUTER_STOPS } });

export const stopsQuery = (days: Days, { size, page, sort }: TableState) => ({
  // The address was checked against the contract's own list.
  ...read(STOPS, {
    query: { ...daysQuery(days), sort: sort as StopSort, limit: size, offset: (page - 1) * size },
  }),
  placeholderData: keepPreviousData,
});

export const taxesQuery = (days: Days) => read(TAXES, { query: daysQuery(days) });
export const expensesQuery = (days: Days) => read(EXPENSES, { query: daysQuery(days) });
export const widgetQuery = (report: WidgetReport) => read(WIDGET, { query: { report_id: report } });
export const orderQuery = (id: string) => read(ORDER, { params: { id } });
export const availableQuery = () => read(AVAILABLE);
