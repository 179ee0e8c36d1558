import type { CallAnswer, CallInput } from '@tailgate/contract';
import { MAX_SCHEDULED_VANS } from '@tailgate/contract/facts';
import type { LocalDate } from '@tailgate/values';
import { keepPreviousData } from '@tanstack/react-query';
import { read, readAll } from '#shell/api/read.ts';

const MANAGEMENT = '/v2/service-vehicle/fleet-owner/fleet-management';
const SCHEDULE = `GET ${MANAGEMENT}/schedule` as const;
export const PLAN = `PUT ${MANAGEMENT}/:id/assignation` as const;
export const LEND =
  'POST /v2/service-vehicle/fleet-owner/renter-management/vehicles/:vehicleId/temporary-assignations' as const;
const DRIVERS = `GET ${MANAGEMENT}/attached-service-providers` as const;

export type Scheduled = CallAnswer<typeof SCHEDULE>['items'][number];
export type DayOff = CallAnswer<`GET ${typeof MANAGEMENT}/days-off`>['items'][number];
export type PlanBody = CallInput<typeof PLAN>['body'];

interface Days {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

export const scheduleQuery = ({ from, to }: Days, search: string) => ({
  ...read(SCHEDULE, { query: { start_date: from, end_date: to, search, limit: MAX_SCHEDULED_VANS } }),
  placeholderData: keepPreviousData,
});

export const daysOffQuery = ({ from, to }: Days) =>
  read(`GET ${MANAGEMENT}/days-off`, { query: { start_date: from, end_date: to } });

export const allDriversQuery = readAll(DRIVERS);
