import { localDateAt, type LocalDate } from '@tailgate/values';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Answering, Steps } from '../../../platform/db/steps.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Mover } from '../../../platform/machines/bind-machine.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeCalendars, planCalendarChange, changeCalendar } from '../../scheduling/index.ts';
import { appointmentToMove } from '../appointments.queries.ts';
import { moveTo } from '../times/move-to.ts';
import { fitsDay, readDayPlan } from './day-order.ts';

interface NewOrder {
  readonly providerId: string;
  readonly date: LocalDate;
  readonly moves: readonly { readonly appointment: Rows<'appointments'>; readonly start: Date }[];
  readonly isQuiet: boolean;
}

/** The moves as they are now: each appointment may still move, to a time of the same part of the day inside of the hours. */
const readMoves = async (tx: Tx, { providerId, date, moves }: NewOrder, platform: Platform) => {
  const plan = await readDayPlan(tx, { providerId, date }, platform);
  const movable = new Set(plan.stops.filter(({ isMovable }) => isMovable).map(({ id }) => id));
  const read = [];
  for (const { appointment: named, start } of moves) {
    const appointment = await appointmentToMove(tx, named);
    const end = new Date(start.getTime() + appointment.endsAt.getTime() - appointment.startsAt.getTime());
    if (!movable.has(appointment.id)) throw new Failure('conflict');
    if (localDateAt(start, plan.timeZone) !== date || !fitsDay(plan, appointment.id, start, end))
      throw new Failure('slot_unavailable');
    read.push({ appointment, start, end });
  }
  if (new Set(read.map(({ appointment }) => appointment.id)).size < read.length) throw new Failure('conflict');
  // In one order, so that two calls cannot lock each other out.
  return read.sort((one, other) => (one.appointment.id < other.appointment.id ? -1 : 1));
};

/** Gives several appointments of a day new times, all of them or none. */
export const applyDayOrder = async <T>(
  { stage, finish }: Steps<T>,
  viewer: Mover,
  { answer, ...order }: NewOrder & Answering<T, readonly string[]>,
  platform: Platform,
): Promise<T> => {
  // Read
  const moves = await stage((tx) => readMoves(tx, order, platform));
  const [first] = moves;
  if (!first) throw new Failure('conflict');
  const { timeZone } = first.appointment;
  // Request the drives between the new neighbors, then write
  const remove = moves.map(({ appointment }) => appointment.id);
  const add = moves.map(({ appointment: { id, place }, start, end }) => ({
    id,
    kind: 'appointment' as const,
    subjectId: id,
    start,
    end,
    place,
    expiresAt: null,
  }));
  const edits = [{ providerId: order.providerId, timeZone, remove, add }];
  return await changeCalendar(
    { stage, finish },
    {
      plan: (tx) => planCalendarChange(tx, edits, platform),
      change: async (tx, plan) => {
        for (const { appointment, start, end } of moves) {
          const to = { appointment, name: 'reschedule' as const, start, end };
          await moveTo(tx, viewer, { ...to, isQuiet: order.isQuiet, reason: null, reasonNote: '' }, platform);
        }
        await changeCalendars(tx, plan, platform);
        return await answer(tx, remove);
      },
    },
    platform,
  );
};
