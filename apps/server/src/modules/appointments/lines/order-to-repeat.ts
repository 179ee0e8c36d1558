import { OCCUPYING_STATUSES } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { found } from '../../../platform/failure.ts';
import { addressOf } from '../answer-parts.ts';
import { workOf } from '../appointments.queries.ts';

/** An order that a customer has just placed, as it is now. */
export const placedOrder = async (tx: Tx, id: string) => {
  const row = found(
    await tx
      .selectFrom('appointments')
      .select(['id', 'status', 'starts_at', 'ends_at'])
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  return {
    id: row.id,
    status: row.status,
    appointmentStart: row.starts_at.toISOString(),
    appointmentEnd: row.ends_at.toISOString(),
  };
};

/** Whether a customer has a visit that was booked after a time. */
export const hasBookedSince = async (tx: Tx, customerId: string, since: Date): Promise<boolean> =>
  (await tx
    .selectFrom('appointments')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('booked_at', '>=', since)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Who came where to do what to which pets. */
export const orderToRepeat = async (tx: Tx, appointment: Rows<'appointments'>) => {
  const row = found(
    await tx
      .selectFrom('appointments')
      .select(['id', 'provider_id', 'address_line', 'city', 'state_or_province', 'postal_code', 'country'])
      .select([sql<number>`st_y(place::geometry)`.as('latitude'), sql<number>`st_x(place::geometry)`.as('longitude')])
      .where(appointment)
      .executeTakeFirst(),
  );
  return { providerId: row.provider_id, location: addressOf(row), lines: await workOf(tx, row.id) };
};

/** Where a groomer last came to this customer, or comes next, and how to get there. What was called off does not count. */
export const lastPlaceOf = async (tx: Tx, customerId: string) => {
  const row = await tx
    .selectFrom('appointments')
    .select(['address_line', 'address_line_2', 'city', 'state_or_province', 'postal_code', 'country', 'address_notes'])
    .select([sql<number>`st_y(place::geometry)`.as('latitude'), sql<number>`st_x(place::geometry)`.as('longitude')])
    .where('customer_id', '=', customerId)
    .where('status', 'in', OCCUPYING_STATUSES)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && { ...addressOf(row), line2: row.address_line_2, notes: row.address_notes };
};
