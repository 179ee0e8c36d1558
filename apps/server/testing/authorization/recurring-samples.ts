import type { CallName } from '@tailgate/contract';
import { withAddress } from './booking-samples.ts';
import type { Sample } from './samples.ts';

const SESSION = '/v2/service-checkout/pet-service/service-provider/:sessionId';
const SERIES = {
  override_service_time: 30,
  check_availability: false,
  appointment: { time: '09:00' },
  recurring: { repeat: 'week', every: 1, on: [2], start: '2030-01-07', end: '2030-01-14' },
};
const ofSeries: Sample = (scene) => ({ body: SERIES, setup: withAddress(scene) });

export const RECURRING_SAMPLES = {
  [`POST ${SESSION}/recurring-orders-date`]: ofSeries,
  [`POST ${SESSION}/place-recurring-orders`]: ofSeries,
  [`POST ${SESSION}/set-additional-appointment-times`]: () => ({
    body: { times: [{ date: '2030-01-08', time: '10:00' }] },
  }),
} satisfies Partial<Record<CallName, Sample>>;
