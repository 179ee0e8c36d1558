import type { appointmentMachine, MoneyMoveOf, SettlementKind } from '@tailgate/contract';
import type { Tx } from '../../platform/db/database.ts';
import { requireTransition } from '../../platform/machines/transition.ts';
import type { Platform } from '../../platform/platform.ts';
import { appointments } from './appointment.effects.ts';

/** How an order ends with money: each by a transition that says which instant it relies on. */
const MOVES = {
  completed: 'complete',
  no_show: 'markNoShow',
  cancellation: 'acceptCancellation',
} as const satisfies Readonly<Record<SettlementKind, MoneyMoveOf<typeof appointmentMachine>>>;

/** Before a card is charged for it: the move must be possible when the money is there. */
export const requireMoneyMove = async (
  tx: Tx,
  { id, kind }: { readonly id: string; readonly kind: SettlementKind },
  platform: Pick<Platform, 'clock'>,
): Promise<void> => {
  await requireTransition(tx, appointments, { id, name: MOVES[kind], actor: 'groomer' }, platform);
};
