import type { AppointmentStatus, CallAnswer } from '@tailgate/contract';
import { appointmentMachine } from '@tailgate/contract/facts';
import { keepPreviousData } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';
import type { TableSpec } from '#shell/tables/table-search.ts';
import type { TableState } from '#ui/table/table-types.ts';

const ORDERS = 'GET /v2/staff/orders';
const MONEY = 'GET /v2/staff/orders/:id/money';

export type SiteOrder = CallAnswer<typeof ORDERS>['items'][number];
export type OrderMoney = CallAnswer<typeof MONEY>;
export type Booking = OrderMoney['bookings'][number];
export type Refund = OrderMoney['refunds'][number];

/** What addresses say about the table of orders: they come booked last first. */
export const ORDERS_TABLE: TableSpec = {
  sorts: ['-booked'],
  filters: { status: appointmentMachine.states },
  columns: ['groomer', 'status', 'refunded'],
};

export const siteOrdersQuery = ({ search, size, page, filters: { status } }: TableState) => ({
  ...read(ORDERS, {
    // The address was checked against the same list as the contract's.
    query: { search, ...(status && { status: status as AppointmentStatus }), limit: size, offset: (page - 1) * size },
  }),
  placeholderData: keepPreviousData,
});

/** Orders of a person before 'All orders'. */
const FIRST = 5;

export const personOrdersQuery = (id: string) => read(ORDERS, { query: { search: id, limit: FIRST } });

export const orderMoneyQuery = (id: string) => read(MONEY, { params: { id } });
