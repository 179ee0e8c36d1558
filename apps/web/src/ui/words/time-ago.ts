const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A month has 30 days and a year 365: good enough for 'how long ago'. */
const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', 1],
] as const;

const JUST_NOW_SECONDS = 30;
const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' });

export const timeAgo = (instant: string, nowMs: number): string => {
  const seconds = Math.max(0, Math.round((nowMs - Date.parse(instant)) / 1000));
  if (seconds < JUST_NOW_SECONDS) return 'just now';
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? UNITS[5];
  return words.format(-Math.floor(seconds / size), unit);
};
