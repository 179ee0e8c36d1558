import type { Weekday } from '@tailgate/values/local-time';

const KEYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

export const weekdayColour = (weekday: Weekday): string => `var(--day-${KEYS[weekday - 1] ?? KEYS[0]})`;
