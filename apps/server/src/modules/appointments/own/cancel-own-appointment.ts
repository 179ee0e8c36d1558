import { cents, type Cents } from '@tailgate/values/money';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import { transition } from '../../../platform/machines/transition.ts';
import type { Platform } from '../../../platform/platform.ts';
import { ownAppointments } from '../../../views/own-appointments.ts';
import { appointments } from '../appointment.effects.ts';
import { cancellationStep } from '../appointments.rules.ts';
import { feeFor, isInsideFeeWindow } from '../times/told-times.rules.ts';
import { lockedOrder } from '../lines/orders.queries.ts';

export interface OwnCancellation {
  readonly appointment: Rows<'appointments'>;
  readonly note: string;
  /** The fee that the customer saw. */
  readonly shownFeeCents: Cents | undefined;
}

/** The customer cancels; of a confirmed appointment within the fee window they can only ask for it. Answers the id. */
export const cancelOwnAppointment = async (
  tx: Tx,
  viewer: Viewer,
  { appointment, note, shownFeeCents }: OwnCancellation,
  platform: Platform,
): Promise<string> => {
  // Locked before the fee is known: the groomer may set out at the same moment.
  const { id } = await lockedOrder(tx, appointment);
  const own = await ownAppointments(tx, (row) => row('appointments.id', '=', id)).executeTakeFirstOrThrow();
  const now = platform.clock.now();
  const isAsking = own.status === 'accepted' && isInsideFeeWindow(own, now);
  const feeCents = isAsking ? feeFor(own, own.cancellation_fees[cancellationStep(own.set_out, now)]) : cents(0);
  if (shownFeeCents !== undefined && shownFeeCents !== feeCents)
    throw new Failure('conflict', { message: 'The cancellation fee has changed. Check it before you cancel.' });
  const move = isAsking
    ? { name: 'askToCancel' as const, set: { reason_note: note, cancellation_fee_cents: feeCents } }
    : { name: 'withdraw' as const, set: { reason_note: note, cancelled_at: now } };
  await transition(tx, appointments, { id, actor: 'customer', viewer, ...move }, platform);
  return id;
};
