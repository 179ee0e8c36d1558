import { Readable } from 'node:stream';
import type { appointmentsContract } from '@tailgate/contract';
import { appointmentAnswer, ownReceipt } from '../../../flows/appointment-answer.ts';
import { exportOwnData } from '../../../flows/export-own-data.ts';
import { dayNumberOf, daysOfMonth } from '../../../platform/calendar-days.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AnsweredFile } from '../../../platform/http/files/answered-file.ts';
import { staged, type Handlers } from '../../../platform/http/call.ts';
import { pageOfOwnAppointments } from '../../../views/own-appointments.ts';
import { daysAnswer, slotsAnswer, visitCalendar } from '../../scheduling/index.ts';
import { answerRequest } from '../answer-request.ts';
import { askForAnotherTime } from '../times/ask-for-another-time.ts';
import { moveAppointment } from '../times/move-appointment.ts';
import { askedTimeOf, timeFrom, visitOf } from '../times/other-times.ts';
import { calendarFile } from './calendar-file.ts';
import { cancelOwnAppointment } from './cancel-own-appointment.ts';
import { withdrawOwnRequest } from './withdraw-own-request.ts';
import { ownAnswers, ownAppointmentAnswer } from './own-appointment-answer.ts';

type Rows = Pick<
  typeof appointmentsContract,
  | 'listOwnAppointments'
  | 'getOwnAppointment'
  | 'getCalendarFile'
  | 'getOwnReceipt'
  | 'exportOwnData'
  | 'cancelOwnAppointment'
  | 'askToMoveAppointment'
  | 'withdrawMove'
  | 'withdrawCancellation'
  | 'acceptProposal'
  | 'refuseProposal'
  | 'listDaysToAskFor'
  | 'listSlotsToAskFor'
  | 'proposeMove'
>;

/** What customers do with their appointments, and the time that a groomer proposes to them. */
export const customerHandlers: Handlers<Rows> = {
  listOwnAppointments: async ({ tx, platform, viewer, query: { when, ...page } }) => {
    const asked = { customerId: viewer.accountId, when, now: platform.clock.now() };
    const { rows, total } = await pageOfOwnAppointments(tx, asked, page);
    return { items: await ownAnswers(tx, rows, platform), total, ...page };
  },
  getOwnAppointment: ({ tx, platform, params, allowed }) => ownAppointmentAnswer(tx, allowed(params.id), platform),
  getCalendarFile: async ({ tx, platform, site, params, query, allowed }) => {
    const name = 'appointment';
    const file = calendarFile(
      await ownAppointmentAnswer(tx, allowed(params.id), platform),
      site.appName,
      platform.clock.now(),
    );
    return query.download === '1' ? new AnsweredFile('ics', name, () => Readable.from([file])) : { name };
  },
  getOwnReceipt: ({ tx, params, allowed }) => ownReceipt(tx, allowed(params.id)),
  exportOwnData: ({ tx, platform, viewer }) => exportOwnData(tx, viewer, platform),
  cancelOwnAppointment: async ({ tx, platform, viewer, params, body, allowed }) => {
    const cancellation = { appointment: allowed(params.id), note: body.description, shownFeeCents: body.feeCents };
    return await ownAppointmentAnswer(tx, await cancelOwnAppointment(tx, viewer, cancellation, platform), platform);
  },
  askToMoveAppointment: staged((call) => {
    const { platform, viewer, params, body, allowed } = call;
    const asking = { appointment: allowed(params.id), name: 'askToMove' as const, to: timeFrom(body) };
    const answer = (tx: Tx, id: string) => ownAppointmentAnswer(tx, id, platform);
    return askForAnotherTime(call, viewer, { ...asking, answer }, platform);
  }),
  withdrawMove: async ({ tx, platform, viewer, params, allowed }) => {
    const withdrawal = { appointment: allowed(params.id), of: 'move' as const };
    return await ownAppointmentAnswer(tx, await withdrawOwnRequest(tx, viewer, withdrawal, platform), platform);
  },
  withdrawCancellation: async ({ tx, platform, viewer, params, allowed }) => {
    const withdrawal = { appointment: allowed(params.id), of: 'cancellation' as const };
    return await ownAppointmentAnswer(tx, await withdrawOwnRequest(tx, viewer, withdrawal, platform), platform);
  },
  acceptProposal: staged((call) => {
    const { platform, viewer, params, allowed } = call;
    const moving = {
      appointment: allowed(params.id),
      name: 'acceptProposal' as const,
      to: askedTimeOf,
      checkAvailability: false,
      isQuiet: true,
      reason: null,
      reasonNote: '',
    };
    const answer = (tx: Tx, id: string) => ownAppointmentAnswer(tx, id, platform);
    return moveAppointment(call, viewer, { ...moving, answer }, platform);
  }),
  refuseProposal: async ({ tx, platform, viewer, params, allowed }) => {
    const answer = { appointment: allowed(params.id), name: 'refuseProposal' as const };
    return await ownAppointmentAnswer(tx, await answerRequest(tx, viewer, answer, platform), platform);
  },
  listDaysToAskFor: staged(async ({ stage, platform, params, allowed }) => {
    const days = () => daysOfMonth(params);
    const calendar = await visitCalendar(stage, (tx) => visitOf(tx, allowed(params.id), undefined, days), platform);
    return daysAnswer(calendar, days());
  }),
  listSlotsToAskFor: staged(async ({ stage, platform, params, query, allowed }) => {
    const day = dayNumberOf(query.date);
    const calendar = await visitCalendar(
      stage,
      (tx) => visitOf(tx, allowed(params.id), undefined, () => ({ fromDay: day, toDay: day + 1 })),
      platform,
    );
    return slotsAnswer(calendar, query.date);
  }),
  proposeMove: staged((call) => {
    const { platform, viewer, params, body, allowed } = call;
    const asking = { appointment: allowed(params.id), name: 'proposeMove' as const, to: timeFrom(body) };
    const answer = (tx: Tx, id: string) => appointmentAnswer(tx, viewer.accountId, id, platform);
    return askForAnotherTime(call, viewer, { ...asking, answer }, platform);
  }),
};
