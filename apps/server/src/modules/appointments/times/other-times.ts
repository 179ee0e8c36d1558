import type { Rows } from '../../../platform/access/policy.ts';
import { startOfDay, type DayNumbers } from '../../../platform/calendar-days.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import { appointmentToMove, type AppointmentToMove } from '../appointments.queries.ts';
import { requireReachable } from '../appointments.rules.ts';

const MINUTE_MS = 60_000;

const minutesOf = ({ startsAt, endsAt }: AppointmentToMove) => (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS;

/** The visit of an appointment that is to be moved. */
export const visitOf = async (
  tx: Tx,
  appointment: Rows<'appointments'>,
  serviceTime: number | undefined,
  days: () => DayNumbers,
) => {
  const one = await appointmentToMove(tx, appointment);
  const { providerId, place, id } = one;
  requireReachable(startOfDay(days().fromDay), one.bookedAt);
  return { providerId, place, minutes: serviceTime ?? minutesOf(one), ignored: id, days: days() };
};

/** A new start; the duration stays where none is given. */
export const timeFrom =
  ({ appointmentStart, duration }: { readonly appointmentStart: string; readonly duration?: number | undefined }) =>
  (appointment: AppointmentToMove) => {
    const start = new Date(appointmentStart);
    return { start, end: new Date(start.getTime() + (duration ?? minutesOf(appointment)) * MINUTE_MS) };
  };

/** The time that one side asked the other for. */
export const askedTimeOf = ({ askedStartsAt, askedEndsAt }: AppointmentToMove) => {
  if (!askedStartsAt || !askedEndsAt) throw new Failure('illegal_transition');
  return { start: askedStartsAt, end: askedEndsAt };
};
