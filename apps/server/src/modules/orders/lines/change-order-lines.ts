import { isDeepStrictEqual } from 'node:util';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Steps } from '../../../platform/db/steps.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  appointmentToMove,
  changeLines,
  endAfter,
  linesOfOrder,
  openOrder,
  requirePossible,
  type AppointmentToMove,
  type OrderLine,
} from '../../appointments/index.ts';
import { changeCalendars, planCalendarChange, type ResolvedPlan, changeCalendar } from '../../scheduling/index.ts';
import { appointmentAnswer } from '../appointment-answer.ts';

export interface LinesToChange {
  readonly appointment: Rows<'appointments'>;
  /** The lines as they shall be, from those that are there. */
  readonly change: (tx: Tx, visit: AppointmentToMove, lines: readonly OrderLine[]) => Promise<readonly OrderLine[]>;
}

const readOrder = async (tx: Tx, appointment: Rows<'appointments'>) => {
  const { id } = await openOrder(tx, appointment);
  return { visit: await appointmentToMove(tx, appointment), lines: await linesOfOrder(tx, id) };
};

/** Changes the services of an open order; its time in the calendar follows in the same transaction, or nothing changes. */
export const changeOrderLines = async <T>(
  { stage, finish }: Steps<T>,
  viewer: Viewer,
  { appointment, change }: LinesToChange,
  platform: Platform,
): Promise<T> => {
  const { before, after } = await stage(async (tx) => {
    const read = await readOrder(tx, appointment);
    const lines = await change(tx, read.visit, read.lines);
    requirePossible(read.lines, lines);
    return { before: read, after: lines };
  });
  const { id, providerId, startsAt: start, endsAt, place, timeZone } = before.visit;
  const end = endAfter(before.visit, before.lines, after);
  const write = async (tx: Tx, plan?: ResolvedPlan) => {
    // Prices and drives are those of the order as it was read.
    if (!isDeepStrictEqual(before, await readOrder(tx, appointment))) throw new Failure('conflict');
    await changeLines(tx, viewer, { id, before: before.lines, after, endsAt: end }, platform);
    if (plan) await changeCalendars(tx, plan, platform);
    return (await appointmentAnswer(tx, viewer.accountId, id, platform)) as T;
  };
  if (end.getTime() === endsAt.getTime()) return await finish((tx) => write(tx));
  const occupant = { id, kind: 'appointment' as const, subjectId: id, start, end, place, expiresAt: null };
  const edits = [{ providerId, timeZone, remove: [id], add: [occupant] }];
  const plan = (tx: Tx) => planCalendarChange(tx, edits, platform);
  return await changeCalendar({ stage, finish }, { plan, change: write }, platform);
};
