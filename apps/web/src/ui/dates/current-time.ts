import { currentTimeMs } from './clock.ts';

/** Apart from the clock: the first page of all needs milliseconds only. */
export const currentTime = (): Date => new Date(currentTimeMs());
