import { MAX_DRIVING_DAYS, OCCUPYING_STATUSES } from '@tailgate/contract';
import { addDays, daysBetween, instantOf, localDateAt, type LocalDate } from '@tailgate/values';
import { tenthsOfMiles } from '@tailgate/values/units';
import type { Stage } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appointmentsBetween } from '../../../views/appointments.ts';
import { baseOf, timeZoneOf } from '../../providers/index.ts';
import {
  lookUpLegs,
  resolveLegs,
  type LegOf,
  dayDrives,
  questionsOf,
  type DayDrives,
  type DrivenStop,
} from '../../scheduling/index.ts';

interface Day {
  readonly date: LocalDate;
  readonly stops: readonly DrivenStop[];
}

const dayAnswer = (day: Day, drives: DayDrives, legOf: LegOf) => {
  const legs = drives.to.map((drive) => drive && legOf(drive));
  const all = [...legs, drives.home && legOf(drives.home)].filter((leg) => leg !== undefined);
  const sum = (of: 'meters' | 'minutes') => all.reduce((total, leg) => total + leg[of], 0);
  return {
    date: day.date,
    travelDistance: tenthsOfMiles(sum('meters')) ?? 0,
    travelDurationTraffic: sum('minutes'),
    legs: day.stops.map(({ id }, index) => ({
      appointmentId: id,
      distanceMiles: tenthsOfMiles(legs[index]?.meters ?? null),
      minutes: legs[index]?.minutes ?? null,
    })),
  };
};

/** How far and how long a groomer drives on each of some days. */
export const drivingDetails = async (
  stage: Stage,
  providerId: string,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
  platform: Platform,
) => {
  const count = daysBetween(from, to) + 1;
  if (count > MAX_DRIVING_DAYS)
    throw new Failure('validation_failed', { errors: { end_date: `is at most ${MAX_DRIVING_DAYS} days later` } });
  // Read
  const { days, drives, legs } = await stage(async (tx) => {
    const timeZone = await timeZoneOf(tx, providerId);
    const rows = await appointmentsBetween(tx, {
      providerId,
      from: instantOf(from, 0, timeZone),
      to: instantOf(addDays(to, 1), 0, timeZone),
      statuses: OCCUPYING_STATUSES,
    });
    const stops = rows.map((row) => ({
      id: row.id,
      start: row.starts_at,
      end: row.ends_at,
      place: { latitude: row.latitude, longitude: row.longitude },
    }));
    const inDays = Array.from({ length: count }, (_, index): Day => {
      const date = addDays(from, index);
      return { date, stops: stops.filter(({ start }) => localDateAt(start, timeZone) === date) };
    });
    const base = await baseOf(tx, providerId);
    const driven = inDays.map((day) => dayDrives(day.stops, base?.exactFor('drives') ?? null, timeZone));
    const questions = driven.flatMap(questionsOf);
    return { days: inDays, drives: driven, legs: await lookUpLegs(tx, questions, platform) };
  });
  // Request drives that are not stored from the routing vendor
  const legOf = await resolveLegs(stage, legs, platform);
  return { days: days.map((day, index) => dayAnswer(day, drives[index] ?? { to: [], home: undefined }, legOf)) };
};
