import type { CallAnswer, CallInput } from '@tailgate/contract';
import { OPEN_STATUSES, PENDING_DAYS_BACK, type AppointmentStatus } from '@tailgate/contract/facts';
import { addDays, type LocalDate } from '@tailgate/values/local-time';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '#shell/api/api-error.ts';
import { read } from '#shell/api/read.ts';
import type { TableState } from '#ui/table/table-types.ts';
import { restOfMonth } from './calendar/calendar-days.ts';

const MONTH = 'GET /v2/service-schedule/service-provider/monthly-schedule/:year/:month';
const ORDERS = 'GET /v2/service-schedule/service-provider/orders';
/** An appointment as an order, and what is changed on it. */
export const ORDER_PATH = '/v2/service-checkout/pet-service/service-provider/order/:id';
const ORDER = `GET ${ORDER_PATH}` as const;
const DAY_ROUTE = 'GET /v2/service-schedule/service-provider/day-route';
export const DAY_ORDER = 'POST /v2/service-schedule/service-provider/day-order';
const DAY_PROPOSAL = 'GET /v2/service-schedule/service-provider/day-order';
export const APPOINTMENTS = '/v2/service-appointment/service-provider/appointments';

export const MOVE_SLOTS = `GET ${APPOINTMENTS}/:id/available-time-slots` as const;

export type Hold = CallAnswer<typeof MONTH>['holds'][number];
export type Appointment = CallAnswer<typeof MONTH>['items'][number];
export type DayRoute = CallAnswer<typeof DAY_ROUTE>;
export type RouteStop = DayRoute['stops'][number];
export type DayOrder = CallAnswer<typeof DAY_PROPOSAL>;
/** The same for groomer and customer. */
export type Receipt = CallAnswer<`GET ${typeof ORDER_PATH}/receipt`>;
export type AppointmentDetail = CallAnswer<typeof ORDER>;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The appointments of one month, `2026-11`; one entry of the cache a month. */
export const monthQuery = (month: string) => ({
  ...read(MONTH, { params: { year: month.slice(0, 4), month: String(Number(month.slice(5))) } }),
  staleTime: MINUTE_MS,
});

/** The stops of a day with the drives between them. */
export const dayRouteQuery = (date: LocalDate) => ({ ...read(DAY_ROUTE, { query: { date } }), staleTime: MINUTE_MS });

/** A shorter order of a day, if there is one. */
export const dayOrderQuery = (date: LocalDate) => ({
  ...read(DAY_PROPOSAL, { query: { date } }),
  staleTime: 5 * MINUTE_MS,
});

export const appointmentQuery = (id: string) => read(ORDER, { params: { id } });
export const receiptQuery = (id: string) => read(`GET ${ORDER_PATH}/receipt`, { params: { id } });
/** When its customer could come again. */
export const nextTimesQuery = (id: string) => ({
  ...read(`GET ${APPOINTMENTS}/:id/next-times`, { params: { id } }),
  staleTime: MINUTE_MS,
});
/** How the customer can pay for it. */
export const paymentMethodsQuery = (id: string) => read(`GET ${ORDER_PATH}/payment/list`, { params: { id } });
/** Never there, or another groomer's by now. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** What was done to a pet before, by any groomer of its customer. */
export const petHistoryQuery = (petId: string) =>
  read('GET /v2/service-schedule/service-provider/pet-history', { query: { pet_id: petId, limit: 20 } });

/** The drives of one day. */
export const drivingQuery = (date: LocalDate) => ({
  ...read('GET /v2/service-schedule/service-provider/driving-details', { query: { start_date: date, end_date: date } }),
  staleTime: MINUTE_MS,
});

type OrdersQuery = NonNullable<CallInput<typeof ORDERS>['query']>;

/** One page of the list: a month, or every day where words are searched. */
export const listQuery = ({ search, sort, page, size, filters: { status } }: TableState, date: LocalDate) => {
  const { from, to } = restOfMonth(date);
  const range = search === '' ? { start_date: from, end_date: to } : {};
  return {
    ...read(ORDERS, {
      query: {
        ...range,
        ...(search !== '' && { customer_search: search }),
        // The address was checked against the statuses of the contract.
        ...(status !== undefined && { status: status as AppointmentStatus }),
        order: sort.startsWith('-') ? 'desc' : 'asc',
        limit: size,
        page,
      },
    }),
    placeholderData: keepPreviousData,
  };
};

const queue = (query: OrdersQuery) => read(ORDERS, { query: { limit: 50, ...query } });

/** What waits for the groomer, by kind. */
export const queueQueries = (today: LocalDate) => ({
  pending: queue({ status: 'pending', start_date: addDays(today, -PENDING_DAYS_BACK) }),
  reschedule: queue({ status: ['reschedule_request', 'reschedule_request_ask'] }),
  cancellation: queue({ status: 'cancellation_request' }),
  unclosed: {
    ...queue({ status: [...OPEN_STATUSES], end_date: addDays(today, -1), order: 'desc' }),
    staleTime: DAY_MS,
  },
});
export type QueueName = keyof ReturnType<typeof queueQueries>;

export const reasonsQuery = (category: 'reschedule-reason' | 'decline-reasons') =>
  read(`GET ${APPOINTMENTS}/cancellation-reasons`, { query: { category } });

export const moveDaysQuery = (id: string, month: string, minutes: number) =>
  read(`GET ${APPOINTMENTS}/:id/:month/:year/available-days`, {
    params: { id, month: String(Number(month.slice(5))), year: month.slice(0, 4) },
    query: { service_time: minutes },
  });

export const moveSlotsQuery = (id: string, date: string, minutes: number) =>
  read(MOVE_SLOTS, { params: { id }, query: { date, service_time: minutes } });

/** The same, with what is in the way of one start. */
export const moveCheckQuery = (id: string, date: string, minutes: number, start: Date) =>
  read(MOVE_SLOTS, { params: { id }, query: { date, service_time: minutes, start: start.toISOString() } });

/** The answer of a write is the appointment as it is now. */
export const keepAppointment = (queryClient: QueryClient, appointment: AppointmentDetail): void => {
  queryClient.setQueryData(appointmentQuery(appointment.id).queryKey, appointment);
};
