import { OCCUPYING_STATUSES, type AnswerOf, type appointmentsContract } from '@tailgate/contract';
import { addDays, instantOf, type LocalDate } from '@tailgate/values';
import { dollarsOf } from '@tailgate/values/money';
import { tenthsOfMiles } from '@tailgate/values/units';
import type { Stage } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appointmentsBetween, type SummaryRow } from '../../../views/appointments.ts';
import { petSummariesOf } from '../../customers/index.ts';
import { baseOf, timeZoneOf } from '../../providers/index.ts';
import { lookUpLegs, resolveLegs, dayDrives, questionsOf } from '../../scheduling/index.ts';
import { onMyWayIn } from '../answer-parts.ts';
import { hasLateNoticesLeft } from '../appointments.rules.ts';
import { summaryAnswer } from '../summary-answer.ts';
import { alertsIn } from '../visit/alerts.rules.ts';
import { nextDayWithStops, stopDetails, type StopDetails } from './day-stops.view.ts';

type Answer = AnswerOf<typeof appointmentsContract.getDayRoute>;
type Drive = Answer['driveHome'];

const MINUTE_MS = 60_000;
const LOOKED_AHEAD_DAYS = 31;

/** By what the customer was told last: an arrival, a delay, or nothing but the planned time. */
const expectedIn = ({ starts_at }: SummaryRow, details: StopDetails | undefined): string => {
  const { set_out: setOut, last_notice: notice } = details ?? {};
  if (setOut && (!notice || Date.parse(setOut.since) > Date.parse(notice.at)))
    return new Date(setOut.eta).toISOString();
  return new Date(starts_at.getTime() + (notice?.minutes ?? 0) * MINUTE_MS).toISOString();
};

type PetSummaries = Awaited<ReturnType<typeof petSummariesOf>>;

const detailsAnswer = (details: StopDetails | undefined, status: string, summaryOf: PetSummaries) => ({
  address: {
    line: details?.address_line ?? '',
    line2: details?.address_line_2 ?? '',
    city: details?.city ?? '',
    notes: details?.address_notes ?? '',
  },
  phone: details?.phone ?? null,
  alerts: details ? alertsIn(details.alert_facts) : [],
  faces: (details?.pets ?? []).map(summaryOf),
  startedAt: details?.started_at?.toISOString() ?? null,
  endedAt: details?.ended_at?.toISOString() ?? null,
  hasLateNoticesLeft: hasLateNoticesLeft({ lateNotices: details?.late_notices ?? 0 }),
  total: details?.total_cents == null ? null : dollarsOf(details.total_cents),
  onMyWay: onMyWayIn(status, details?.set_out ?? null, (details?.started_at ?? null) !== null),
});

/** The stops of one day with the drives between them: two queries and at most one round to the routing vendor. */
export const dayRoute = async (
  stage: Stage,
  providerId: string,
  date: LocalDate,
  platform: Platform,
): Promise<Answer> => {
  // Read
  const day = await stage(async (tx) => {
    const timeZone = await timeZoneOf(tx, providerId);
    const [from, to] = [instantOf(date, 0, timeZone), instantOf(addDays(date, 1), 0, timeZone)];
    const rows = await appointmentsBetween(tx, { providerId, from, to, statuses: OCCUPYING_STATUSES });
    const base = await baseOf(tx, providerId);
    const stops = rows.map(({ id, starts_at, ends_at, latitude, longitude }) => ({
      id,
      start: starts_at,
      end: ends_at,
      place: { latitude, longitude },
    }));
    const drives = dayDrives(stops, base?.exactFor('drives') ?? null, timeZone);
    const ids = rows.map(({ id }) => id);
    const later = instantOf(addDays(date, LOOKED_AHEAD_DAYS), 0, timeZone);
    const details = await stopDetails(tx, ids);
    return {
      timeZone,
      rows,
      base,
      drives,
      details,
      summaryOf: await petSummariesOf(
        tx,
        [...details.values()].flatMap(({ pets }) => pets),
        platform,
      ),
      next: await nextDayWithStops(tx, { providerId, from: to, to: later, timeZone }),
      legs: await lookUpLegs(tx, questionsOf(drives), platform),
    };
  });
  // Request drives that are not stored from the routing vendor
  const legOf = await resolveLegs(stage, day.legs, platform);
  const legs = questionsOf(day.drives).map(legOf);
  const sum = (of: 'meters' | 'minutes') => legs.reduce((total, leg) => total + leg[of], 0);
  const driveOf = (question: (typeof day.drives)['home']): Drive => {
    if (!question) return null;
    const { minutes, meters } = legOf(question);
    return { minutes, distanceMiles: tenthsOfMiles(meters) ?? 0 };
  };
  return {
    date,
    timeZone: day.timeZone,
    base: day.base?.exactFor('owner') ?? null,
    stops: day.rows.map((row, index) => {
      const drive = driveOf(day.drives.to[index]);
      return {
        ...summaryAnswer(row),
        ...detailsAnswer(day.details.get(row.id), row.status, day.summaryOf),
        expectedAt: expectedIn(row, day.details.get(row.id)),
        drive,
        leaveBy: drive && new Date(row.starts_at.getTime() - drive.minutes * MINUTE_MS).toISOString(),
      };
    }),
    driveHome: driveOf(day.drives.home),
    travelDistance: tenthsOfMiles(sum('meters')) ?? 0,
    travelDurationTraffic: sum('minutes'),
    nextDay: day.next && { ...day.next, start: day.next.start.toISOString() },
  };
};
