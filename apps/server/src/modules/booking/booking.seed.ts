import { OCCUPYING_STATUSES, type AppointmentStatus } from '@tailgate/contract';
import type { Cents } from '@tailgate/values/money';
import type { addressColumns } from '../../platform/db/address-columns.ts';
import type { Tx } from '../../platform/db/database.ts';
import { geographyOf } from '../../platform/db/geography.ts';
import { updateTimers } from '../../platform/machines/timers.ts';
import { seedOccupants, type SeedOccupant } from '../scheduling/index.ts';
import { appointments } from './appointment.effects.ts';
import { askedOccupantOf, insertLines } from './booking.queries.ts';

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
  readonly address: NonNullable<Parameters<typeof addressColumns>[0]>;
  readonly addressNotes: string;
  readonly lines: readonly {
    readonly id: string;
    readonly petId: string;
    readonly petName: string;
    readonly breedName: string;
    readonly serviceId: string;
    readonly serviceName: string;
    readonly minCents: Cents;
    readonly maxCents: Cents;
    readonly minutes: number;
  }[];
}

const lineRow = (line: SeedAppointment['lines'][number], position: number, { status, time }: SeedAppointment) => ({
  id: line.id,
  pet_id: line.petId,
  service_id: line.serviceId,
  position,
  pet_name: line.petName,
  breed_name: line.breedName,
  service_name: line.serviceName,
  min_cents: line.minCents,
  max_cents: line.maxCents,
  minutes: line.minutes,
  ...(status === 'complete' && { started_at: time.start, ended_at: time.end }),
});

const appointmentRow = (siteId: string, one: SeedAppointment) => ({
  id: one.id,
  site_id: siteId,
  provider_id: one.providerId,
  customer_id: one.customerId,
  status: one.status,
  status_since: one.statusSince,
  starts_at: one.time.start,
  ends_at: one.time.end,
  time_zone: one.timeZone,
  asked_starts_at: one.asked?.start ?? null,
  asked_ends_at: one.asked?.end ?? null,
  address_line: one.address.address,
  city: one.address.city,
  state_or_province: one.address.stateOrProvince,
  postal_code: one.address.postalCode,
  country: one.address.country,
  place: geographyOf(one.address),
  address_notes: one.addressNotes,
  booked_by: one.bookedBy,
  booked_at: one.bookedAt,
  currency: one.currency,
  travel_fee_cents: one.travelFeeCents,
  reason: one.reason,
  cancelled_at: one.status === 'cancelled' ? one.statusSince : null,
});

/** The time that an appointment takes of its groomer, and the time that its customer asks for. */
const occupantsOf = (one: SeedAppointment): SeedOccupant[] => {
  const common = { providerId: one.providerId, subjectId: one.id, place: one.address, createdAt: one.bookedAt };
  return [
    ...((OCCUPYING_STATUSES as readonly AppointmentStatus[]).includes(one.status)
      ? [{ ...common, ...one.time, id: one.id }]
      : []),
    ...(one.asked ? [{ ...common, ...one.asked, id: askedOccupantOf(one.id) }] : []),
  ];
};

/** Resets the appointments of these providers to the demo data, with the time they occupy and their timers. */
export const seedAppointments = async (
  tx: Tx,
  siteId: string,
  providers: readonly string[],
  all: readonly SeedAppointment[],
): Promise<void> => {
  if (providers.length === 0) return;
  const ofProviders = tx.selectFrom('appointments').select('id').where('provider_id', 'in', providers);
  await tx.deleteFrom('appointment_lines').where('appointment_id', 'in', ofProviders).execute();
  await tx.deleteFrom('appointments').where('provider_id', 'in', providers).execute();
  for (const one of all) {
    const row = await tx
      .insertInto('appointments')
      .values(appointmentRow(siteId, one))
      .returningAll()
      .executeTakeFirstOrThrow();
    await insertLines(
      tx,
      siteId,
      one.id,
      one.lines.map((line, position) => lineRow(line, position, one)),
    );
    await updateTimers(tx, appointments, one.id, null, row);
  }
  await seedOccupants(tx, siteId, providers, all.flatMap(occupantsOf));
};
