import { OCCUPYING_STATUSES, type AppointmentStatus } from '@tailgate/contract';
import type { LocalDate, Place } from '@tailgate/values';
import type { Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import { v5 } from 'uuid';
import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { LineExtra } from '../../platform/db/stored/orders.ts';
import { found } from '../../platform/failure.ts';

/** Under these ids a time that is asked for is occupied: what of it is before the appointment's own, and what after. */
export const askedOccupantsOf = (appointmentId: string): readonly [before: string, after: string] => [
  v5('asked', appointmentId),
  v5('asked after', appointmentId),
];

/** One service for one pet, as it is booked. */
export interface NewLine {
  readonly id: string;
  readonly petId: string;
  readonly petName: string;
  readonly breedName: string | null;
  readonly serviceId: string;
  readonly serviceName: string;
  readonly addOns?: readonly LineExtra[];
  readonly timeModifiers?: readonly LineExtra[];
  readonly minCents: Cents;
  readonly maxCents: Cents;
  readonly minutes: number;
  /** What the groomer asks for the service instead of the estimate. */
  readonly finalCents?: Cents | null;
}

/** Without what is done beyond the service itself. */
export const lineRow = (appointmentId: string, line: NewLine, position: number) => ({
  id: line.id,
  appointment_id: appointmentId,
  position,
  pet_id: line.petId,
  pet_name: line.petName,
  breed_name: line.breedName,
  service_id: line.serviceId,
  service_name: line.serviceName,
  min_cents: line.minCents,
  max_cents: line.maxCents,
  minutes: line.minutes,
});

/** In their order, after those that are there. */
export const insertLines = async (
  tx: Tx,
  appointmentId: string,
  lines: readonly NewLine[],
  after = 0,
): Promise<void> => {
  const rows = lines.map((line, index) => ({
    ...lineRow(appointmentId, line, after + index),
    final_cents: line.finalCents ?? null,
    add_ons: JSON.stringify(line.addOns ?? []),
    time_modifiers: JSON.stringify(line.timeModifiers ?? []),
  }));
  await tx.insertInto('appointment_lines').values(rows).execute();
};

/** In the order of the lines, as a column of another query. */
export const petNamesColumn = (appointmentId: string) =>
  sql<
    string[]
  >`array(select pet_name from appointment_lines where appointment_id = ${appointmentId} order by position)`;

export const petNamesOf = async (tx: Tx, appointmentId: string): Promise<string[]> =>
  (await tx.selectNoFrom(petNamesColumn(appointmentId).as('names')).executeTakeFirstOrThrow()).names;

/** How many services have not ended, and how many have started. */
export const countLines = async (tx: Tx, appointmentId: string) => {
  const lines = await tx
    .selectFrom('appointment_lines')
    .select(['started_at', 'ended_at'])
    .where('appointment_id', '=', appointmentId)
    .execute();
  return lineCounts(lines);
};

export const lineCounts = (lines: readonly { started_at: Date | null; ended_at: Date | null }[]) => ({
  openLines: lines.filter(({ ended_at }) => ended_at === null).length,
  startedLines: lines.filter(({ started_at }) => started_at !== null).length,
});

/** What moving an appointment needs, read before its drives are resolved. */
export interface AppointmentToMove {
  readonly id: string;
  readonly providerId: string;
  readonly customerId: string;
  readonly status: AppointmentStatus;
  readonly bookedAt: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly askedStartsAt: Date | null;
  readonly askedEndsAt: Date | null;
  readonly tradeDesiredAt: Date | null;
  readonly place: Place;
}

export const appointmentToMove = async (tx: Tx, appointment: Rows<'appointments'>): Promise<AppointmentToMove> => {
  const row = found(
    await tx
      .selectFrom('appointments')
      .select(['id', 'provider_id', 'customer_id', 'status', 'booked_at', 'starts_at', 'ends_at', 'time_zone'])
      .select(['asked_starts_at', 'asked_ends_at', 'trade_desired_at'])
      .select([sql<number>`st_y(place::geometry)`.as('latitude'), sql<number>`st_x(place::geometry)`.as('longitude')])
      .where(appointment)
      .executeTakeFirst(),
  );
  return {
    id: row.id,
    providerId: row.provider_id,
    customerId: row.customer_id,
    status: row.status,
    bookedAt: row.booked_at,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    timeZone: row.time_zone,
    askedStartsAt: row.asked_starts_at,
    askedEndsAt: row.asked_ends_at,
    tradeDesiredAt: row.trade_desired_at,
    place: { latitude: row.latitude, longitude: row.longitude },
  };
};

/** What was done at the last appointment of a customer with a provider, in order. */
export const lastLinesOf = async (tx: Tx, providerId: string, customerId: string) => {
  const last = tx
    .selectFrom('appointments')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('customer_id', '=', customerId)
    .where('status', 'in', OCCUPYING_STATUSES)
    .orderBy('starts_at', 'desc')
    .limit(1);
  const row = await last.executeTakeFirst();
  return row ? await workOf(tx, row.id) : [];
};

/** Which services were done to which pets, in order. */
export const workOf = async (tx: Tx, appointmentId: string) => {
  const rows = await tx
    .selectFrom('appointment_lines')
    .select(['pet_id as petId', 'service_id as serviceId'])
    .select([sql<{ id: string }[]>`add_ons`.as('addOns'), sql<{ id: string }[]>`time_modifiers`.as('timeModifiers')])
    .where('appointment_id', '=', appointmentId)
    .orderBy('position')
    .execute();
  return rows.map(({ petId, serviceId, addOns, timeModifiers }) => ({
    petId,
    serviceId,
    addOnIds: addOns.map(({ id }) => id),
    timeModifierIds: timeModifiers.map(({ id }) => id),
  }));
};

/** When appointments that were placed together are, by start. */
export const placedTimes = async (tx: Tx, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('appointments')
    .select(['id', 'starts_at', 'ends_at'])
    .where('id', 'in', ids)
    .orderBy('starts_at')
    .execute();
  return rows.map(({ id, starts_at, ends_at }) => ({
    id,
    appointmentStart: starts_at.toISOString(),
    appointmentEnd: ends_at.toISOString(),
  }));
};

/** The id and state of an appointment that the viewer may change. */
export const appointmentNamed = async (tx: Tx, appointment: Rows<'appointments'>) =>
  found(
    await tx
      .selectFrom('appointments')
      .select(['id', 'status', 'booked_at as bookedAt', 'starts_at as startsAt', 'recurrence_id as recurrenceId'])
      .where(appointment)
      .executeTakeFirst(),
  );

/** In one order, so that two calls cannot lock each other out. */
export const appointmentsNamed = (tx: Tx, named: Rows<'appointments'>, customerId: string | undefined) =>
  tx
    .selectFrom('appointments')
    .select(['id', 'status'])
    .where(named)
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId ?? ''))
    .orderBy('id')
    .execute();

const CANCELABLE = ['accepted', 'reschedule_request', 'reschedule_request_ask', 'cancellation_request'] as const;

/** This and the later appointments of a series that can still be canceled, in one order, so that two calls cannot lock each other out. */
export const restOfSeries = async (tx: Tx, series: Rows<'appointments'>, from: Date) =>
  await tx
    .selectFrom('appointments')
    .select(['id', 'status'])
    .where(series)
    .where('starts_at', '>=', from)
    .where('status', 'in', CANCELABLE)
    .orderBy('id')
    .execute();

export const cancelableOnDay = async (tx: Tx, providerId: string, date: LocalDate, timeZone: string) =>
  await tx
    .selectFrom('appointments')
    .select(['id', 'status'])
    .where('provider_id', '=', providerId)
    .where('starts_at', '>=', sql<Date>`${date}::timestamp at time zone ${timeZone}`)
    .where('starts_at', '<', sql<Date>`(${date}::date + 1)::timestamp at time zone ${timeZone}`)
    .where('status', 'in', CANCELABLE)
    .orderBy('id')
    .execute();

/** Counts a change of time, in the statement that makes it. */
export const countMove = () => sql<number>`moves + 1`;

export const makeMonths = async (tx: Tx): Promise<void> => {
  await sql`select app.make_appointment_months()`.execute(tx);
};

export const markTradeRead = (tx: Tx, appointment: Rows<'appointments'>) =>
  tx.updateTable('appointments').set({ trade_refused_at: null }).where(appointment).returning('id').executeTakeFirst();

export const ignoreJob = async (tx: Tx, providerId: string, appointmentId: string): Promise<void> => {
  await tx
    .insertInto('ignored_jobs')
    .values({ provider_id: providerId, appointment_id: appointmentId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** The other time was declined, taken back or not answered. */
export const forgetAsked = async (tx: Tx, id: string): Promise<void> => {
  const nothing = { asked_starts_at: null, asked_ends_at: null, asked_while: null };
  await tx.updateTable('appointments').set(nothing).where('id', '=', id).execute();
};

/** What it was when its customer asked for another time. */
export const askedWhile = async (tx: Tx, id: string) =>
  (await tx.selectFrom('appointments').select('asked_while').where('id', '=', id).executeTakeFirstOrThrow())
    .asked_while;
