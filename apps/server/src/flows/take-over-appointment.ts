import { localDateAt } from '@tailgate/values';
import {
  appointmentToMove,
  takeOver,
  type AppointmentToMove,
  type TakeOverName,
} from '../modules/appointments/index.ts';
import { isBlocked } from '../modules/customers/index.ts';
import { deleteOrderUpsells, handOverTerms } from '../modules/orders/index.ts';
import {
  changeCalendars,
  planCalendarChange,
  changeCalendar,
  fitsAt,
  orNextSlots,
  visitCalendar,
} from '../modules/scheduling/index.ts';
import type { Rows } from '../platform/access/policy.ts';
import type { Viewer } from '../platform/auth/viewer.ts';
import { dayNumberOf } from '../platform/calendar-days.ts';
import type { Answering, Steps } from '../platform/db/steps.ts';
import { Failure } from '../platform/failure.ts';
import type { Platform } from '../platform/platform.ts';

const MINUTE_MS = 60_000;

const timeOf = ({ startsAt, endsAt, tradeDesiredAt }: AppointmentToMove) => {
  const start = tradeDesiredAt ?? startsAt;
  return { start, end: new Date(start.getTime() + endsAt.getTime() - startsAt.getTime()) };
};

interface Taking {
  readonly appointment: Rows<'appointments'>;
  readonly name: TakeOverName;
}

/**
 * Another groomer takes an appointment over: a job that nobody answered, or a trade. Their hours, zones and drives are
 * checked; the calendars of both change together.
 */
export const takeOverAppointment = async <T>(
  { stage, finish }: Steps<T>,
  viewer: Viewer,
  { answer, ...taking }: Taking & Answering<T, string>,
  platform: Platform,
): Promise<T> => {
  // Read
  const appointment = await stage(async (tx) => {
    const one = await appointmentToMove(tx, taking.appointment);
    if (await isBlocked(tx, viewer.accountId, one.customerId)) throw new Failure('customer_blocked');
    return one;
  });
  const { id, place, timeZone } = appointment;
  const { start, end } = timeOf(appointment);
  const date = localDateAt(start, timeZone);
  const day = dayNumberOf(date);
  const minutes = (end.getTime() - start.getTime()) / MINUTE_MS;
  const visit = { providerId: viewer.accountId, place, minutes, ignored: id };
  const asked = { ...visit, days: { fromDay: day, toDay: day + 1 } };
  const calendar = await visitCalendar(stage, () => Promise.resolve(asked), platform);
  // Request the drives to and from the new neighbors, then write
  const occupant = { id, kind: 'appointment' as const, subjectId: id, start, end, place, expiresAt: null };
  const isOther = appointment.providerId !== viewer.accountId;
  const edits = [
    ...(isOther ? [{ providerId: appointment.providerId, timeZone, remove: [id] }] : []),
    { providerId: viewer.accountId, timeZone: calendar.timeZone, remove: [id], add: [occupant] },
  ];
  const { timeZone: theirs } = calendar;
  const work = async () => {
    if (!fitsAt(calendar, start, date)) throw new Failure('slot_unavailable');
    return await changeCalendar(
      { stage, finish },
      {
        plan: (tx) => planCalendarChange(tx, edits, platform),
        change: async (tx, plan) => {
          const clearings = {
            terms: () => handOverTerms(tx, id, platform.clock.now()),
            products: () => deleteOrderUpsells(tx, id),
            calendar: () => changeCalendars(tx, plan, platform),
          };
          const { name } = taking;
          await takeOver(tx, viewer, { appointment, name, start, end, timeZone: theirs, clearings }, platform);
          return await answer(tx, id);
        },
      },
      platform,
    );
  };
  return await orNextSlots(stage, { visit, date, work, explained: start }, platform);
};
