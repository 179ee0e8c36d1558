import type { Clock } from '@tailgate/server/seeding';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Whole days, so that the data are the same all day long. */
export const startOfToday = (clock: Clock): Date => new Date(Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS);

export const daysBefore = (day: Date, days: number): Date => new Date(day.getTime() - days * DAY_MS);

/** For what counts in hours: the answer to a request. */
export const startOfHour = (clock: Clock): Date => new Date(Math.floor(clock.now().getTime() / HOUR_MS) * HOUR_MS);
