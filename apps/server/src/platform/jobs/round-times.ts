/** When a round is due, in UTC. Times are `hh:mm`; weeks begin on Monday. */
export type Schedule =
  | { readonly every: 'hour'; readonly minute: number }
  | { readonly every: 'day'; readonly at: string }
  | { readonly every: 'monday'; readonly at: string }
  | { readonly every: 'month'; readonly day: number; readonly at: string };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const sinceMidnightMs = (at: string): number => Date.parse(`1970-01-01T${at}:00Z`);
const startOfDay = (instant: Date): number => instant.getTime() - (instant.getTime() % DAY_MS);
const daysSinceMonday = (instant: Date): number => (instant.getUTCDay() + 6) % 7;

/** The due time in the hour, day, week or month of this instant, or in the one that is so many later. */
const dueIn = (schedule: Schedule, now: Date, later: number): Date => {
  switch (schedule.every) {
    case 'hour':
      return new Date(now.getTime() - (now.getTime() % HOUR_MS) + later * HOUR_MS + schedule.minute * 60_000);
    case 'day':
      return new Date(startOfDay(now) + later * DAY_MS + sinceMidnightMs(schedule.at));
    case 'monday':
      return new Date(startOfDay(now) + (later * 7 - daysSinceMonday(now)) * DAY_MS + sinceMidnightMs(schedule.at));
    case 'month':
      return new Date(
        Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later, schedule.day) + sinceMidnightMs(schedule.at),
      );
  }
};

/** The latest time at or before now at which the round was due. */
export const lastDueAt = (schedule: Schedule, now: Date): Date => {
  const current = dueIn(schedule, now, 0);
  return current <= now ? current : dueIn(schedule, now, -1);
};

/** The earliest time after now at which the round is due. */
export const nextDueAt = (schedule: Schedule, now: Date): Date => {
  const current = dueIn(schedule, now, 0);
  return current > now ? current : dueIn(schedule, now, 1);
};
