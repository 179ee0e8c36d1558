import type { CallName } from '@tailgate/contract';
import { afterMonday, withAddress } from './appointment-samples.ts';
import type { Sample } from './samples.ts';

const SESSION = '/v2/service-checkout/pet-service/service-provider/:sessionId';
const SERIES = {
  override_service_time: 30,
  check_availability: false,
  appointment: { time: '09:00' },
  recurring: { repeat: 'week', every: 1, on: [2], start: afterMonday(0), end: afterMonday(7) },
};
const ofSeries: Sample = (scene) => ({ body: SERIES, setup: withAddress(scene) });

export const RECURRING_SAMPLES = {
  [`POST ${SESSION}/recurring-orders-date`]: ofSeries,
  [`POST ${SESSION}/place-recurring-orders`]: ofSeries,
  [`POST ${SESSION}/set-additional-appointment-times`]: () => ({
    body: { times: [{ date: afterMonday(1), time: '10:00' }] },
  }),
} satisfies Partial<Record<CallName, Sample>>;
