import type { CallAnswer, CallInput } from '@tailgate/contract';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { read, readAll } from '#shell/api/read.ts';
import type { TableState } from '#ui/table/table-types.ts';

const LIST = 'GET /v2/service-provider/customer/list';
const ONE = 'GET /v2/service-provider/customer/:id';

export type CustomerRow = CallAnswer<typeof LIST>['items'][number];
export type Customer = CallAnswer<typeof ONE>;
export type Pet = Customer['pets'][number];
export type Vaccination = Pet['vaccinations'][number];
type Query = NonNullable<CallInput<typeof LIST>['query']>;

// The address was checked against the same lists as the contract's.
const filterOf = ({ search, sort, filters: { show } }: TableState) =>
  ({ search, sort, ...(show && { filter: show }) }) as Query;

export const customersQuery = (state: TableState) => ({
  ...read(LIST, { query: { ...filterOf(state), limit: state.size, offset: (state.page - 1) * state.size } }),
  placeholderData: keepPreviousData,
});

/** Everybody who matches, for a selection over all pages. */
export const loadAllCustomers = (queryClient: QueryClient, state: TableState): Promise<readonly CustomerRow[]> =>
  queryClient.query(readAll(LIST, { query: filterOf(state) }));

export const CUSTOMERS_FILE = 'GET /v2/service-provider/customer/file';

/** The customers that the table shows, of all its pages. */
export const customersFileInput = (state: TableState) => ({ query: { ...filterOf(state), download: '1' as const } });

export const customerQuery = (id: string) => read(ONE, { params: { id } });

export const keepCustomer = (queryClient: QueryClient, customer: Customer): void => {
  queryClient.setQueryData(customerQuery(customer.id).queryKey, customer);
};
