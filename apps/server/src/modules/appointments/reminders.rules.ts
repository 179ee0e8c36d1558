import { endOfQuietHours } from '../notifications/index.ts';
import { hoursBefore } from './appointments.rules.ts';

interface Ahead {
  readonly starts_at: Date;
  readonly booked_at: Date;
  readonly time_zone: string;
}

/**
 * When a customer is reminded: not at night where the appointment is, not after it begins, and not of one that was
 * booked later than that. A reminder that is late, for example after a trade, waits for the end of the night too.
 */
const reminderAt = (
  { starts_at: startsAt, booked_at: bookedAt, time_zone: timeZone }: Ahead,
  hours: number,
  now: Date,
): Date | null => {
  const planned = hoursBefore(startsAt, hours);
  if (planned <= bookedAt || now >= startsAt) return null;
  const inDaytime = (instant: Date) => endOfQuietHours('daytime', instant, timeZone);
  const due = inDaytime(planned) ?? planned;
  const at = now > due ? (inDaytime(now) ?? due) : due;
  return at < startsAt ? at : null;
};

export const twoDaysBefore = (appointment: Ahead, now: Date): Date | null => reminderAt(appointment, 48, now);
export const dayBefore = (appointment: Ahead, now: Date): Date | null => reminderAt(appointment, 24, now);
