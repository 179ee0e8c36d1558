import type { CallName } from '@tailgate/contract';
import { WEEKDAY } from '../worlds/column-values.ts';
import { newIdIn } from '../worlds/tags.ts';
import { afterMonday, atHour } from './appointment-samples.ts';
import type { Sample, SampleInput, Scene } from './samples.ts';

const APPOINTMENTS = '/v2/service-appointment/customer/appointments';
const DAY = { date: afterMonday(1) };
const [YEAR = '', MONTH = ''] = DAY.date.split('-');
/** In the morning of that day, by the clock of the groomer. */
const otherTime = (scene: Scene) => atHour(scene, DAY.date, 10);
const asked = (scene: Scene) => `'${otherTime(scene)}', timestamptz '${otherTime(scene)}' + interval '1 hour'`;

/**
 * An appointment of the person of the world, who is also the groomer. A customer is none in their world, so that other
 * calls are made by customers as they are.
 */
export const appointmentIn = ({ world }: Scene, id: string, status: string, asked: string) => {
  const [person, site] = [world.personId, world.site.id];
  return `
    insert into providers (account_id, site_id, status, time_zone, location)
      values ('${person}', '${site}', 'active', 'Pacific/Pago_Pago', 'POINT(-97.75 30.25)') on conflict do nothing;
    insert into weekly_windows (id, site_id, provider_id, weekday, minutes)
      values ('${newIdIn(world.name)}', '${site}', '${person}', ${WEEKDAY}, '[480,1020)') on conflict do nothing;
    insert into work_zones (id, site_id, provider_id, name, price_cents, weekdays, area, updated_at)
      values ('${newIdIn(world.name)}', '${site}', '${person}', '${world.tag}', 0, '{${WEEKDAY}}',
        'POLYGON((-98 30,-97 30,-97 31,-98 31,-98 30))', app.now());
    insert into appointments (id, site_id, provider_id, customer_id, status, starts_at, ends_at, asked_starts_at,
        asked_ends_at, time_zone, place, address_line, city, state_or_province, postal_code, country, booked_by, booked_at,
        travel_fee_cents)
      values ('${id}', '${site}', '${person}', '${person}', '${status}', app.now() + interval '3 days',
        app.now() + interval '3 days 1 hour', ${asked}, (select time_zone from providers where account_id = '${person}'), 'POINT(-97.75 30.25)', '${world.tag} Elm', 'Austin',
        'TX', '78701', 'US', 'customer', app.now(), 0);
    insert into appointment_lines (appointment_id, id, site_id, pet_id, service_id, position, pet_name, service_name,
        min_cents, max_cents, minutes)
      select '${id}', '${newIdIn(world.name)}', site_id, id, '${newIdIn(world.name)}', 0, name, 'Full groom', 9000, 9000, 60
      from pets where customer_id = '${person}' limit 1`;
};

const TOTALS = JSON.stringify(
  Object.fromEntries(
    [
      'petServicesTotal',
      'productsTotal',
      'customChargesTotal',
      'subtotal',
      'couponDiscount',
      'taxAmount',
      'managementFee',
      'processingFee',
      'loyaltyDiscount',
      'giftCardDiscount',
      'tipAmount',
      'total',
      'due',
    ].map((name) => [name, 9000]),
  ),
);
/** Everybody's, so that those of strangers are refused for being theirs. */
export const SETTLED = `insert into order_settlements (appointment_id, site_id, kind, tender, totals, split,
      processing_fee_payer, management_fee_payer, settled_at)
    select id, site_id, 'completed', 'cash', '${TOTALS}', '{"groomer": 0, "tip": 0, "processing": 0}',
      'customer', 'service-provider', app.now() from appointments
    on conflict (appointment_id) do update set kind = 'completed', tender = 'cash', totals = excluded.totals`;

const own =
  (
    status: string,
    more: (scene: Scene) => SampleInput = () => ({}),
    askedOf = (_scene: Scene) => 'null, null',
  ): Sample =>
  (scene) => {
    const id = newIdIn(scene.world.name);
    const { params, ...input } = more(scene);
    return { ...input, params: { id, ...params }, setup: appointmentIn(scene, id, status, askedOf(scene)) };
  };

const completed = (scene: Scene) => {
  const id = newIdIn(scene.world.name);
  return { params: { id }, setup: `${appointmentIn(scene, id, 'complete', 'null, null')}; ${SETTLED}` };
};

/** The processor does not know the cards of the worlds: the same tip was given before, and nothing is charged. */
const tipped: Sample = (scene) => {
  const { params, setup } = completed(scene);
  const given = `insert into order_tips (appointment_id, site_id, amount_cents, charge_id, state, asked_at, given_at)
    select '${params.id}', site_id, 1500, id, 'given', app.now(), app.now() from card_charges
    where opened_by = '${scene.world.personId}' limit 1
    on conflict (charge_id) do update set appointment_id = excluded.appointment_id, amount_cents = 1500, state = 'given', given_at = app.now()`;
  return {
    params,
    body: { amount: 15, cardId: scene.reference('tipCard.use') },
    setup: `${setup}; ${given}`,
  };
};

/** The groomer asked; there is nothing on the order but the question. */
const toConfirm = (scene: Scene) => {
  const id = newIdIn(scene.world.name);
  const question = `insert into order_confirmations (appointment_id, site_id, amount_cents, tip_cents, asked_by, asked_at,
      expires_at, link_hash)
    select id, site_id, 6000, 0, provider_id, app.now(), app.now() + interval '1 day', sha256('${id}')
    from appointments where id = '${id}'`;
  return { params: { id }, setup: `${appointmentIn(scene, id, 'accepted', 'null, null')}; ${question}` };
};

export const CUSTOMER_APPOINTMENT_SAMPLES = {
  [`GET ${APPOINTMENTS}`]: own('accepted'),
  [`GET ${APPOINTMENTS}/:id`]: own('accepted'),
  [`GET ${APPOINTMENTS}/:id/calendar-file`]: own('accepted', () => ({ query: { download: 1 } })),
  [`GET ${APPOINTMENTS}/:id/receipt`]: completed,
  [`GET ${APPOINTMENTS}/:id/tip`]: completed,
  [`POST ${APPOINTMENTS}/:id/tip`]: tipped,
  [`GET ${APPOINTMENTS}/:id/confirmation`]: toConfirm,
  [`POST ${APPOINTMENTS}/:id/confirmation`]: (scene) => ({
    ...toConfirm(scene),
    body: { answer: 'decline', amount: 90 },
  }),
  'POST /v2/customer/export-data': () => ({}),
  [`POST ${APPOINTMENTS}/:id/cancel-appointment`]: own('accepted', () => ({ body: {} })),
  [`POST ${APPOINTMENTS}/:id/reschedule-request`]: own('accepted', (scene) => ({
    body: { appointmentStart: otherTime(scene) },
  })),
  [`POST ${APPOINTMENTS}/:id/reschedule-request/withdraw`]: own('reschedule_request', undefined, asked),
  [`POST ${APPOINTMENTS}/:id/cancel-appointment/withdraw`]: own('cancellation_request'),
  [`POST ${APPOINTMENTS}/:id/reschedule-proposal/accept`]: own('reschedule_request_ask', undefined, asked),
  [`POST ${APPOINTMENTS}/:id/reschedule-proposal/reject`]: own('reschedule_request_ask', undefined, asked),
  [`GET ${APPOINTMENTS}/:id/:month/:year/available-days`]: own('accepted', () => ({
    params: { month: String(Number(MONTH)), year: YEAR },
  })),
  [`GET ${APPOINTMENTS}/:id/available-time-slots`]: own('accepted', () => ({ query: DAY })),
  'GET /v2/customer/notification-settings': () => ({}),
  'PUT /v2/customer/notification-settings': () => ({ body: { sms: false, email: true, push: true } }),
  'POST /v2/service-appointment/service-provider/appointments/:id/reschedule-proposal': (scene) => ({
    body: { appointmentStart: otherTime(scene), duration: 60 },
    setup: `update appointments set status = 'accepted', starts_at = app.now() + interval '3 days',
        ends_at = app.now() + interval '3 days 1 hour',
        time_zone = (select time_zone from providers where account_id = provider_id)
      where id = '${scene.reference('appointment.manage')}'`,
  }),
} satisfies Partial<Record<CallName, Sample>>;
