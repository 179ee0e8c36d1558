import { appointmentsContract, type REFERENCE_LISTS } from '@tailgate/contract';
import { addDays, instantOf, localDateAt, type LocalDate } from '@tailgate/values';
import { appointmentAnswer } from '../../flows/appointment-answer.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import { dateOfDay, dayNumberOf, daysOfMonth } from '../../platform/calendar-days.ts';
import type { Tx } from '../../platform/db/database.ts';
import { notFound } from '../../platform/failure.ts';
import { bindModule, staged } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { appointmentsBetween, pageOfAppointments } from '../../views/appointments.ts';
import { timeZoneOf } from '../providers/index.ts';
import { daysAnswer, holdsIn, slotsAnswer, startRefusalOf, visitCalendar, takeTimeOff } from '../scheduling/index.ts';
import { referenceListsOf } from '../sites/index.ts';
import { answerRequest, type Answer } from './answer-request.ts';
import { appointmentsPolicy } from './appointments.policy.ts';
import { appointmentNamed, appointmentsNamed, cancelableOnDay, restOfSeries } from './appointments.queries.ts';
import { cursorOf, listOf, listedSince, positionOf, reasonIn, reasonsIn } from './appointments.rules.ts';
import { cancelAppointments } from './cancel-appointments.ts';
import { applyDayOrder } from './day/apply-day-order.ts';
import { dayOrder } from './day/day-order.ts';
import { dayRoute } from './day/day-route.ts';
import { drivingDetails } from './day/driving-details.ts';
import { potentialCustomersHandlers } from './day/potential-customers.routes.ts';
import { customerHandlers } from './own/customer.routes.ts';
import { summaryAnswer } from './summary-answer.ts';
import { moveAppointment } from './times/move-appointment.ts';
import { askedTimeOf, timeFrom, visitOf } from './times/other-times.ts';
import { tradingHandlers } from './trading/trading.routes.ts';
import { visitHandlers } from './visit/visit.routes.ts';

type ListName = (typeof REFERENCE_LISTS)[number];
interface GivenReason {
  readonly reasonId: string;
  readonly description: string;
}

const reasonOf = async (tx: Tx, names: readonly ListName[], given: GivenReason) => ({
  words: reasonIn(await referenceListsOf(tx), names, given.reasonId),
  note: given.description,
});

const CANCELING: readonly ListName[] = ['cancellationReasons', 'rescheduleReasons'];

const answered = async (tx: Tx, viewer: Viewer, answer: Answer, platform: Platform) =>
  await appointmentAnswer(tx, viewer.accountId, await answerRequest(tx, viewer, answer, platform), platform);

const startOf = (date: LocalDate, timeZone: string) => instantOf(date, 0, timeZone);

export const appointmentsRoutes = bindModule('appointments', appointmentsContract, appointmentsPolicy, {
  ...potentialCustomersHandlers,
  ...tradingHandlers,
  ...visitHandlers,
  ...customerHandlers,
  getMonthlySchedule: async ({ tx, platform, viewer, params }) => {
    const { fromDay, toDay } = daysOfMonth(params);
    const timeZone = await timeZoneOf(tx, viewer.accountId);
    const [from, to] = [startOf(dateOfDay(fromDay), timeZone), startOf(dateOfDay(toDay), timeZone)];
    const rows = await appointmentsBetween(tx, { providerId: viewer.accountId, from, to });
    const held = await holdsIn(tx, viewer.accountId, { start: from, end: to }, platform.clock.now());
    const holds = held.map(({ id, start, end, until }) => ({
      id,
      start: start.toISOString(),
      end: end.toISOString(),
      until: until.toISOString(),
    }));
    return { items: rows.map(summaryAnswer), holds, timeZone };
  },
  listAppointments: async ({ tx, platform, viewer, query, allowedIds }) => {
    const timeZone = await timeZoneOf(tx, viewer.accountId);
    const [customerId] = await allowedIds(tx, [query.customer_id]);
    const [petId] = await allowedIds(tx, [query.pet_id]);
    const { customer_search: search } = query;
    const statuses = query['status[]'] ?? query.status;
    const from = query.start_date ?? listedSince(localDateAt(platform.clock.now(), timeZone), { search, statuses });
    const filter = {
      providerId: viewer.accountId,
      from: from && startOf(from, timeZone),
      to: query.end_date && startOf(addDays(query.end_date, 1), timeZone),
      statuses,
      customerId,
      petId,
      search,
    };
    const { order, limit, page } = query;
    const after = query.after === undefined ? undefined : positionOf(query.after);
    const { rows, total } = await pageOfAppointments(tx, filter, { order, limit, offset: (page - 1) * limit, after });
    const last = rows.at(-1);
    return {
      items: rows.map(summaryAnswer),
      meta: {
        page,
        total,
        totalPages: Math.ceil(total / limit),
        next: last && rows.length === limit ? cursorOf(last) : null,
      },
      timeZone,
    };
  },
  getAppointment: ({ tx, platform, viewer, params, allowed }) =>
    appointmentAnswer(tx, viewer.accountId, allowed(params.id), platform),
  acceptAppointment: ({ tx, platform, viewer, params, allowed }) =>
    answered(tx, viewer, { appointment: allowed(params.id), name: 'accept' }, platform),
  rejectAppointment: async ({ tx, platform, viewer, params, body, allowed }) => {
    const reason = await reasonOf(tx, ['rejectionReasons'], body);
    return await answered(tx, viewer, { appointment: allowed(params.id), name: 'reject', reason }, platform);
  },
  cancelAppointment: async ({ tx, platform, viewer, params, body, allowed }) => {
    const one = await appointmentNamed(tx, allowed(params.id));
    const reason = await reasonOf(tx, CANCELING, body);
    const targets = body.recurrenceId ? await restOfSeries(tx, allowed(body.recurrenceId), one.startsAt) : [one];
    const first = targets.find(({ id }) => id === one.id) ?? targets[0];
    if (!first) throw notFound();
    return { cancelled: await cancelAppointments(tx, viewer, { targets, reason, toldOf: first.id }, platform) };
  },
  refuseCancellation: ({ tx, platform, viewer, params, allowed }) =>
    answered(tx, viewer, { appointment: allowed(params.id), name: 'refuseCancellation' }, platform),
  cancelDay: async ({ tx, platform, viewer, body }) => {
    const reason = await reasonOf(tx, CANCELING, body);
    const timeZone = await timeZoneOf(tx, viewer.accountId);
    const targets = await cancelableOnDay(tx, viewer.accountId, body.date, timeZone);
    const cancelled = await cancelAppointments(tx, viewer, { targets, reason }, platform);
    if (body.turnOfDay) await takeTimeOff(tx, viewer, { startDate: body.date, endDate: body.date }, platform);
    return { cancelled };
  },
  cancelOrders: async ({ tx, platform, viewer, body, allowed, allowedIds }) => {
    const reason = await reasonOf(tx, CANCELING, body);
    const [customerId] = await allowedIds(tx, [body.customerId]);
    const targets = await appointmentsNamed(tx, allowed(body.orderIds), customerId);
    if (targets.length < new Set(body.orderIds.map((order) => order.toJSON())).size) throw notFound();
    return { cancelled: await cancelAppointments(tx, viewer, { targets, reason }, platform) };
  },
  getDrivingDetails: staged(({ stage, platform, viewer, query }) =>
    drivingDetails(stage, viewer.accountId, { from: query.start_date, to: query.end_date }, platform),
  ),
  getDayOrder: staged(({ stage, platform, viewer, query }) => dayOrder(stage, viewer.accountId, query.date, platform)),
  applyDayOrder: staged(async (call) => {
    const { platform, viewer, body, allowed } = call;
    const order = {
      providerId: viewer.accountId,
      date: body.date,
      moves: body.moves.map(({ orderId, appointmentStart }) => ({
        appointment: allowed(orderId),
        start: new Date(appointmentStart),
      })),
      isQuiet: !body.notifyCustomers,
    };
    const answer = (_tx: Tx, moved: readonly string[]) => Promise.resolve({ moved: [...moved] });
    return await applyDayOrder(call, viewer, { ...order, answer }, platform);
  }),
  getDayRoute: staged(({ stage, platform, viewer, query }) => dayRoute(stage, viewer.accountId, query.date, platform)),
  rescheduleAppointment: staged(async (call) => {
    const { stage, platform, viewer, params, body, allowed } = call;
    const { reasonId, description } = body;
    const reason =
      reasonId === undefined
        ? { words: null, note: description }
        : await stage((tx) => reasonOf(tx, ['rescheduleReasons'], { reasonId, description }));
    return await moveAppointment(
      call,
      viewer,
      {
        appointment: allowed(params.id),
        name: 'reschedule',
        to: timeFrom(body),
        checkAvailability: !body.forceUpdate,
        isQuiet: !body.notifyCustomer,
        reason: reason.words,
        reasonNote: reason.note,
        answer: (tx, id) => appointmentAnswer(tx, viewer.accountId, id, platform),
      },
      platform,
    );
  }),
  acceptRescheduleRequest: staged(async (call) => {
    const { platform, viewer, params, allowed } = call;
    return await moveAppointment(
      call,
      viewer,
      {
        appointment: allowed(params.id),
        name: 'acceptMove',
        to: askedTimeOf,
        checkAvailability: false,
        isQuiet: false,
        reason: null,
        reasonNote: '',
        answer: (tx, id) => appointmentAnswer(tx, viewer.accountId, id, platform),
      },
      platform,
    );
  }),
  rejectRescheduleRequest: ({ tx, platform, viewer, params, allowed }) =>
    answered(tx, viewer, { appointment: allowed(params.id), name: 'rejectMove' }, platform),
  listDaysForMove: staged(async ({ stage, platform, params, query, allowed }) => {
    const days = () => daysOfMonth(params);
    const calendar = await visitCalendar(
      stage,
      (tx) => visitOf(tx, allowed(params.id), query.service_time, days),
      platform,
    );
    return daysAnswer(calendar, days());
  }),
  listSlotsForMove: staged(async ({ stage, platform, params, query, allowed }) => {
    const day = dayNumberOf(query.date);
    const visitIn = (tx: Tx) =>
      visitOf(tx, allowed(params.id), query.service_time, () => ({ fromDay: day, toDay: day + 1 }));
    const slots = slotsAnswer(await visitCalendar(stage, visitIn, platform), query.date);
    if (query.start === undefined) return { ...slots, refusal: null };
    const asked = { visit: await stage(visitIn), start: new Date(query.start) };
    return { ...slots, refusal: await startRefusalOf(stage, asked, platform) };
  }),
  listCustomerCancellationReasons: async ({ tx }) => ({
    items: reasonsIn(await referenceListsOf(tx), 'cancellationReasons'),
  }),
  listReasons: async ({ tx, query }) => ({
    items: reasonsIn(await referenceListsOf(tx), listOf(query.category)),
  }),
});
