import { UNASSIGNED_DAYS_AHEAD, type appointmentsContract } from '@tailgate/contract';
import { addDays, instantOf, localDateAt } from '@tailgate/values';
import { addCents, dollarsOf } from '@tailgate/values/money';
import { appointmentAnswer } from '../../../flows/appointment-answer.ts';
import { takeOverAppointment } from '../../../flows/take-over-appointment.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { found } from '../../../platform/failure.ts';
import { staged, type Handlers } from '../../../platform/http/call.ts';
import { refusedTradesOf } from '../../../views/appointments.ts';
import { displayNameOf } from '../../accounts/index.ts';
import { timeZoneOf } from '../../providers/index.ts';
import { fittingVisits } from '../../scheduling/index.ts';
import { ignoreJob, markTradeRead } from '../appointments.queries.ts';
import { lastCall, tradeEnds } from '../appointments.rules.ts';
import { petsIn, summaryAnswer } from '../summary-answer.ts';
import { endTrade } from './end-trade.ts';
import { offerTrade } from './offer-trade.ts';
import { tradePartners } from './trade-partners.ts';
import { openJobsFor, tradesOfferedTo, type OpenJobRow, type WorkRow } from './work-to-take.view.ts';

/** Nobody reads more jobs than this. */
const MOST_JOBS = 100;

type Rows = Pick<
  typeof appointmentsContract,
  | 'listTradePartners'
  | 'offerTrade'
  | 'withdrawTrade'
  | 'listRejectedTrades'
  | 'markRejectedTradeRead'
  | 'listReceivedTrades'
  | 'acceptTrade'
  | 'rejectTrade'
  | 'listOpenJobs'
  | 'grabJob'
  | 'ignoreJob'
>;

const workAnswer = (row: WorkRow) => ({
  id: row.id,
  appointmentStart: row.starts_at.toISOString(),
  appointmentEnd: row.ends_at.toISOString(),
  city: row.city,
  postalCode: row.postal_code,
  pets: petsIn(row.lines).map(({ breed, services }) => ({ breed, services })),
  minPrice: dollarsOf(addCents(row.min_cents, row.travel_fee_cents)),
  maxPrice: dollarsOf(addCents(row.max_cents, row.travel_fee_cents)),
  withinMiles: row.withinMiles,
});

const MINUTE_MS = 60_000;
const visitOfJob = (job: OpenJobRow) => ({
  job,
  place: { latitude: job.latitude, longitude: job.longitude },
  start: job.starts_at,
  minutes: (job.ends_at.getTime() - job.starts_at.getTime()) / MINUTE_MS,
});

/** Appointments that change hands: between partners, and from nobody to whoever takes them first. */
export const tradingHandlers: Handlers<Rows> = {
  listTradePartners: staged(async ({ stage, platform, viewer, query, allowed }) => {
    const { limit, offset, orderId, start } = query;
    const asked = { viewerId: viewer.accountId, appointment: orderId && allowed(orderId), start, limit, offset };
    return { ...(await tradePartners(stage, asked, platform)), limit, offset };
  }),
  offerTrade: async ({ tx, platform, viewer, body, allowed, allowedIds }) => {
    const [partnerId] = await allowedIds(tx, [body.recipientId]);
    const offer = {
      appointment: allowed(body.orderId),
      partnerId,
      note: body.note,
      desiredAt: body.desiredDatetime === undefined ? null : new Date(body.desiredDatetime),
    };
    return await appointmentAnswer(tx, viewer.accountId, await offerTrade(tx, viewer, offer, platform), platform);
  },
  withdrawTrade: async ({ tx, platform, viewer, params, allowed }) => {
    const end = { appointment: allowed(params.id), name: 'withdrawTrade' as const };
    return await appointmentAnswer(tx, viewer.accountId, await endTrade(tx, viewer, end, platform), platform);
  },
  listRejectedTrades: async ({ tx, viewer }) => ({
    items: (await refusedTradesOf(tx, viewer.accountId)).map(summaryAnswer),
  }),
  markRejectedTradeRead: async ({ tx, params, allowed }) => {
    found(await markTradeRead(tx, allowed(params.id)));
  },
  listReceivedTrades: async ({ tx, viewer }) => ({
    items: (await tradesOfferedTo(tx, viewer.accountId)).map((row) => ({
      ...workAnswer(row),
      tradeNote: row.trade_note,
      desiredDatetime: row.trade_desired_at?.toISOString() ?? null,
      partner: { id: row.seller_id, displayName: displayNameOf(row) },
      answerBy: tradeEnds(row).toISOString(),
    })),
  }),
  acceptTrade: staged(async (call) => {
    const { platform, viewer, params, allowed } = call;
    const taking = { appointment: allowed(params.id), name: 'acceptTrade' as const };
    const answer = (tx: Tx, id: string) => appointmentAnswer(tx, viewer.accountId, id, platform);
    return await takeOverAppointment(call, viewer, { ...taking, answer }, platform);
  }),
  rejectTrade: async ({ tx, platform, viewer, params, allowed }) => {
    await endTrade(tx, viewer, { appointment: allowed(params.id), name: 'rejectTrade' }, platform);
  },
  listOpenJobs: staged(async ({ stage, platform, viewer, query }) => {
    const timeZone = await stage((tx) => timeZoneOf(tx, viewer.accountId));
    const now = platform.clock.now();
    const today = localDateAt(now, timeZone);
    const first = query.start_date ?? today;
    const last = query.end_date ?? addDays(today, UNASSIGNED_DAYS_AHEAD);
    const wanted = {
      providerId: viewer.accountId,
      from: new Date(Math.max(now.getTime(), instantOf(first, 0, timeZone).getTime())),
      to: instantOf(addDays(last, 1), 0, timeZone),
      limit: MOST_JOBS,
    };
    const jobsIn = async (tx: Tx) => (await openJobsFor(tx, wanted)).map(visitOfJob);
    const jobs = await fittingVisits(stage, viewer.accountId, jobsIn, platform);
    return {
      items: jobs.map(({ job }) => ({ ...workAnswer(job), grabBy: lastCall(job).toISOString() })),
      timeZone,
    };
  }),
  grabJob: staged(async (call) => {
    const { platform, viewer, body, allowed } = call;
    const taking = { appointment: allowed(body.orderId), name: 'grab' as const };
    const answer = (tx: Tx, id: string) => appointmentAnswer(tx, viewer.accountId, id, platform);
    return await takeOverAppointment(call, viewer, { ...taking, answer }, platform);
  }),
  ignoreJob: async ({ tx, viewer, body, allowedIds }) => {
    const [id] = await allowedIds(tx, [body.orderId]);
    await ignoreJob(tx, viewer.accountId, id);
  },
};
