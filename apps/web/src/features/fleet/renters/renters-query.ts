import type { CallAnswer, CallInput } from '@tailgate/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';
import type { TableState } from '#ui/table/table-types.ts';

const RENTERS = '/v2/service-vehicle/fleet-owner/renter-management/renters';
const LIST = `GET ${RENTERS}` as const;
const ONE = `GET ${RENTERS}/:id` as const;
const HISTORY = `GET ${RENTERS}/:id/history` as const;

export type ListedRenter = CallAnswer<typeof LIST>['items'][number];
export type Renter = CallAnswer<typeof ONE>;
export type Stretch = Renter['next'][number];
type Query = NonNullable<CallInput<typeof LIST>['query']>;

// The address was checked against the same lists as the contract's.
const queryOf = ({ search, sort, size, page, filters: { show } }: TableState) =>
  ({ search, sort, ...(show && { filter: show }), limit: size, offset: (page - 1) * size }) as Query;

export const rentersQuery = (state: TableState) => ({
  ...read(LIST, { query: queryOf(state) }),
  placeholderData: keepPreviousData,
});

/** Those who can be found by these words, by name. */
export const foundRentersQuery = (search: string) => ({
  ...read(LIST, { query: { search, limit: -1 } }),
  placeholderData: keepPreviousData,
});

export const renterQuery = (id: string) => read(ONE, { params: { id } });

export const HISTORY_SIZE = 10;
export const renterHistoryQuery = (id: string, offset: number) => ({
  ...read(HISTORY, { params: { id }, query: { limit: HISTORY_SIZE, offset } }),
  placeholderData: keepPreviousData,
});
