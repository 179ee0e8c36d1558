import type { Tx } from '../../platform/db/database.ts';
import { Failure, found } from '../../platform/failure.ts';
import type { Mover } from '../../platform/machines/bind-machine.ts';
import { canOf } from '../../platform/machines/can.ts';
import { lockSubject } from '../../platform/machines/subject.ts';
import { transition } from '../../platform/machines/transition.ts';
import type { Platform } from '../../platform/platform.ts';
import { appointments, factsOf } from './appointment.effects.ts';

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

/** Before a card is charged for it: the move must be possible when the money is there. */
export const requireNoShow = async (tx: Tx, id: string, { clock }: Pick<Platform, 'clock'>): Promise<void> => {
  const subject = found(await lockSubject(tx, appointments, id));
  const known = { ...subject, ...(await factsOf(tx, subject)) };
  if (!canOf(appointments, 'groomer', known, clock.now()).markNoShow) throw new Failure('illegal_transition');
};
