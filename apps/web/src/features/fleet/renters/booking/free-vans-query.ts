import type { CallAnswer } from '@tailgate/contract';
import { MAX_BOOKED_DAYS } from '@tailgate/contract/facts';
import { addDays, daysBetween, type LocalDate } from '@tailgate/values/local-time';
import { keepPreviousData } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';

const LIST = 'GET /v2/service-vehicle/fleet-owner/fleet-management/free-vans';

export type FreeVan = CallAnswer<typeof LIST>['items'][number];
export type TakenDay = FreeVan['taken'][number];

/** Both days included, no more than can be booked at once. */
export const daysFromTo = (from: LocalDate, to: LocalDate): LocalDate[] =>
  Array.from({ length: Math.min(Math.max(daysBetween(from, to) + 1, 0), MAX_BOOKED_DAYS) }, (_, index) =>
    addDays(from, index),
  );

interface Asked {
  readonly days: readonly LocalDate[];
  readonly search?: string;
  readonly vehicleId?: string | undefined;
}

export const freeVansQuery = ({ days, search = '', vehicleId }: Asked) => ({
  ...read(LIST, { query: { days: days.join(), search, limit: -1, ...(vehicleId !== undefined && { vehicleId }) } }),
  placeholderData: keepPreviousData,
});
