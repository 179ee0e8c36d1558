import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Mover } from '../../../platform/machines/bind-machine.ts';
import { transition } from '../../../platform/machines/transition.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isCardOnFile } from '../../../views/cards-on-file.ts';
import { appointments } from '../appointment.effects.ts';
import { countMove, type AppointmentToMove } from '../appointments.queries.ts';
import { requireAhead, requireReachable } from '../appointments.rules.ts';
import { lockedOrder } from '../lines/orders.queries.ts';
import { chosenTime } from './keep-told.ts';

export type MoveName = 'reschedule' | 'acceptMove' | 'acceptProposal';

export interface NewTime {
  /** As it was when the drives were resolved. */
  readonly appointment: AppointmentToMove;
  readonly name: MoveName;
  readonly start: Date;
  readonly end: Date;
  readonly isQuiet: boolean;
  readonly reason: string | null;
  readonly reasonNote: string;
}

/** Both are times that the customer said yes to, or asked for. */
const isChosen = ({ name }: NewTime) => name !== 'reschedule';

/** A groomer may keep a move quiet, unless a card can be charged for what follows from it. */
const isQuiet = async (tx: Tx, { name, isQuiet: asked, appointment }: NewTime): Promise<boolean> =>
  asked && (name === 'acceptProposal' || !(await isCardOnFile(tx, appointment)));

/** Nothing moves into the past; where the start stays as it is now, only the length changes. */
const requireAheadOrKept = async (tx: Tx, { appointment: { id }, start }: NewTime, now: Date): Promise<void> => {
  if (start >= now) return;
  const { startsAt } = await lockedOrder(tx, (row) => row('appointments.id', '=', id));
  if (start.getTime() !== startsAt.getTime()) requireAhead(start, now);
};

/** Gives an appointment another time; the caller changes the calendars in the same transaction. */
export const moveTo = async (tx: Tx, viewer: Mover, to: NewTime, platform: Platform): Promise<void> => {
  const { appointment, start, end } = to;
  const now = platform.clock.now();
  requireReachable(start, appointment.bookedAt);
  await requireAheadOrKept(tx, to, now);
  const { subject } = await transition(
    tx,
    appointments,
    {
      id: appointment.id,
      name: to.name,
      actor: to.name === 'acceptProposal' ? 'customer' : 'groomer',
      viewer,
      details: {
        isQuiet: await isQuiet(tx, to),
        oldStart: appointment.startsAt.toISOString(),
        newStart: start.toISOString(),
      },
      set: {
        starts_at: start,
        ends_at: end,
        ...(isChosen(to) && chosenTime(start, now)),
        asked_starts_at: null,
        asked_ends_at: null,
        moves: countMove(),
        reason: to.reason,
        reason_note: to.reasonNote,
      },
    },
    platform,
  );
  // Traded since the drives were resolved: they belong to another calendar.
  if (subject.provider_id !== appointment.providerId) throw new Failure('conflict');
};
