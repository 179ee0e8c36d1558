import { OPEN_STATUSES, type CancellationStep } from '@tailgate/contract';
import type { Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { Rows } from '../platform/access/policy.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Page } from '../platform/db/page.ts';
import { isBlocked } from './call-lines.ts';
import { setOutOf } from './set-outs.ts';

interface OwnLine {
  readonly petId: string;
  readonly petName: string;
  readonly kind: 'dog' | 'cat' | 'other';
  readonly photoId: string | null;
  readonly breed: string | null;
  readonly serviceName: string;
  readonly addOns: string[];
  readonly minutes: number;
  /** With its add-ons. */
  readonly minCents: Cents;
  readonly maxCents: Cents;
}

const LINES = sql<OwnLine[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('petId', l.pet_id, 'petName', l.pet_name, 'kind',
    case when k.slug in ('dog', 'cat') then k.slug else 'other' end, 'photoId', p.photo_file_id, 'breed', l.breed_name, 'serviceName', l.service_name, 'minutes', l.minutes,
    'minCents', l.min_cents, 'maxCents', l.max_cents, 'addOns',
    (select coalesce(jsonb_agg(x->>'name'), '[]') from jsonb_array_elements(l.add_ons) x)) order by l.position), '[]')
  from appointment_lines l join pets p on p.id = l.pet_id join pet_types k on k.id = p.pet_type_id
  where l.appointment_id = appointments.id)`;
interface OwnProduct {
  readonly name: string;
  readonly priceCents: Cents;
  readonly quantity: number;
}

const PRODUCTS = sql<OwnProduct[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('name', u.name, 'priceCents', u.price_cents, 'quantity', u.quantity)
    order by u.added_at, u.id), '[]')
  from order_upsells u where u.appointment_id = appointments.id)`;
const sumOf = (column: 'min_cents' | 'max_cents') => sql<Cents>`(
  select coalesce(sum(l.${sql.ref(column)}), 0)::int from appointment_lines l where l.appointment_id = appointments.id)`;
const linesWith = (column: 'started_at' | 'ended_at', is: 'null' | 'not null') => sql<number>`(
  select count(*)::int from appointment_lines l
  where l.appointment_id = appointments.id and l.${sql.ref(column)} is ${sql.raw(is)})`;
const LATE_NOTICES = sql<number>`(
  select count(*)::int from transitions t
  where t.machine = 'appointment' and t.subject_id = appointments.id and t.name = 'runLate')`;

const LATE_MINUTES = sql<number | null>`(
  select (t.details->>'minutes')::int from transitions t
  where t.machine = 'appointment' and t.subject_id = appointments.id and t.name = 'runLate' order by t.at desc limit 1)`;
const STARTED_AT = sql<Date | null>`(
  select min(l.started_at) from appointment_lines l where l.appointment_id = appointments.id)`;
/** What canceling costs by how far the visit has come. */
const CANCELLATION_FEES = sql<Readonly<Record<CancellationStep, Cents>>>`(
  select json_build_object(
    'late', s.cancellation_fee_cents, 'on_the_way', s.en_route_fee_cents, 'arrived', s.no_show_fee_cents)
  from sites s where s.id = appointments.site_id)`;
/** What may be charged before tax and tip without asking, by the booking or by what the customer confirmed. */
const AGREED_UP_TO = sql<Cents | null>`(
  select case when appointments.estimate_told_at is null then null else least(
    round(appointments.estimate_cents * (100 + s.consent_percent) / 100.0),
    case when appointments.booked_by <> 'customer' then s.unconfirmed_limit_cents end)::int end
  from sites s where s.id = appointments.site_id)`;
const TO_CONFIRM = sql<{ amountCents: Cents; askedAt: string } | null>`(
  select jsonb_build_object('amountCents', q.amount_cents + q.tip_cents, 'askedAt', q.asked_at) from order_confirmations q
  where q.appointment_id = appointments.id and q.answer is null and q.expires_at > app.now()
    and appointments.status = 'accepted')`;
const TOTAL = sql<Cents | null>`(
  select (s.totals->>'total')::int from order_settlements s where s.appointment_id = appointments.id)`;
const REPORT_CARDS = sql<string[]>`array(
  select c.pet_id::text from report_cards c where c.appointment_id = appointments.id order by 1)`;

const RATING = sql<number | null>`(select r.rating from reviews r where r.appointment_id = appointments.id)`;

/** Not of a groomer who left, and not for a customer whom they blocked. */
const BUSINESS_PHONE = sql<string | null>`(
  select p.business_phone from providers p
  where p.account_id = appointments.provider_id and accounts.status <> 'inactive'
    and not ${isBlocked('appointments.provider_id', 'appointments.customer_id')})`;

const BUSINESS_NAME = sql<string | null>`(
  select p.business_name from providers p where p.account_id = appointments.provider_id)`;

/** Appointments with their groomer, as a customer sees them. */
export const ownAppointments = (tx: Tx, appointment: Rows<'appointments'>) =>
  tx
    .selectFrom('appointments')
    .innerJoin('accounts', 'accounts.id', 'appointments.provider_id')
    .selectAll('appointments')
    .select(['accounts.first_name', 'accounts.last_name', 'accounts.photo_file_id as provider_photo_id'])
    .select([
      BUSINESS_NAME.as('business_name'),
      sql<number>`st_y(appointments.place::geometry)`.as('latitude'),
      sql<number>`st_x(appointments.place::geometry)`.as('longitude'),
      LINES.as('lines'),
      PRODUCTS.as('products'),
      sumOf('min_cents').as('min_cents'),
      sumOf('max_cents').as('max_cents'),
      linesWith('ended_at', 'null').as('open_lines'),
      linesWith('started_at', 'not null').as('started_lines'),
      LATE_NOTICES.as('late_notices'),
      setOutOf('appointments').as('set_out'),
      LATE_MINUTES.as('late_minutes'),
      STARTED_AT.as('started_at'),
      CANCELLATION_FEES.as('cancellation_fees'),
      AGREED_UP_TO.as('agreed_up_to_cents'),
      TO_CONFIRM.as('to_confirm'),
      TOTAL.as('total_cents'),
      REPORT_CARDS.as('report_card_pets'),
      RATING.as('rating'),
      BUSINESS_PHONE.as('business_phone'),
    ])
    .where(appointment as never);
export type OwnRow = Awaited<ReturnType<ReturnType<typeof ownAppointments>['execute']>>[number];

/** What still comes, unless its time is over. */
const AHEAD = [...OPEN_STATUSES, 'in_trade', 'unassigned'] as const;

/** Ahead by start, or past and canceled ones from the latest. */
export const pageOfOwnAppointments = async (
  tx: Tx,
  { customerId, when, now }: { customerId: string; when: 'upcoming' | 'past'; now: Date },
  page: Page,
) => {
  const wanted: Rows<'appointments'> = (row) => {
    const isAhead = row.and([row('appointments.ends_at', '>', now), row('appointments.status', 'in', AHEAD)]);
    return row.and([
      row('appointments.customer_id', '=', customerId),
      when === 'upcoming' ? isAhead : row.not(isAhead),
    ]);
  };
  const rows = await ownAppointments(tx, wanted)
    .orderBy('appointments.starts_at', when === 'upcoming' ? 'asc' : 'desc')
    .orderBy('appointments.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await tx
    .selectFrom('appointments')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(wanted)
    .executeTakeFirstOrThrow();
  return { rows, total };
};
