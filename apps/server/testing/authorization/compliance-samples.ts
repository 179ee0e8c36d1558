import type { CallName } from '@tailgate/contract';
import type { Sample } from './samples.ts';

const COMPLIANCE = '/v2/service-vehicle/fleet-owner/fleet-management/compliance';

const nothing: Sample = () => ({});

export const COMPLIANCE_SAMPLES = {
  [`GET ${COMPLIANCE}`]: ({ reference }) => ({ query: { vehicleId: reference('vehicle.read') } }),
  [`GET ${COMPLIANCE}/appointments`]: ({ reference }) => ({
    query: { vehicleId: reference('vehicle.read'), kind: 'registration' },
  }),
  'GET /v2/service-vehicle/driver/compliance': nothing,
  'GET /v2/staff/compliance': nothing,
} satisfies Partial<Record<CallName, Sample>>;
