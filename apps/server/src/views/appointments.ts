import { MAX_DAYS_AHEAD, type AppointmentStatus } from '@tailgate/contract';
import type { Cents } from '@tailgate/values/money';
import { sql, type RawBuilder } from 'kysely';
import type { Rows } from '../platform/access/policy.ts';
import type { Tx } from '../platform/db/database.ts';
import { alertFactsOf } from './alert-facts.ts';
import { hasCardOnFile } from './cards-on-file.ts';
import { setOutOf } from './set-outs.ts';

export interface SummaryRow {
  readonly id: string;
  readonly status: AppointmentStatus;
  readonly status_since: Date;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly asked_starts_at: Date | null;
  readonly customer_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly vip: boolean;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly recurrence_id: string | null;
  readonly travel_fee_cents: Cents;
  readonly lines: readonly (readonly [pet: string, breed: string | null, service: string])[];
  readonly min_cents: Cents;
  readonly max_cents: Cents;
  readonly has_card: boolean;
}

const SUMMARY = sql`
  select a.id, a.status, a.status_since, a.starts_at, a.ends_at, a.asked_starts_at, a.customer_id, c.first_name,
    c.last_name, coalesce(pc.vip, false) as vip, a.city, st_y(a.place::geometry) as latitude, st_x(a.place::geometry) as longitude,
    a.recurrence_id, a.travel_fee_cents, l.lines, l.min_cents, l.max_cents,
    ${hasCardOnFile(sql`a.customer_id`, sql`a.provider_id`)} as has_card
  from appointments a
  join accounts c on c.id = a.customer_id
  left join provider_customers pc on pc.provider_id = a.provider_id and pc.customer_id = a.customer_id
  cross join lateral (
    select coalesce(json_agg(json_build_array(l.pet_name, l.breed_name, l.service_name) order by l.position), '[]') as lines,
      coalesce(sum(l.min_cents), 0)::int as min_cents, coalesce(sum(l.max_cents), 0)::int as max_cents
    from appointment_lines l where l.appointment_id = a.id) l`;

export interface AppointmentFilter {
  readonly providerId: string;
  /** Of the start; `to` is exclusive. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly statuses?: readonly AppointmentStatus[] | undefined;
  readonly customerId?: string | undefined;
  readonly petId?: string | undefined;
  readonly search?: string | undefined;
}

/**
 * Booked at most this long before it starts, so that only these months are read. A day more, because an id is made
 * shortly before the booking is written.
 */
export const LONGEST_AHEAD = sql`make_interval(days => ${MAX_DAYS_AHEAD + 1}::int)`;

const conditionsOf = (filter: AppointmentFilter): RawBuilder<unknown> => {
  const { providerId, from, to, statuses, customerId, petId, search } = filter;
  const conditions = [
    sql`a.provider_id = ${providerId}`,
    from && sql`a.starts_at >= ${from} and a.id >= app.first_id_at(${from}::timestamptz - ${LONGEST_AHEAD})`,
    to && sql`a.starts_at < ${to}`,
    statuses && sql`a.status = any(${statuses}::text[])`,
    customerId !== undefined && sql`a.customer_id = ${customerId}`,
    petId !== undefined &&
      sql`exists (select from appointment_lines p where p.appointment_id = a.id and p.pet_id = ${petId})`,
    search !== undefined && sql`app.person_matches(${search}, c.first_name, c.last_name, c.phone)`,
  ].filter((condition) => condition !== false && condition !== undefined);
  return sql.join(conditions, sql` and `);
};

export const appointmentsBetween = async (
  tx: Tx,
  filter: AppointmentFilter & { readonly from: Date; readonly to: Date },
): Promise<readonly SummaryRow[]> => {
  const { rows } = await sql<SummaryRow>`${SUMMARY} where ${conditionsOf(filter)} order by a.starts_at, a.id`.execute(
    tx,
  );
  return rows;
};

export interface AppointmentPage {
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
  /** Start and id of the last item of the page before. */
  readonly after?: { readonly startsAt: Date; readonly id: string } | undefined;
}

export const pageOfAppointments = async (tx: Tx, filter: AppointmentFilter, page: AppointmentPage) => {
  const { after, limit, offset } = page;
  const direction = page.order === 'asc' ? sql`asc` : sql`desc`;
  const beyond = page.order === 'asc' ? sql`>` : sql`<`;
  const further = after ? sql`and (a.starts_at, a.id) ${beyond} (${after.startsAt}, ${after.id}::uuid)` : sql``;
  const where = conditionsOf(filter);
  const { rows } = await sql<SummaryRow>`${SUMMARY} where ${where} ${further}
    order by a.starts_at ${direction}, a.id ${direction} limit ${limit} offset ${after ? 0 : offset}`.execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from appointments a join accounts c on c.id = a.customer_id where ${where}`.execute(
    tx,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
};

/** What partners declined and the seller has not read yet. */
export const refusedTradesOf = async (tx: Tx, providerId: string): Promise<readonly SummaryRow[]> => {
  const { rows } = await sql<SummaryRow>`${SUMMARY}
    where a.provider_id = ${providerId} and a.trade_refused_at is not null order by a.starts_at limit 100`.execute(tx);
  return rows;
};

/** What ends an appointment that somebody calls off. */
const CALLED_OFF = ['withdraw', 'cancel', 'acceptCancellation'] as const;

/** One appointment with its customer as the groomer knows them. */
export const appointmentDetails = async (tx: Tx, appointment: Rows<'appointments'>) => {
  const row = await tx
    .selectFrom('appointments')
    .selectAll('appointments')
    .select([
      setOutOf('appointments').as('set_out'),
      alertFactsOf('appointments').as('alert_facts'),
      hasCardOnFile(sql`appointments.customer_id`, sql`appointments.provider_id`).as('has_card'),
      sql<number>`st_y(appointments.place::geometry)`.as('latitude'),
      sql<number>`st_x(appointments.place::geometry)`.as('longitude'),
    ])
    .where(appointment)
    .executeTakeFirst();
  if (!row) return undefined;
  const people = await tx
    .selectFrom('accounts')
    .innerJoin('accounts as groomers', (join) => join.on('groomers.id', '=', row.provider_id))
    .leftJoin('provider_customers', (join) =>
      join
        .onRef('provider_customers.customer_id', '=', 'accounts.id')
        .on('provider_customers.provider_id', '=', row.provider_id),
    )
    .select(['accounts.first_name', 'accounts.last_name', 'accounts.phone', 'accounts.email'])
    .select(['groomers.first_name as groomer_first_name', 'groomers.last_name as groomer_last_name'])
    .select(['provider_customers.vip', 'provider_customers.notes', 'provider_customers.entry_notes'])
    .select(
      sql<number>`(select count(*)::int from appointments o
        where o.customer_id = accounts.id and o.provider_id = ${row.provider_id} and o.status = 'complete')`.as(
        'visits',
      ),
    )
    .where('accounts.id', '=', row.customer_id)
    .executeTakeFirstOrThrow();
  const { groomer_first_name, groomer_last_name, ...customer } = people;
  const provider = { first_name: groomer_first_name, last_name: groomer_last_name };
  const lines = await tx
    .selectFrom('appointment_lines')
    .innerJoin('pets', 'pets.id', 'appointment_lines.pet_id')
    .innerJoin('pet_types', 'pet_types.id', 'pets.pet_type_id')
    .selectAll('appointment_lines')
    .select(['pets.photo_file_id', 'pets.birth_year', 'pets.weight_lb', 'pet_types.slug as pet_type_slug'])
    .where('appointment_lines.appointment_id', '=', row.id)
    .orderBy('appointment_lines.position')
    .execute();
  const history = await tx
    .selectFrom('transitions')
    .select(['name', 'actor', 'details', 'at'])
    .where('machine', '=', 'appointment')
    .where('subject_id', '=', row.id)
    .where('name', 'in', ['reschedule', 'acceptMove', 'acceptProposal', 'askToCancel', 'runLate', ...CALLED_OFF])
    .orderBy('at')
    .execute();
  return { row, customer, provider, lines, history };
};
export type AppointmentDetails = NonNullable<Awaited<ReturnType<typeof appointmentDetails>>>;

/** How often the customer was told about a delay. */
export const countLateNotices = async (tx: Tx, appointmentId: string): Promise<number> => {
  const told = await tx
    .selectFrom('transitions')
    .select('id')
    .where('machine', '=', 'appointment')
    .where('subject_id', '=', appointmentId)
    .where('name', '=', 'runLate')
    .execute();
  return told.length;
};
