import { sql } from 'kysely';
import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { ChosenUpsell, OrderedPet, Quote, TypedLocation } from '../../platform/db/stored/bookings.ts';
import { found } from '../../platform/failure.ts';

export interface BookingSession {
  readonly id: string;
  readonly customerId: string | null;
  readonly location: TypedLocation | null;
  readonly pets: readonly OrderedPet[];
  readonly searchId: string | null;
  /** Whom the visitor came for. */
  readonly preferredId: string | null;
  readonly providerId: string | null;
  readonly startsAt: Date | null;
  readonly quote: Quote | null;
  /** Products of the chosen groomer. */
  readonly upsells: readonly ChosenUpsell[];
  readonly holdId: string | null;
  readonly holdUntil: Date | null;
  readonly renewals: number;
  readonly waitlistedAt: Date | null;
  readonly appointmentId: string | null;
  readonly expiresAt: Date;
}

export const insertBookingSession = async (
  tx: Tx,
  session: { id: string; preferredId: string | null; now: Date; expiresAt: Date },
): Promise<void> => {
  await tx
    .insertInto('booking_sessions')
    .values({
      id: session.id,
      preferred_id: session.preferredId,
      created_at: session.now,
      changed_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
};

const selected = (tx: Tx, session: Rows<'booking_sessions'>) =>
  tx
    .selectFrom('booking_sessions')
    .select(['id', 'customer_id as customerId', 'search_id as searchId'])
    .select(['preferred_id as preferredId', 'provider_id as providerId', 'starts_at as startsAt'])
    .select(['hold_id as holdId', 'hold_until as holdUntil', 'renewals', 'waitlisted_at as waitlistedAt'])
    .select(['appointment_id as appointmentId', 'expires_at as expiresAt'])
    .select(['location', 'pets', 'quote', 'upsells'])
    .where(session);

export const oneBookingSession = async (tx: Tx, session: Rows<'booking_sessions'>): Promise<BookingSession> =>
  found(await selected(tx, session).executeTakeFirst());

/** Of two calls that change the same session, the second waits for the first. */
export const lockedBookingSession = async (tx: Tx, session: Rows<'booking_sessions'>): Promise<BookingSession> =>
  found(await selected(tx, session).forUpdate().executeTakeFirst());

export const bookingSessionById =
  (id: string): Rows<'booking_sessions'> =>
  (session) =>
    session('booking_sessions.id', '=', id);

export interface SessionChanges {
  readonly customerId?: string;
  readonly location?: TypedLocation;
  readonly pets?: readonly OrderedPet[];
  readonly upsells?: readonly ChosenUpsell[];
  readonly searchId?: string | null;
  readonly preferredId?: string;
  readonly waitlistedAt?: Date;
  readonly appointmentId?: string;
}

/** Omitted fields stay as they are. */
export const changeBookingSession = async (tx: Tx, id: string, changes: SessionChanges, now: Date): Promise<void> => {
  await tx
    .updateTable('booking_sessions')
    .set({
      ...(changes.customerId !== undefined && { customer_id: changes.customerId }),
      ...(changes.location !== undefined && { location: JSON.stringify(changes.location) }),
      ...(changes.pets !== undefined && { pets: JSON.stringify(changes.pets) }),
      ...(changes.upsells !== undefined && { upsells: JSON.stringify(changes.upsells) }),
      ...(changes.searchId !== undefined && { search_id: changes.searchId }),
      ...(changes.preferredId !== undefined && { preferred_id: changes.preferredId }),
      ...(changes.waitlistedAt !== undefined && { waitlisted_at: changes.waitlistedAt }),
      ...(changes.appointmentId !== undefined && { appointment_id: changes.appointmentId }),
      changed_at: now,
    })
    .where('id', '=', id)
    .execute();
};

export interface ChosenTime {
  readonly providerId: string;
  readonly start: Date;
  readonly quote: Quote;
}

export const keepChosenTime = async (
  tx: Tx,
  id: string,
  { providerId, start, quote }: ChosenTime,
  hold: { id: string; until: Date; network: Buffer; renewals: number } | null,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('booking_sessions')
    .set({
      provider_id: providerId,
      // Another groomer sells other things.
      upsells: sql`case when provider_id = ${providerId} then upsells else '[]' end`,
      starts_at: start,
      quote: JSON.stringify(quote),
      hold_id: hold?.id ?? null,
      hold_until: hold?.until ?? null,
      hold_network: hold?.network ?? null,
      renewals: hold?.renewals ?? 0,
      changed_at: now,
    })
    .where('id', '=', id)
    .execute();
};

/** Nobody is chosen any more. The caller has released the hold. */
export const clearChoice = async (tx: Tx, id: string): Promise<void> => {
  await tx
    .updateTable('booking_sessions')
    .set({ provider_id: null, starts_at: null, quote: null, upsells: '[]' })
    .where('id', '=', id)
    .execute();
};

export const setQuote = async (tx: Tx, id: string, quote: Quote): Promise<void> => {
  await tx
    .updateTable('booking_sessions')
    .set({ quote: JSON.stringify(quote) })
    .where('id', '=', id)
    .execute();
};

export const endHold = async (tx: Tx, id: string): Promise<void> => {
  await tx
    .updateTable('booking_sessions')
    .set({ hold_id: null, hold_until: null, hold_network: null })
    .where('id', '=', id)
    .execute();
};

/** Other times that are kept for the same network, or for the same person. */
export const countOpenHolds = async (
  tx: Tx,
  {
    exceptId,
    networks,
    customerId,
    now,
  }: { exceptId: string; networks: readonly Buffer[]; customerId: string | null; now: Date },
): Promise<number> => {
  const { count } = await tx
    .selectFrom('booking_sessions')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('id', '<>', exceptId)
    .where('hold_until', '>', now)
    .where('appointment_id', 'is', null)
    .where((session) =>
      session.or([
        session('hold_network', '=', sql<Buffer>`any(${networks}::bytea[])`),
        ...(customerId === null ? [] : [session('customer_id', '=', customerId)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return count;
};

/** The occupant that keeps a time for the visitor of a search: it does not stand in their own way. */
export const holdOfSearch = async (tx: Tx, searchId: string): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('booking_sessions')
    .select('hold_id')
    .where('search_id', '=', searchId)
    .where('hold_id', 'is not', null)
    .executeTakeFirst();
  return row?.hold_id ?? undefined;
};

/** The session if its hold has ended and was not given back yet. */
export const sessionWithHold = (tx: Tx, session: Rows<'booking_sessions'>, now: Date) =>
  selected(tx, session).where('hold_until', '<=', now).forUpdate().executeTakeFirst();

/** A session that a customer left: neither placed, nor waiting, nor reminded of yet. */
export const leftSession = (tx: Tx, id: string, now: Date) =>
  selected(tx, bookingSessionById(id))
    .select(['created_at as createdAt', 'changed_at as changedAt'])
    .where('customer_id', 'is not', null)
    .where('appointment_id', 'is', null)
    .where('waitlisted_at', 'is', null)
    .where('reminded_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();

export const markReminded = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx.updateTable('booking_sessions').set({ reminded_at: now }).where('id', '=', id).execute();
};

export const deleteBookingSessionsOf = async (tx: Tx, customerId: string): Promise<void> => {
  await tx.deleteFrom('booking_sessions').where('customer_id', '=', customerId).execute();
};

/** Sessions whose hold has ended, with what still occupies the calendar. */
export const endedHolds = (tx: Tx, now: Date, limit: number) =>
  tx
    .selectFrom('booking_sessions')
    .select(['id', 'provider_id as providerId', 'hold_id as holdId'])
    .where('hold_until', '<=', now)
    .orderBy('hold_until')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

export const deleteExpiredBookingSessions = async (tx: Tx, now: Date): Promise<void> => {
  await tx.deleteFrom('booking_sessions').where('expires_at', '<=', now).execute();
};

/** The first acceptance of a version counts. */
export const acceptPolicies = async (
  tx: Tx,
  accepted: { customerId: string; version: string; at: Date },
): Promise<void> => {
  await tx
    .insertInto('accepted_policies')
    .values({
      customer_id: accepted.customerId,
      version: accepted.version,
      accepted_at: accepted.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const acceptedPolicies = (tx: Tx, customerId: string, version: string) =>
  tx
    .selectFrom('accepted_policies')
    .select(['version', 'accepted_at'])
    .where('customer_id', '=', customerId)
    .where('version', '=', version)
    .executeTakeFirst();
