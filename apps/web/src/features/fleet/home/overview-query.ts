import type { CallAnswer } from '@tailgate/contract';
import { FLEET_SORTS, type FleetSort } from '@tailgate/contract/facts';
import { parseLocalDate, type LocalDate } from '@tailgate/values/local-time';
import { keepPreviousData } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';

const OVERVIEW = 'GET /v2/service-vehicle/fleet-owner/fleet-management/overview';

export type Overview = CallAnswer<typeof OVERVIEW>;
export type VanOfDay = Overview['page']['items'][number];

/** What the address says about the home. */
export interface HomeSearch {
  /** The first day of the use by van. */
  readonly from?: LocalDate;
  readonly sort?: FleetSort;
  readonly page?: number;
}

export const readHomeSearch = ({ from, sort, page }: Record<string, unknown>): HomeSearch => {
  const day = typeof from === 'string' ? parseLocalDate(from) : undefined;
  const order = FLEET_SORTS.find((one) => one === sort);
  const number = Number(page);
  return {
    ...(day && { from: day }),
    ...(order && { sort: order }),
    ...(Number.isInteger(number) && number > 1 && number < 100 && { page: number }),
  };
};

export const VANS_A_PAGE = 8;

export const overviewQuery = ({ from, sort, page = 1 }: HomeSearch) => ({
  ...read(OVERVIEW, {
    query: { limit: VANS_A_PAGE, offset: (page - 1) * VANS_A_PAGE, ...(from && { from }), ...(sort && { sort }) },
  }),
  placeholderData: keepPreviousData,
});
