import {
  OCCUPYING_STATUSES,
  VACCINATION_SOON_DAYS,
  type AnswerOf,
  type appointmentsContract,
} from '@tailgate/contract';
import { addDays, instantOf, type LocalDate } from '@tailgate/values';
import { tenthsOfMiles } from '@tailgate/values/units';
import type { Stage } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appointmentsBetween } from '../../../views/appointments.ts';
import { baseOf, timeZoneOf } from '../../providers/index.ts';
import { lookUpLegs, resolveLegs, dayDrives, questionsOf } from '../../scheduling/index.ts';
import { onMyWayIn } from '../answer-parts.ts';
import { summaryAnswer } from '../summary-answer.ts';
import { nextDayWithStops, stopDetails, type StopDetails } from './day-stops.view.ts';

type Answer = AnswerOf<typeof appointmentsContract.getDayRoute>;
type Stop = Answer['stops'][number];
type Drive = Answer['driveHome'];

const MINUTE_MS = 60_000;
const LOOKED_AHEAD_DAYS = 31;

const petAlertsOf = ({ pets }: StopDetails, date: LocalDate): Stop['petAlerts'] => [
  ...pets
    .filter(({ isAnxious }) => isAnxious)
    .map(({ name }) => ({ pet: name, kind: 'anxious_aggressive' as const, vaccination: null, expiresOn: null })),
  ...pets.flatMap(({ name, vaccinations }) =>
    vaccinations.map((vaccination) => ({
      pet: name,
      kind: vaccination.expiresOn < date ? ('vaccination_expired' as const) : ('vaccination_ends_soon' as const),
      vaccination: vaccination.name,
      expiresOn: vaccination.expiresOn,
    })),
  ),
];

const detailsAnswer = (details: StopDetails | undefined, status: string, date: LocalDate) => ({
  address: {
    line: details?.address_line ?? '',
    line2: details?.address_line_2 ?? '',
    city: details?.city ?? '',
    notes: details?.address_notes ?? '',
  },
  phone: details?.phone ?? null,
  alert: details?.alert ?? '',
  faces: (details?.pets ?? []).map(({ id, petType }) => ({ id, petType })),
  petAlerts: details ? petAlertsOf(details, date) : [],
  startedAt: details?.started_at?.toISOString() ?? null,
  endedAt: details?.ended_at?.toISOString() ?? null,
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
    const later = instantOf(addDays(date, LOOKED_AHEAD_DAYS), 0, timeZone);
    return {
      timeZone,
      rows,
      base,
      drives,
      details: await stopDetails(
        tx,
        rows.map(({ id }) => id),
        addDays(date, VACCINATION_SOON_DAYS),
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
        ...detailsAnswer(day.details.get(row.id), row.status, date),
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
