import type { CallAnswer } from '@tailgate/contract';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';

export const SESSION = '/v2/service-checkout/pet-service/service-provider';

export type BookingSession = CallAnswer<`GET ${typeof SESSION}/:sessionId`>;
export type SeriesDate = CallAnswer<`POST ${typeof SESSION}/:sessionId/recurring-orders-date`>['dates'][number];
export type ServiceOffer = CallAnswer<'GET /v2/service-provider/services/my-services'>['items'][number];

export const sessionQuery = (sessionId: string) => read(`GET ${SESSION}/:sessionId`, { params: { sessionId } });

export const offersQuery = read('GET /v2/service-provider/services/my-services');
export const timeModifiersQuery = read(`GET ${SESSION}/time-modifiers-list`);

/** What free times are read for: the session, how long it takes, and the partner whose calendar it is. */
export interface TimesOf {
  readonly sessionId: string;
  readonly minutes: number;
  readonly partnerId: string | undefined;
}

const timesOf = ({ minutes, partnerId }: TimesOf) => ({
  service_time: minutes,
  ...(partnerId !== undefined && { destinationServiceProvider: partnerId }),
});

/** `month` is `2026-11`. */
export const daysQuery = (times: TimesOf, month: string) => ({
  ...read(`GET ${SESSION}/:sessionId/:month/:year/available-days`, {
    params: { sessionId: times.sessionId, month: String(Number(month.slice(5))), year: month.slice(0, 4) },
    query: timesOf(times),
  }),
  placeholderData: keepPreviousData,
});

export const slotsQuery = (times: TimesOf, date: string) =>
  read(`GET ${SESSION}/:sessionId/available-time-slots`, {
    params: { sessionId: times.sessionId },
    query: { date, ...timesOf(times) },
  });

const OFFERED = 50;

/** Customers by name, found by name, pet or phone. */
export const customersToBook = (search: string) => ({
  ...read('GET /v2/service-provider/customer/list', { query: { limit: OFFERED, search } }),
  placeholderData: keepPreviousData,
});

export const orderQuery = (id: string) => read(`GET ${SESSION}/order/:id`, { params: { id } });

/** Puts the answer of a write where the steps read it. */
export const keepSession = (queryClient: QueryClient, session: BookingSession): void => {
  queryClient.setQueryData(sessionQuery(session.id).queryKey, session);
};
