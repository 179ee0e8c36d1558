import type { CallName } from '@tailgate/contract';
import { afterMonday } from './booking-samples.ts';
import type { Sample, Scene } from './samples.ts';

const APPOINTMENTS = '/v2/service-appointment/customer/appointments';
const DAY = { date: afterMonday(1) };
const [YEAR = '', MONTH = ''] = DAY.date.split('-');
const ASKED = `, asked_starts_at = '${DAY.date} 15:00Z', asked_ends_at = '${DAY.date} 16:00Z'`;

const inStatus = (scene: Scene, status: string, more = '') =>
  `update appointments set status = '${status}', starts_at = now() + interval '3 days',
     ends_at = now() + interval '3 days 1 hour'${more}
   where id = '${scene.reference('ownAppointment.manage') ?? scene.reference('appointment.manage')}'`;
const moving =
  (status: string, more = ''): Sample =>
  (scene) => ({ setup: inStatus(scene, status, more) });
/** Ten to eleven, by the clock of the groomer, when everybody works. */
const otherTime: Sample = (scene) => ({
  body: { appointmentStart: `${DAY.date}T16:00:00Z` },
  setup: inStatus(scene, 'accepted'),
});

export const CUSTOMER_APPOINTMENT_SAMPLES = {
  [`GET ${APPOINTMENTS}`]: moving('accepted'),
  [`GET ${APPOINTMENTS}/:id`]: moving('accepted'),
  [`POST ${APPOINTMENTS}/:id/cancel-appointment`]: moving('accepted'),
  [`POST ${APPOINTMENTS}/:id/reschedule-request`]: otherTime,
  [`POST ${APPOINTMENTS}/:id/reschedule-proposal/accept`]: moving('reschedule_request_ask', ASKED),
  [`POST ${APPOINTMENTS}/:id/reschedule-proposal/reject`]: moving('reschedule_request_ask', ASKED),
  [`GET ${APPOINTMENTS}/:id/:month/:year/available-days`]: () => ({
    params: { month: String(Number(MONTH)), year: YEAR },
  }),
  [`GET ${APPOINTMENTS}/:id/available-time-slots`]: () => ({ query: DAY }),
  'POST /v2/service-appointment/service-provider/appointments/:id/reschedule-proposal': otherTime,
} satisfies Partial<Record<CallName, Sample>>;
