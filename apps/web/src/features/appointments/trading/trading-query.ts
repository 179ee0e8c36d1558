import type { CallAnswer } from '@tailgate/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { read, readAll } from '#shell/api/read.ts';

export const TRADING = '/v2/service-appointment/trading';
export const JOBS = '/v2/service-schedule/service-provider/grab-it';

const PARTNERS = `GET ${TRADING}/seller/trade-partners` as const;
const RECEIVED = `GET ${TRADING}/buyer/received-appointments` as const;
const REJECTED = `GET ${TRADING}/seller/rejected-appointments` as const;
const OPEN_JOBS = `GET ${JOBS}/jobs` as const;

export type OpenJob = CallAnswer<typeof OPEN_JOBS>['items'][number];
export type ReceivedTrade = CallAnswer<typeof RECEIVED>['items'][number];

const MINUTE_MS = 60_000;

export const partnersQuery = readAll(PARTNERS);
/** With why one cannot take an appointment at its own time, or at another. */
export const partnersForQuery = (orderId: string, start: string | undefined) => ({
  ...readAll(PARTNERS, { query: { orderId, ...(start !== undefined && { start }) } }),
  placeholderData: keepPreviousData,
});
export const receivedTradesQuery = read(RECEIVED);
export const rejectedTradesQuery = read(REJECTED);
/** Nobody is told when another groomer takes a job, so the list is read again while it is open. */
export const openJobsQuery = { ...read(OPEN_JOBS), refetchInterval: MINUTE_MS };
