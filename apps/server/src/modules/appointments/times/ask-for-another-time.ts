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
  type NewOccupant,
  fitsAt,
  visitCalendar,
} from '../../scheduling/index.ts';
import { appointmentToMove, askedOccupantsOf, type AppointmentToMove } from '../appointments.queries.ts';
import { askForTime, type AskName } from './ask-for-time.ts';

export interface Asking {
  readonly appointment: Rows<'appointments'>;
  readonly name: AskName;
  /** The other time, from the appointment as it is. */
  readonly to: (appointment: AppointmentToMove) => { readonly start: Date; readonly end: Date };
}

const MINUTE_MS = 60_000;

/** What of the other time is not the appointment's own already, which stays occupied until the answer. */
const askedOccupants = ({ id, place, startsAt, endsAt }: AppointmentToMove, start: Date, end: Date): NewOccupant[] => {
  const [before, after] = askedOccupantsOf(id);
  return [
    { id: before, start, end: end < startsAt ? end : startsAt },
    { id: after, start: start > endsAt ? start : endsAt, end },
  ]
    .filter((part) => part.start < part.end)
    .map((part) => ({ ...part, kind: 'appointment', subjectId: id, place, expiresAt: null }));
};

/** Asks for another time of an appointment. It is kept free beside the appointment's own until it is answered. */
export const askForAnotherTime = async <T>(
  { stage, finish }: Steps<T>,
  viewer: Mover,
  { answer, ...asking }: Asking & Answering<T, string>,
  platform: Platform,
): Promise<T> => {
  // Read
  const appointment = await stage((tx) => appointmentToMove(tx, asking.appointment));
  const { id, providerId, place, timeZone } = appointment;
  const { start, end } = asking.to(appointment);
  const date = localDateAt(start, timeZone);
  const day = dayNumberOf(date);
  const minutes = (end.getTime() - start.getTime()) / MINUTE_MS;
  const asked = { providerId, place, minutes, ignored: id, days: { fromDay: day, toDay: day + 1 } };
  const calendar = await visitCalendar(stage, () => Promise.resolve(asked), platform);
  if (!fitsAt(calendar, start, date)) throw new Failure('slot_unavailable');
  // Request the drives to and from the neighbors of the other time, then write
  const add = askedOccupants(appointment, start, end);
  const edits = [{ providerId, timeZone, add }];
  return await changeCalendar(
    { stage, finish },
    {
      plan: (tx) => planCalendarChange(tx, edits, platform),
      change: async (tx, plan) => {
        await askForTime(tx, viewer, { appointment, name: asking.name, start, end }, platform);
        await changeCalendars(tx, plan, platform);
        return await answer(tx, id);
      },
    },
    platform,
  );
};
