import { OCCUPYING_STATUSES, timersOf, type AppointmentStatus } from '@tailgate/contract';
import { sumCents, type Cents } from '@tailgate/values/money';
import { sql } from 'kysely';
import type { addressColumns } from '../../platform/db/address-columns.ts';
import type { Tx } from '../../platform/db/database.ts';
import { insertRows, pointText } from '../../platform/db/insert-rows.ts';
import { updateTimers } from '../../platform/machines/timers.ts';
import { seedOccupants, type SeedOccupant } from '../scheduling/index.ts';
import { appointments } from './appointment.effects.ts';
import { estimateOf } from './lines/line-prices.ts';
import { askedOccupantsOf, lineRow, type NewLine } from './appointments.queries.ts';

interface Span {
  readonly start: Date;
  readonly end: Date;
}

export interface SeedAppointment {
  /** Begins with the time of booking (UUID v7): the table is cut by it. */
  readonly id: string;
  readonly providerId: string;
  readonly customerId: string;
  readonly status: AppointmentStatus;
  /** A request is answered within a day of this. */
  readonly statusSince: Date;
  readonly time: Span;
  /** What the customer asks for instead. */
  readonly asked: Span | null;
  readonly timeZone: string;
  readonly bookedAt: Date;
  readonly bookedBy: 'customer' | 'groomer';
  readonly currency: string;
  readonly travelFeeCents: Cents;
  readonly reason: string | null;
  readonly isNoShow: boolean;
  /** Of one that its customer asks to cancel. */
  readonly cancellationFeeCents: Cents | null;
  /** The groomer is at it. */
  readonly isStarted: boolean;
  readonly recurrenceId: string | null;
  readonly tradePartnerId: string | null;
  readonly address: NonNullable<Parameters<typeof addressColumns>[0]>;
  readonly addressNotes: string;
  readonly lines: readonly SeedLine[];
}

interface SeedLine extends NewLine {
  readonly photos?: { readonly beforeId: string; readonly afterId: string; readonly arePublic: boolean };
}

const seededLine = (line: SeedLine, position: number, one: SeedAppointment) => ({
  ...lineRow(one.id, line, position),
  started_at: one.status === 'complete' || one.isStarted ? one.time.start : null,
  ended_at: one.status === 'complete' ? one.time.end : null,
  before_file_id: line.photos?.beforeId ?? null,
  after_file_id: line.photos?.afterId ?? null,
  is_photo_public: line.photos?.arePublic ?? false,
});

const appointmentRow = (one: SeedAppointment) => ({
  id: one.id,
  provider_id: one.providerId,
  customer_id: one.customerId,
  status: one.status,
  status_since: one.statusSince,
  starts_at: one.time.start,
  ends_at: one.time.end,
  time_zone: one.timeZone,
  asked_starts_at: one.asked?.start ?? null,
  asked_ends_at: one.asked?.end ?? null,
  asked_while: one.asked && 'accepted',
  address_line: one.address.address,
  city: one.address.city,
  state_or_province: one.address.stateOrProvince,
  postal_code: one.address.postalCode,
  country: one.address.country,
  place: pointText(one.address),
  address_notes: one.addressNotes,
  booked_by: one.bookedBy,
  booked_at: one.bookedAt,
  told_starts_at: one.time.start,
  told_at: one.bookedAt,
  told_is_chosen: one.bookedBy === 'customer',
  estimate_cents: sumCents([one.travelFeeCents, ...one.lines.map(estimateOf)]),
  estimate_told_at: one.bookedAt,
  currency: one.currency,
  travel_fee_cents: one.travelFeeCents,
  reason: one.reason,
  is_no_show: one.isNoShow,
  cancellation_fee_cents: one.cancellationFeeCents,
  recurrence_id: one.recurrenceId,
  trade_partner_id: one.tradePartnerId,
  cancelled_at: one.status === 'cancelled' ? one.statusSince : null,
});

/** The time that an appointment takes of its groomer, and the time that its customer asks for. */
const occupantsOf = (one: SeedAppointment): SeedOccupant[] => {
  const common = { providerId: one.providerId, subjectId: one.id, place: one.address, createdAt: one.bookedAt };
  return [
    ...((OCCUPYING_STATUSES as readonly AppointmentStatus[]).includes(one.status)
      ? [{ ...common, ...one.time, id: one.id }]
      : []),
    ...(one.asked ? [{ ...common, ...one.asked, id: askedOccupantsOf(one.id)[0] }] : []),
  ];
};

/** Resets the appointments of these providers to the demo data, with the time they occupy and their timers. */
export const seedAppointments = async (
  tx: Tx,
  providers: readonly string[],
  all: readonly SeedAppointment[],
  now: Date,
): Promise<void> => {
  if (providers.length === 0) return;
  const ofProviders = tx.selectFrom('appointments').select('id').where('provider_id', 'in', providers);
  await tx.deleteFrom('appointment_lines').where('appointment_id', 'in', ofProviders).execute();
  await tx.deleteFrom('appointments').where('provider_id', 'in', providers).execute();
  await makeMonthsSince(tx, all);
  await insertRows(
    tx,
    'appointments',
    all.map((one) => appointmentRow(one)),
  );
  await insertRows(
    tx,
    'appointment_lines',
    all.flatMap((one) => one.lines.map((line, position) => seededLine(line, position, one))),
  );
  const isTimed = ({ status, time }: SeedAppointment) =>
    timersOf(appointments.machine, status).length > 0 && (status !== 'accepted' || time.start > now);
  for (const { id } of all.filter(isTimed)) {
    const row = await tx.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await updateTimers(tx, appointments, id, null, row, now);
  }
  await seedOccupants(tx, providers, all.flatMap(occupantsOf));
};

/** The months of old bookings, so that none of them is kept in the default partition. */
const makeMonthsSince = async (tx: Tx, all: readonly SeedAppointment[]): Promise<void> => {
  const first = Math.min(...all.map(({ bookedAt }) => bookedAt.getTime()));
  if (Number.isFinite(first)) await sql`select app.make_appointment_months(${new Date(first)})`.execute(tx);
};
