import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { LocalStart, WorkLine } from '../../platform/db/stored/bookings.ts';
import { found } from '../../platform/failure.ts';

export interface GroomerBooking {
  readonly id: string;
  readonly providerId: string;
  /** The partner that the appointment is placed with instead. */
  readonly destinationId: string | null;
  readonly customerId: string;
  readonly lines: readonly WorkLine[];
  /** Placed together with the first. */
  readonly additionalTimes: readonly LocalStart[];
  readonly placedIds: readonly string[];
}

export const insertSession = async (
  tx: Tx,
  session: { id: string; providerId: string; customerId: string; now: Date; expiresAt: Date },
): Promise<void> => {
  await tx
    .insertInto('checkout_sessions')
    .values({
      id: session.id,
      provider_id: session.providerId,
      customer_id: session.customerId,
      created_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
};

const selected = (tx: Tx, session: Rows<'checkout_sessions'>) =>
  tx
    .selectFrom('checkout_sessions')
    .select(['id', 'provider_id as providerId', 'customer_id as customerId'])
    .select('destination_id as destinationId')
    .select(['lines', 'extra_times as additionalTimes'])
    .select('placed_ids as placedIds')
    .where(session);

export const oneSession = async (tx: Tx, session: Rows<'checkout_sessions'>): Promise<GroomerBooking> =>
  found(await selected(tx, session).executeTakeFirst());

/** Of two calls that place the same session, the second waits for the first. */
export const lockedSession = async (tx: Tx, session: Rows<'checkout_sessions'>): Promise<GroomerBooking> =>
  found(await selected(tx, session).forUpdate().executeTakeFirst());

export const setSessionLines = async (tx: Tx, id: string, lines: readonly WorkLine[]): Promise<void> => {
  await tx
    .updateTable('checkout_sessions')
    .set({ lines: JSON.stringify(lines) })
    .where('id', '=', id)
    .execute();
};

export const setSessionDestination = async (tx: Tx, id: string, destinationId: string | null): Promise<void> => {
  await tx.updateTable('checkout_sessions').set({ destination_id: destinationId }).where('id', '=', id).execute();
};

/** Whose calendar and prices count. */
export const performerOf = ({ destinationId, providerId }: GroomerBooking): string => destinationId ?? providerId;

export const setSessionTimes = async (tx: Tx, id: string, times: readonly LocalStart[]): Promise<void> => {
  await tx
    .updateTable('checkout_sessions')
    .set({ extra_times: JSON.stringify(times) })
    .where('id', '=', id)
    .execute();
};

export const markPlaced = async (tx: Tx, id: string, placedIds: readonly string[]): Promise<void> => {
  await tx
    .updateTable('checkout_sessions')
    .set({ placed_ids: [...placedIds] })
    .where('id', '=', id)
    .execute();
};

export const deleteExpiredSessions = async (tx: Tx, now: Date): Promise<void> => {
  await tx.deleteFrom('checkout_sessions').where('expires_at', '<=', now).execute();
};
