import type { Weekday } from '@tailgate/values/local-time';
import type { CSSProperties } from 'react';

const KEYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** The end of the name of the token that has the day's colour. */
export const weekdayKey = (weekday: Weekday): (typeof KEYS)[number] => KEYS[weekday - 1] ?? KEYS[0];

export const weekdayColour = (weekday: Weekday): string => `var(--day-${weekdayKey(weekday)})`;

/** For what its style sheet paints in `var(--day)`. */
export const weekdayStyle = (weekday: Weekday) => ({ '--day': weekdayColour(weekday) }) as CSSProperties;
