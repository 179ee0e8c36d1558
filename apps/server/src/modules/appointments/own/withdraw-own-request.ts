import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { transition } from '../../../platform/machines/transition.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appointments } from '../appointment.effects.ts';
import { lockedOrder } from '../lines/orders.queries.ts';
import { askedWhile } from '../appointments.queries.ts';

export interface OwnWithdrawal {
  readonly appointment: Rows<'appointments'>;
  readonly of: 'move' | 'cancellation';
}

/** What it goes back to: an appointment, or a request that waits. */
const moveWithdrawal = async (tx: Tx, id: string) =>
  (await askedWhile(tx, id)) === 'accepted' ? ('withdrawMove' as const) : ('withdrawMoveOfRequest' as const);

/** The customer takes back what they asked for, before the groomer has answered. Answers the id. */
export const withdrawOwnRequest = async (
  tx: Tx,
  viewer: Viewer,
  { appointment, of }: OwnWithdrawal,
  platform: Platform,
): Promise<string> => {
  const { id } = await lockedOrder(tx, appointment);
  const wanted =
    of === 'move'
      ? { name: await moveWithdrawal(tx, id) }
      : { name: 'withdrawCancellation' as const, set: { cancellation_fee_cents: null } };
  await transition(tx, appointments, { id, actor: 'customer', viewer, ...wanted }, platform);
  return id;
};
