import type { Tx } from '../../platform/db/database.ts';
import type { Mover } from '../../platform/machines/bind-machine.ts';
import { transition } from '../../platform/machines/transition.ts';
import type { Platform } from '../../platform/platform.ts';
import { appointments } from './appointment.effects.ts';

interface NoShowVisit {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly details: Readonly<Record<string, string | number | null>>;
}

/** The move of the machine alone; what is booked with it is written in the same transaction. */
export const markNoShow = async (
  tx: Tx,
  viewer: Mover | null,
  { id, title, description, details }: NoShowVisit,
  platform: Platform,
): Promise<void> => {
  const set = { is_no_show: true, cancelled_at: platform.clock.now(), reason: title, reason_note: description };
  await transition(tx, appointments, { id, name: 'markNoShow', actor: 'groomer', viewer, details, set }, platform);
};
