import type { CallAnswer } from '@tailgate/contract';
import { read } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';

const FLEETS = '/v2/service-vehicle/driver/fleets';
const POLICY = '/v2/service-vehicle/fleet-owner/fleet-management/policy';
const LIST = `GET ${FLEETS}` as const;
const POLICIES = `GET ${POLICY}/service-provider/list-policies` as const;

export type DrivenFleet = CallAnswer<typeof LIST>['items'][number];
export type DriverPolicy = CallAnswer<typeof POLICIES>['items'][number];

export const fleetsQuery = read(LIST);
export const driverPoliciesQuery = read(POLICIES);

/** After a refusal the policies are read again, because the text may be newer than the one that was read. */
export const useAcceptPolicy = () => useWrite(`POST ${POLICY}/:id/accept`, { errors: 'inline' });

export const useFleetAnswers = () => ({
  accept: useWrite(`POST ${FLEETS}/:id/accept`),
  decline: useWrite(`POST ${FLEETS}/:id/decline`),
  leave: useWrite(`POST ${FLEETS}/:id/leave`),
});
