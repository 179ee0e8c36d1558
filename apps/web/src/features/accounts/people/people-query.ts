import type { CallAnswer, CallInput } from '@tailgate/contract';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { read, readAll } from '#shell/api/read.ts';
import type { TableState } from '#ui/table/table-types.ts';

const PEOPLE = 'GET /v2/account/people';

export type Person = CallAnswer<typeof PEOPLE>['items'][number];
type Query = NonNullable<CallInput<typeof PEOPLE>['query']>;

// The address was checked against the same lists as the contract's.
const filterOf = ({ search, sort, filters: { role, status } }: TableState) =>
  ({ search, sort, ...(role && { role }), ...(status && { status }) }) as Query;

export const peopleQuery = (state: TableState) => ({
  ...read(PEOPLE, {
    query: { ...filterOf(state), limit: state.size, offset: (state.page - 1) * state.size },
  }),
  placeholderData: keepPreviousData,
});

/** Everybody who matches, for a selection over all pages. */
export const loadAllPeople = (queryClient: QueryClient, state: TableState): Promise<readonly Person[]> =>
  queryClient.query(readAll(PEOPLE, { query: filterOf(state) }));

/** The people who joined last. */
export const recentPeopleQuery = read(PEOPLE, { query: { sort: '-joined', limit: 6 } });

export const signUpsQuery = read('GET /v2/account/people/sign-ups');
