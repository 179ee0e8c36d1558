import type { AppointmentStatus } from '@tailgate/contract';
import type { Cents } from '@tailgate/values/money';
import { sql, type Selectable } from 'kysely';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Charge } from '../../../platform/db/stored/orders.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { found } from '../../../platform/failure.ts';
import { petNamesOf } from '../appointments.queries.ts';

/** An appointment as an order. */
export interface Order {
  readonly id: string;
  readonly status: AppointmentStatus;
  readonly customerId: string;
  readonly providerId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly isBeingPaid: boolean;
  /** The fee that the customer saw when they last asked to cancel. */
  readonly cancellationFeeCents: Cents | null;
  /** When it came into its state. */
  readonly statusSince: Date;
  readonly charges: readonly Charge[];
  readonly currency: string;
}

const selectOrder = (tx: Tx, appointment: Rows<'appointments'>) =>
  tx
    .selectFrom('appointments')
    .select(['id', 'status', 'customer_id as customerId', 'provider_id as providerId'])
    .select(['starts_at as startsAt', 'ends_at as endsAt', 'time_zone as timeZone'])
    .select(['is_being_paid as isBeingPaid', 'charges', 'currency', 'status_since as statusSince'])
    .select(sql<Cents | null>`cancellation_fee_cents`.as('cancellationFeeCents'))
    .where(appointment);

export const orderNamed = async (tx: Tx, appointment: Rows<'appointments'>): Promise<Order> =>
  found(await selectOrder(tx, appointment).executeTakeFirst());

/** Locked: what is on it changes one by one, and not while it is completed. */
export const lockedOrder = async (tx: Tx, appointment: Rows<'appointments'>): Promise<Order> =>
  found(await selectOrder(tx, appointment).forNoKeyUpdate().executeTakeFirst());

const ROW = [
  'id',
  'status',
  'is_being_paid',
  'state_or_province',
  'postal_code',
  'travel_fee_cents',
  'charges',
  'starts_at',
  'time_zone',
  'told_starts_at',
  'told_at',
  'told_is_chosen',
  'estimate_cents',
  'estimate_told_at',
  'booked_by',
] as const;
const LINE = [
  'pet_id',
  'min_cents',
  'max_cents',
  'minutes',
  'final_cents',
  'add_ons',
  'time_modifiers',
  'started_at',
  'ended_at',
] as const;
export type OrderRow = Pick<Selectable<Tables['appointments']>, (typeof ROW)[number]>;
export type OrderLineRow = Pick<Selectable<Tables['appointment_lines']>, (typeof LINE)[number]>;

export const rowsOfOrder = async (tx: Tx, id: string) => ({
  row: await tx.selectFrom('appointments').select(ROW).where('id', '=', id).executeTakeFirst(),
  lines: await tx
    .selectFrom('appointment_lines')
    .select(LINE)
    .where('appointment_id', '=', id)
    .orderBy('position')
    .execute(),
});

/** Changed with the charge, in its transaction. */
export const markBeingPaid = async (tx: Tx, id: string, isBeingPaid: boolean): Promise<void> => {
  await tx.updateTable('appointments').set({ is_being_paid: isBeingPaid }).where('id', '=', id).execute();
};

/** When and where an order was, and for whom. */
export const visitOf = async (tx: Tx, id: string) => {
  const visit = found(
    await tx
      .selectFrom('appointments')
      .select(['starts_at as startsAt', 'time_zone as timeZone', 'currency', 'provider_id as providerId'])
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  return { ...visit, petNames: await petNamesOf(tx, id) };
};

/** How many visits of a customer a groomer has completed. */
export const visitsOf = async (
  tx: Tx,
  { customerId, providerId }: { readonly customerId: string; readonly providerId: string },
): Promise<number> => {
  const { visits } = await tx
    .selectFrom('appointments')
    .select(sql<number>`count(*)::int`.as('visits'))
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('status', '=', 'complete')
    .executeTakeFirstOrThrow();
  return visits;
};
