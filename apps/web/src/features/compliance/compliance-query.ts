import type { CallAnswer, CallInput } from '@tailgate/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';
import type { TableState } from '#ui/table/table-types.ts';

const LIST = 'GET /v2/service-vehicle/fleet-owner/fleet-management/compliance';
const HIT = 'GET /v2/service-vehicle/fleet-owner/fleet-management/compliance/appointments';
const OF_SITE = 'GET /v2/staff/compliance';
const OF_DRIVER = 'GET /v2/service-vehicle/driver/compliance';

export type Paper = CallAnswer<typeof LIST>['items'][number];
export type DriverPaper = CallAnswer<typeof OF_DRIVER>['items'][number];
type Query = NonNullable<CallInput<typeof LIST>['query']>;
type SiteQuery = NonNullable<CallInput<typeof OF_SITE>['query']>;

/** In a table every row has an id. */
export type PaperRow = Paper & { readonly id: string };

interface Listed {
  readonly items: readonly Paper[];
  readonly total: number;
}

export const idOf = ({ vehicle, kind }: Paper): string => `${vehicle.id} ${kind}`;
const rowsOf = <Page extends Listed>(page: Page) => ({
  ...page,
  items: page.items.map((paper): PaperRow => ({ ...paper, id: idOf(paper) })),
});

const pageOf = ({ search, size, page }: TableState) => ({ search, limit: size, offset: (page - 1) * size });

export const papersQuery = (state: TableState) => {
  const { show } = state.filters;
  // The address was checked against the same list as the contract's.
  return {
    ...read(LIST, { query: { ...pageOf(state), ...(show && { filter: show }) } as Query }),
    placeholderData: keepPreviousData,
    select: (page: CallAnswer<typeof LIST>) => rowsOf(page),
  };
};

export const papersOfVanQuery = (vehicleId: string) => read(LIST, { query: { vehicleId } });

export const hitQuery = ({ vehicle, kind }: Pick<Paper, 'vehicle' | 'kind'>, limit: number) =>
  read(HIT, { query: { vehicleId: vehicle.id, kind, limit } });

export const driverPapersQuery = read(OF_DRIVER, {});

export const sitePapersQuery = (state: TableState) => {
  const { show } = state.filters;
  return {
    ...read(OF_SITE, { query: { ...pageOf(state), ...(show && { filter: show }) } as SiteQuery }),
    placeholderData: keepPreviousData,
    select: (page: CallAnswer<typeof OF_SITE>) => rowsOf(page),
  };
};
