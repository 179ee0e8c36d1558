import type { AppointmentStatus } from '@tailgate/contract';
import { newId } from '../../src/platform/ids.ts';
import type { TestApi } from '../test-api.ts';

export interface GivenAppointment {
  readonly providerId: string;
  readonly customerId: string;
  readonly petId: string;
  readonly serviceId: string;
  readonly status?: AppointmentStatus;
  readonly startsAt?: Date;
  /** Whether the customer chose the time, as they do by default, or when a groomer told it; null tells nobody. */
  readonly toldAt?: Date | 'chosen' | null;
  /** Who booked it, the customer by default; a groomer's estimate is known once it was told. */
  readonly bookedBy?: 'customer' | 'groomer';
  readonly minutes?: number;
  readonly partnerId?: string | null;
  readonly lineEnded?: boolean;
  readonly recurrenceId?: string | null;
}

/** What its one service is estimated at. */
const LINE_CENTS = 9000;

/** An appointment in any state, with its time occupied where the state says so. */
export const buildAppointment = async (api: TestApi, given: GivenAppointment): Promise<string> => {
  const id = newId();
  const now = api.clock.now();
  const start = given.startsAt ?? new Date(now.getTime() + 72 * 3_600_000);
  const toldAt = given.toldAt === undefined || given.toldAt === 'chosen' ? now : given.toldAt;
  const end = new Date(start.getTime() + (given.minutes ?? 60) * 60_000);
  const status = given.status ?? 'accepted';
  const isOccupying = !['rejected', 'unassigned', 'cancelled'].includes(status);
  await api.database.asOwner(async (owner) => {
    await owner.query(
      `insert into appointments (id, site_id, provider_id, customer_id, status, status_since, starts_at, ends_at, time_zone,
         place, address_line, city, state_or_province, postal_code, country, booked_by, booked_at, travel_fee_cents,
         trade_partner_id, recurrence_id, told_starts_at, told_at, told_is_chosen, estimate_cents, estimate_told_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, 'America/Chicago', st_point(-97.75, 30.26, 4326)::geography, '12 Elm Street',
         'Austin', 'TX', '78701', 'US', $14, $6, 0, $9, $10, $11, $12, $13, $15, $16)`,
      [
        id,
        api.site.id,
        given.providerId,
        given.customerId,
        status,
        now,
        start,
        end,
        given.partnerId ?? null,
        given.recurrenceId ?? null,
        toldAt && start,
        toldAt,
        given.toldAt === undefined || given.toldAt === 'chosen',
        given.bookedBy ?? 'customer',
        LINE_CENTS,
        given.bookedBy === 'groomer' ? toldAt : now,
      ],
    );
    await owner.query(
      `insert into appointment_lines (appointment_id, id, site_id, pet_id, service_id, position, pet_name, service_name,
         min_cents, max_cents, minutes, started_at, ended_at)
       values ($1, $2, $3, $4, $5, 0, 'Biscuit', 'Full groom', $7, $7, 60, $6, $6)`,
      [id, newId(), api.site.id, given.petId, given.serviceId, given.lineEnded ? now : null, LINE_CENTS],
    );
    if (isOccupying)
      await owner.query(
        `insert into occupancy (id, site_id, resource_id, resource_kind, kind, subject_id, busy, occupied, created_at)
         values ($1, $2, $3, 'groomer', 'appointment', $1, tstzrange($4, $5), tstzrange($4, $5), $6)`,
        [id, api.site.id, given.providerId, start, end, now],
      );
  });
  return id;
};
