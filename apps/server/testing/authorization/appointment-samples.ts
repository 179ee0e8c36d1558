import type { CallName } from '@tailgate/contract';
import { testNow } from '@tailgate/kit/instant';
import { instantOf, type LocalDate } from '@tailgate/values';
import { APPOINTMENT_CHILDREN } from '../../src/modules/appointments/appointment.children.ts';
import type { Sample, Scene } from './samples.ts';

const REASONS = JSON.stringify({
  cancellationReasons: ['Schedule conflict'],
  rejectionReasons: ['Fully booked'],
  rescheduleReasons: ['Running late'],
});
const nothing: Sample = () => ({});

const withReasons = ({ world }: Scene) =>
  `update sites set reference_lists = '${REASONS}' where id = '${world.site.id}'`;
const inStatus = (scene: Scene, status: string, more = '') =>
  `update appointments set status = '${status}'${more} where id = '${scene.reference('appointment.manage')}'`;
const setup = (...statements: string[]) => statements.join('; ');

const moving =
  (status: string, more = ''): Sample =>
  (scene) => ({ setup: inStatus(scene, status, more) });

const unstarted = (scene: Scene) =>
  `update appointment_lines set started_at = null, ended_at = null
     where appointment_id = '${scene.reference('appointment.manage')}'`;

/** Accepted for today, before the first service. */
const today = (scene: Scene) =>
  setup(
    `update appointments set status = 'accepted', starts_at = app.now(), ends_at = app.now() + interval '1 hour'
       where id = '${scene.reference('appointment.manage')}'`,
    unstarted(scene),
  );

/** An address for the person of the world, who is also the customer. */
export const withAddress = ({ world }: Scene) =>
  `insert into customer_profiles (account_id, site_id, address_line, city, state_or_province, postal_code, country, location)
   values ('${world.personId}', '${world.site.id}', '1 Elm', 'Austin', 'TX', '78701', 'US', 'POINT(-97.75 30.25)')
   on conflict (account_id) do update set address_line = excluded.address_line, location = excluded.location`;

const monthOfToday = () => {
  const now = testNow();
  return { year: String(now.getUTCFullYear()), month: String(now.getUTCMonth() + 1) };
};
const dayFromNow = (days: number) => new Date(testNow().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const WEEK_DAYS = 7;
/** A Monday in some weeks, and the days after it. */
export const afterMonday = (days: number) => {
  const today = testNow().getUTCDay();
  return dayFromNow(8 * WEEK_DAYS + 1 - today + days);
};
const DAY = { date: afterMonday(0) };
const [YEAR = '', MONTH_OF_YEAR = ''] = DAY.date.split('-');
const MONTH = { month: String(Number(MONTH_OF_YEAR)), year: YEAR };
/** That hour by the clock of the caller, who is far in the west where the world has no other zone. */
export const atHour = ({ world }: Scene, date: string, hour: number): string => {
  const zone = world.rowsOf('providers')[0]?.['time_zone'];
  return instantOf(date as LocalDate, hour * 60, typeof zone === 'string' ? zone : 'Pacific/Pago_Pago').toISOString();
};
const atSeven = (scene: Scene) => {
  const start = atHour(scene, DAY.date, 7);
  return `, starts_at = '${start}', ends_at = timestamptz '${start}' + interval '1 hour'`;
};

/** Next Tuesday from ten to eleven, when everybody works, by the clock of the caller. */
const fitting = ({ world }: Scene) => {
  const zone = `coalesce((select time_zone from providers where account_id = '${world.personId}'), 'UTC')`;
  const start = `(date_trunc('week', app.now() at time zone ${zone}) + interval '8 days 10 hours') at time zone ${zone}`;
  return `, starts_at = ${start}, ends_at = ${start} + interval '1 hour', time_zone = ${zone}`;
};
/** Without what belongs to a visit that was done, which no other groomer takes over. */
const UNDONE = Object.entries(APPOINTMENT_CHILDREN.tables)
  .filter(([, { fate }]) => fate === 'refused')
  .map(([table]) => `delete from ${table}`);
/** All of them, because the job of anybody can be taken. */
const everywhere = (scene: Scene) => setup(...UNDONE, `update appointments set status = 'unassigned'${fitting(scene)}`);
const offered: Sample = (scene) => ({
  setup: setup(...UNDONE, inStatus(scene, 'in_trade', `, trade_partner_id = provider_id${fitting(scene)}`)),
});

const TRADING = '/v2/service-appointment/trading';
const JOBS = '/v2/service-schedule/service-provider/grab-it';
const SESSION = '/v2/service-checkout/pet-service/service-provider';
const LINE = '/v2/service-checkout/pet-service/service-provider/order/:id/pet-services/:petServiceId';
const APPOINTMENTS = '/v2/service-appointment/service-provider/appointments';

export const APPOINTMENT_SAMPLES = {
  [`POST ${SESSION}/init`]: ({ reference }) => ({ body: { customerId: reference('customer.book') } }),
  [`GET ${SESSION}/:sessionId`]: nothing,
  [`POST ${SESSION}/:sessionId/set-services`]: ({ reference, place, world }) => ({
    body: {
      petServices: [
        {
          petId: reference('pet.book'),
          services: [
            {
              serviceId: reference('catalogueService.use'),
              addons: place === 'body.petServices[].services[].addons[]' ? [reference('addOn.use')] : [],
            },
          ],
          timeModifierIds: place === 'body.petServices[].timeModifierIds[]' ? [reference('timeModifier.use')] : [],
        },
      ],
    },
    setup: `update provider_services set is_offered = true, is_hourly = true, hourly_rate_cents = 6000 where provider_id = '${world.personId}'`,
  }),
  [`GET ${SESSION}/:sessionId/:month/:year/available-days`]: (scene) => ({
    params: MONTH,
    setup: withAddress(scene),
  }),
  [`GET ${SESSION}/:sessionId/available-time-slots`]: (scene) => ({ query: DAY, setup: withAddress(scene) }),
  [`POST ${SESSION}/:sessionId/trade-service-provider`]: (scene) => ({
    body: { service_provider_id: scene.reference('tradePartner.offer') },
    setup: `update checkout_sessions set lines = '[]'`,
  }),
  [`POST ${SESSION}/:sessionId/place-order`]: (scene) => ({
    body: { appointment: { ...DAY, time: '09:00' }, overrideServiceTime: 30, checkAvailability: false },
    setup: withAddress(scene),
  }),
  'GET /v2/service-schedule/service-provider/monthly-schedule/:year/:month': () => ({ params: monthOfToday() }),
  'GET /v2/service-schedule/service-provider/orders': ({ reference }) => ({
    query: { customer_id: reference('customer.filterAppointments'), pet_id: reference('pet.book') },
  }),
  [`GET ${SESSION}/order/:id`]: nothing,
  [`POST ${APPOINTMENTS}/:id/accept-appointment`]: moving('pending'),
  [`PUT ${APPOINTMENTS}/:id/reject-appointment`]: (scene) => ({
    body: { reasonId: 'fully-booked' },
    setup: setup(withReasons(scene), inStatus(scene, 'pending')),
  }),
  [`POST ${APPOINTMENTS}/:id/cancel-appointment`]: (scene) => ({
    body: {
      reasonId: 'schedule-conflict',
      // Alone, the id of the appointment decides.
      ...(scene.place !== 'params.id' && { recurrenceId: scene.reference('appointmentSeries.cancel') }),
    },
    setup: setup(withReasons(scene), inStatus(scene, 'accepted')),
  }),
  [`POST ${APPOINTMENTS}/:id/cancellation-request/reject`]: moving('cancellation_request'),
  [`POST ${APPOINTMENTS}/cancel-appointments`]: (scene) => ({
    body: { reasonId: 'schedule-conflict', ...DAY },
    // Everybody has an appointment on that day, in every time zone.
    setup: setup(
      withReasons(scene),
      `update appointments set status = 'accepted', starts_at = '${DAY.date} 18:00Z', ends_at = '${DAY.date} 19:00Z'`,
    ),
  }),
  [`POST ${APPOINTMENTS}/:id/reschedule-appointment`]: (scene) => ({
    body: { reasonId: 'running-late', appointmentStart: `${DAY.date}T15:00:00Z`, duration: 60, forceUpdate: true },
    setup: setup(withReasons(scene), inStatus(scene, 'accepted')),
  }),
  [`POST ${APPOINTMENTS}/:id/reschedule-request/accept`]: moving(
    'reschedule_request',
    `, asked_starts_at = '${DAY.date} 15:00Z', asked_ends_at = '${DAY.date} 16:00Z'`,
  ),
  [`POST ${APPOINTMENTS}/:id/reschedule-request/reject`]: moving('reschedule_request'),
  [`GET ${APPOINTMENTS}/:id/:month/:year/available-days`]: () => ({ params: MONTH }),
  // It is ahead, and so it is what is booked already.
  [`GET ${APPOINTMENTS}/:id/next-times`]: (scene) => ({ setup: inStatus(scene, 'accepted', atSeven(scene)) }),
  [`GET ${APPOINTMENTS}/:id/available-time-slots`]: () => ({
    query: { ...DAY, service_time: 60, start: `${DAY.date}T15:00:00Z` },
  }),
  [`GET ${APPOINTMENTS}/cancellation-reasons-customer-related`]: nothing,
  [`GET ${APPOINTMENTS}/cancellation-reasons`]: nothing,
  'POST /v2/service-schedule/service-provider/cancel-orders': (scene) => ({
    body: {
      reasonId: 'schedule-conflict',
      orderIds: [scene.reference('appointment.manage')],
      // Alone, the ids of the appointments decide.
      ...(scene.place === 'body.customerId' && { customerId: scene.reference('customer.filterAppointments') }),
    },
    setup: setup(withReasons(scene), inStatus(scene, 'accepted')),
  }),
  'GET /v2/service-schedule/service-provider/driving-details': (scene) => ({
    query: { start_date: dayFromNow(-1), end_date: dayFromNow(1) },
    setup: inStatus(scene, 'accepted'),
  }),
  'GET /v2/service-schedule/service-provider/day-order': () => ({ query: DAY }),
  'POST /v2/service-schedule/service-provider/day-order': (scene) => ({
    body: {
      ...DAY,
      moves: [{ orderId: scene.reference('appointment.manage'), appointmentStart: atHour(scene, DAY.date, 9) }],
    },
    // A whole Monday of hours, and a visit that has not begun.
    setup: setup(
      inStatus(scene, 'accepted', atSeven(scene)),
      `update weekly_windows set weekday = 2, minutes = int4range(0, 1440) where provider_id = '${scene.world.personId}'`,
      `update appointment_lines set started_at = null, ended_at = null where appointment_id = '${scene.reference('appointment.manage')}'`,
    ),
  }),
  'GET /v2/service-schedule/service-provider/day-route': (scene) => ({
    query: DAY,
    setup: inStatus(scene, 'accepted', atSeven(scene)),
  }),
  'GET /v2/service-schedule/service-provider/potential-customers': (scene) => ({
    // The only customer has an address and was last seen half a year ago.
    setup: setup(
      withAddress(scene),
      `update provider_customers set created_at = app.now() - interval '1 year'`,
      `update appointments set status = 'complete', starts_at = app.now() - interval '6 months',
         ends_at = app.now() - interval '6 months' + interval '1 hour'`,
    ),
  }),
  'POST /v2/service-schedule/service-provider/potential-customers': (scene) => ({
    body: {
      id: scene.reference('appointment.read'),
      ...DAY,
      customers: [scene.reference('customer.book')],
      text: 'I am near you that day.',
    },
    setup: `update appointments set status = 'complete', starts_at = app.now() - interval '6 months',
         ends_at = app.now() - interval '6 months' + interval '1 hour'`,
  }),
  [`PUT ${LINE}/details`]: (scene) => ({
    body: {
      spNote: 'Calm',
      beforePhotoId: scene.reference('image.use'),
      afterPhotoId: scene.reference('image.use'),
      serviceAmount: 95,
      addonsPrices: [{ id: scene.reference('addOn.use'), price: 15 }],
      petTimeModifier: [scene.reference('timeModifier.use')],
    },
    setup: setup(
      inStatus(scene, 'accepted'),
      `update appointment_lines set add_ons = jsonb_build_array(jsonb_build_object(
         'id', '${scene.kin('addOn.use', 'body.addonsPrices[].id')}', 'name', 'Teeth', 'priceCents', 1000, 'minutes', 10))
       where appointment_id = '${scene.reference('appointment.manage')}'`,
    ),
  }),
  [`POST ${SESSION}/order/:id/order-custom-items`]: (scene) => ({
    body: { type: 'discount', title: 'Neighbors', amount: 10 },
    setup: inStatus(scene, 'accepted'),
  }),
  [`DELETE ${SESSION}/order/:id/order-custom-items`]: (scene) => ({
    query: { item: 'charge-1' },
    setup: inStatus(
      scene,
      'accepted',
      `, charges = '[{"id":"charge-1","type":"other","title":"Parking","description":"","amountCents":500}]'`,
    ),
  }),
  [`POST ${LINE}/start`]: (scene) => ({ setup: today(scene) }),
  [`POST ${LINE}/end`]: (scene) => ({ setup: today(scene) }),
  [`DELETE ${LINE}/end`]: moving('accepted'),
  [`POST ${APPOINTMENTS}/:id/on-my-way`]: (scene) => ({ body: {}, setup: today(scene) }),
  [`POST ${APPOINTMENTS}/:id/running-late`]: (scene) => ({ body: { minutes: 15 }, setup: today(scene) }),
  'GET /v2/service-schedule/service-provider/pet-history': (scene) => ({
    query: { pet_id: scene.reference('pet.book') },
    setup: inStatus(scene, 'complete'),
  }),
  [`GET ${TRADING}/seller/trade-partners`]: (scene) => ({
    query: { orderId: scene.reference('appointment.manage') },
    setup: inStatus(scene, 'accepted'),
  }),
  [`POST ${TRADING}/seller/send`]: (scene) => ({
    body: {
      orderId: scene.reference('appointment.manage'),
      recipientId: scene.reference('tradePartner.offer'),
    },
    setup: setup(inStatus(scene, 'accepted', fitting(scene)), unstarted(scene)),
  }),
  [`DELETE ${TRADING}/seller/sent-appointments/:id`]: moving('in_trade'),
  [`GET ${TRADING}/seller/rejected-appointments`]: moving('accepted', ', trade_refused_at = app.now()'),
  [`PUT ${TRADING}/seller/rejected-appointments/:id/mark-as-read`]: nothing,
  [`GET ${TRADING}/buyer/received-appointments`]: offered,
  [`PUT ${TRADING}/buyer/received-appointments/:id/accept`]: offered,
  [`PUT ${TRADING}/buyer/received-appointments/:id/reject`]: offered,
  [`GET ${JOBS}/jobs`]: (scene) => ({ setup: inStatus(scene, 'unassigned', fitting(scene)) }),
  [`POST ${JOBS}/jobs`]: (scene) => ({
    body: { orderId: scene.reference('job.grab') },
    setup: everywhere(scene),
  }),
  [`POST ${JOBS}/reject-job`]: (scene) => ({
    body: { orderId: scene.reference('job.grab') },
    setup: everywhere(scene),
  }),
} satisfies Partial<Record<CallName, Sample>>;
