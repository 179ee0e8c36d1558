import type { Clock } from '@tailgate/server/seeding';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whole days, so that the data are the same all day long. */
export const startOfToday = (clock: Clock): Date => new Date(Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS);

export const daysBefore = (day: Date, days: number): Date => new Date(day.getTime() - days * DAY_MS);
