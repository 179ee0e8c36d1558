import { localDateAt } from '@tailgate/values';
import type { Rows } from '../../../platform/access/policy.ts';
import { dayNumberOf } from '../../../platform/calendar-days.ts';
import type { Answering, Steps } from '../../../platform/db/steps.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Mover } from '../../../platform/machines/bind-machine.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  changeCalendars,
  planCalendarChange,
  changeCalendar,
  fitsAt,
  orNextSlots,
  visitCalendar,
} from '../../scheduling/index.ts';
import { appointmentToMove, askedOccupantsOf, type AppointmentToMove } from '../appointments.queries.ts';
import { moveTo, type MoveName } from './move-to.ts';

export interface Moving {
  readonly appointment: Rows<'appointments'>;
  readonly name: MoveName;
  /** The new time, from the appointment as it is. */
  readonly to: (appointment: AppointmentToMove) => { readonly start: Date; readonly end: Date };
  readonly checkAvailability: boolean;
  readonly isQuiet: boolean;
  readonly reason: string | null;
  readonly reasonNote: string;
}

const MINUTE_MS = 60_000;

/** Moves an appointment to another time in its groomer's calendar. */
export const moveAppointment = async <T>(
  { stage, finish }: Steps<T>,
  viewer: Mover,
  { answer, ...moving }: Moving & Answering<T, string>,
  platform: Platform,
): Promise<T> => {
  // Read
  const appointment = await stage((tx) => appointmentToMove(tx, moving.appointment));
  const { id, providerId, place, timeZone } = appointment;
  const { start, end } = moving.to(appointment);
  const date = localDateAt(start, timeZone);
  const visit = { providerId, place, minutes: (end.getTime() - start.getTime()) / MINUTE_MS, ignored: id };
  const requireFit = async () => {
    const day = dayNumberOf(date);
    const asked = { ...visit, days: { fromDay: day, toDay: day + 1 } };
    const calendar = await visitCalendar(stage, () => Promise.resolve(asked), platform);
    if (!fitsAt(calendar, start, date)) throw new Failure('slot_unavailable');
  };
  // Request the drives to and from the new neighbors, then write
  const occupant = { id, kind: 'appointment' as const, subjectId: id, start, end, place, expiresAt: null };
  const remove = [id, ...askedOccupantsOf(id)];
  const edits = [{ providerId, timeZone, remove, add: [occupant] }];
  const work = async () => {
    if (moving.checkAvailability) await requireFit();
    return await changeCalendar(
      { stage, finish },
      {
        plan: (tx) => planCalendarChange(tx, edits, platform),
        change: async (tx, plan) => {
          await moveTo(tx, viewer, { ...moving, appointment, start, end }, platform);
          await changeCalendars(tx, plan, platform);
          return await answer(tx, id);
        },
      },
      platform,
    );
  };
  // To customers a groomer's calendar is closed.
  const explained = moving.name === 'acceptProposal' ? undefined : start;
  return await orNextSlots(stage, { visit, date, work, explained }, platform);
};
