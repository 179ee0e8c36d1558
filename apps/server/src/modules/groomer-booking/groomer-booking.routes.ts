import { groomerBookingContract } from '@tailgate/contract';
import { instantOf } from '@tailgate/values';
import { appointmentAnswer } from '../../flows/appointment-answer.ts';
import type { Rows } from '../../platform/access/policy.ts';
import { dayNumberOf, daysOfMonth, startOfDay, type DayNumbers } from '../../platform/calendar-days.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure } from '../../platform/failure.ts';
import { bindModule, staged } from '../../platform/http/call.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { customerToBook } from '../../views/customer-to-book.ts';
import { placedTimes, requireReachable } from '../appointments/index.ts';
import { timeZoneOf } from '../providers/index.ts';
import { countedDaysAnswer, slotsAnswer, visitCalendar } from '../scheduling/index.ts';
import { previewStarts } from './check-starts.ts';
import { oneSession, performerOf, type GroomerBooking } from './groomer-bookings.queries.ts';
import { groomerBookingPolicy } from './groomer-booking.policy.ts';
import { nextTimes } from './next-times.ts';
import { openGroomerBooking } from './open-groomer-booking.ts';
import { placeAppointments } from './place-appointment.ts';
import { datesOfSeries, startsChosen } from './series.rules.ts';
import { sessionAnswer } from './session-answer.ts';
import { setAdditionalTimes } from './set-additional-times.ts';
import { setSessionServices } from './set-session-services.ts';
import { setTradePartner } from './set-trade-partner.ts';

const visitOf = async (
  tx: Tx,
  named: Rows<'checkout_sessions'>,
  serviceTime: number | undefined,
  partnerId?: string,
) => {
  const session = await oneSession(tx, named);
  const { customerId, lines } = session;
  const { address } = await customerToBook(tx, customerId);
  if (!address) throw new Failure('address_missing');
  const minutes = serviceTime ?? lines.reduce((sum, line) => sum + line.minutes, 0);
  return { providerId: partnerId ?? performerOf(session), place: address, minutes };
};

const reachable = (days: DayNumbers, platform: Platform): DayNumbers => {
  requireReachable(startOfDay(days.fromDay), platform.clock.now());
  return days;
};

export const groomerBookingRoutes = bindModule('groomer-booking', groomerBookingContract, groomerBookingPolicy, {
  openSession: async ({ tx, platform, viewer, body, allowedIds }) => {
    const [customerId] = await allowedIds(tx, [body.customerId]);
    return await sessionAnswer(tx, await openGroomerBooking(tx, viewer, { customerId }, platform), platform);
  },
  getSession: async ({ tx, platform, params, allowed }) =>
    await sessionAnswer(tx, await oneSession(tx, allowed(params.sessionId)), platform),
  setSessionServices: async ({ tx, platform, params, body, allowed, allowedIds, withIds }) => {
    const petIds = await allowedIds(
      tx,
      body.petServices.map(({ petId }) => petId),
    );
    const chosen = withIds(body.petServices.map(({ petId: _, ...work }) => work)).map((work, index) => ({
      ...work,
      petId: petIds[index] ?? '',
    }));
    return await sessionAnswer(tx, await setSessionServices(tx, allowed(params.sessionId), chosen), platform);
  },
  listSessionDays: staged(async ({ stage, platform, params, query, allowed, allowedIds }) => {
    const calendar = await visitCalendar(
      stage,
      async (tx) => {
        const [partnerId] = await allowedIds(tx, [query.destinationServiceProvider]);
        const visit = await visitOf(tx, allowed(params.sessionId), query.service_time, partnerId);
        return { ...visit, days: reachable(daysOfMonth(params), platform) };
      },
      platform,
    );
    return countedDaysAnswer(calendar, daysOfMonth(params));
  }),
  listSessionSlots: staged(async ({ stage, platform, params, query, allowed, allowedIds }) => {
    const day = dayNumberOf(query.date);
    const calendar = await visitCalendar(
      stage,
      async (tx) => {
        const [partnerId] = await allowedIds(tx, [query.destinationServiceProvider]);
        const visit = await visitOf(tx, allowed(params.sessionId), query.service_time, partnerId);
        return { ...visit, days: reachable({ fromDay: day, toDay: day + 1 }, platform) };
      },
      platform,
    );
    return slotsAnswer(calendar, query.date);
  }),
  listNextTimes: staged(({ stage, platform, viewer, params, allowed }) =>
    nextTimes(stage, viewer, allowed(params.id), platform),
  ),
  setTradePartner: async ({ tx, platform, params, body, allowed, allowedIds }) => {
    const [partnerId] = await allowedIds(tx, [body.service_provider_id]);
    return await sessionAnswer(tx, await setTradePartner(tx, allowed(params.sessionId), partnerId), platform);
  },
  placeOrder: staged((call) => {
    const { platform, viewer, params, body, allowed } = call;
    const placing = {
      session: allowed(params.sessionId),
      starts: ({ additionalTimes }: GroomerBooking) => [body.appointment, ...additionalTimes],
      recurrenceId: null,
      minutes: body.overrideServiceTime,
      checkAvailability: body.checkAvailability,
      isQuiet: !body.notify,
      message: body.message,
    };
    return placeAppointments(
      call,
      viewer,
      { ...placing, answer: (tx, [id = '']) => appointmentAnswer(tx, viewer.accountId, id, platform) },
      platform,
    );
  }),
  setAdditionalTimes: async ({ tx, platform, params, body, allowed }) =>
    await sessionAnswer(tx, await setAdditionalTimes(tx, allowed(params.sessionId), body.times, platform), platform),
  previewSeries: staged(async ({ stage, finish, platform, params, body, allowed }) => {
    const { visit, timeZone } = await stage(async (tx) => ({
      visit: await visitOf(tx, allowed(params.sessionId), body.override_service_time),
      timeZone: await timeZoneOf(tx, performerOf(await oneSession(tx, allowed(params.sessionId)))),
    }));
    if (visit.minutes === 0) throw new Failure('illegal_transition');
    const starts = datesOfSeries(body.recurring).map((date) => ({ date, time: body.appointment.time }));
    for (const { date, time } of starts) requireReachable(instantOf(date, time, timeZone), platform.clock.now());
    const asked = { visit, starts, checkAvailability: body.check_availability };
    const dates = await previewStarts(stage, asked, platform);
    return await finish(() => Promise.resolve({ dates, timeZone }));
  }),
  placeSeries: staged((call) => {
    const { platform, viewer, params, body, allowed } = call;
    const recurrenceId = newId();
    const placing = {
      session: allowed(params.sessionId),
      starts: () =>
        startsChosen({
          dates: datesOfSeries(body.recurring),
          time: body.appointment.time,
          unselected: body.unselectedDates,
          modified: body.modifiedDates,
        }),
      recurrenceId,
      minutes: body.override_service_time,
      checkAvailability: body.check_availability,
      isQuiet: !body.notify,
      message: body.message,
    };
    return placeAppointments(
      call,
      viewer,
      {
        ...placing,
        answer: async (tx, ids) => ({
          recurrenceId,
          appointments: await placedTimes(tx, ids),
          timeZone: await timeZoneOf(tx, viewer.accountId),
        }),
      },
      platform,
    );
  }),
});
