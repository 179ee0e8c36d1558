import { MAX_DRIVE_MINUTES } from '@tailgate/contract';
import { instantOf, localDateAt, type Place } from '@tailgate/values';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Answering, Steps } from '../../../platform/db/steps.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appointmentsBetween } from '../../../views/appointments.ts';
import { baseOf } from '../../providers/index.ts';
import { hourIn, lookUpLegs, resolveLegs } from '../../scheduling/index.ts';
import { appointmentToMove, type AppointmentToMove } from '../appointments.queries.ts';
import { arrivalAfter } from '../appointments.rules.ts';
import { recordSetOut } from './record-set-out.ts';

export interface Departure {
  readonly appointment: Rows<'appointments'>;
  /** Where the device says that the groomer is. */
  readonly from: Place | undefined;
}

/** Where a groomer is between two stops, as far as we know: at the stop before, or at the base. */
const placeBefore = async (tx: Tx, { providerId, startsAt, timeZone }: AppointmentToMove): Promise<Place | null> => {
  const from = instantOf(localDateAt(startsAt, timeZone), 0, timeZone);
  const earlier = await appointmentsBetween(tx, { providerId, from, to: startsAt, statuses: ['accepted', 'complete'] });
  return earlier.at(-1) ?? (await baseOf(tx, providerId))?.exactFor('drives') ?? null;
};

/** The groomer drives to an appointment: its customer is told when they should arrive. */
export const setOut = async <T>(
  { stage, finish }: Steps<T>,
  viewer: Viewer,
  { appointment: named, from, answer }: Departure & Answering<T, string>,
  platform: Platform,
): Promise<T> => {
  const now = platform.clock.now();
  // Read
  const { appointment, drives, legs } = await stage(async (tx) => {
    const one = await appointmentToMove(tx, named);
    const places = [from ?? null, await placeBefore(tx, one)].filter((place) => place !== null);
    const hour = hourIn(one.timeZone, now);
    const questions = places.map((place) => ({ from: place, to: one.place, hour }));
    return { appointment: one, drives: questions, legs: await lookUpLegs(tx, questions, platform) };
  });
  // Request the drive from the routing vendor
  const legOf = await resolveLegs(stage, legs, platform);
  const minutes = drives.map((drive) => legOf(drive).minutes).find((drive) => drive <= MAX_DRIVE_MINUTES);
  const planned = appointment.startsAt > now ? appointment.startsAt : now;
  const eta = minutes === undefined ? planned : arrivalAfter(now, minutes);
  // Write
  return await finish(async (tx) => {
    await recordSetOut(tx, viewer, { appointment, eta }, platform);
    return await answer(tx, appointment.id);
  });
};
