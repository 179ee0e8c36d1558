const CLOCK: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

/** The calendar day of an instant where the reader is, as `2026-11-15`. */
const dayOf = (instant: Date, timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(instant);

const DAY_MS = 24 * 60 * 60 * 1000;

/** 'Today, 2:05 PM', 'Yesterday, 9:12 AM', 'Nov 3, 2:05 PM'; with the year when it is another one. */
export const momentInWords = (at: string, nowMs: number, timeZone?: string): string => {
  const instant = new Date(at);
  const now = new Date(nowMs);
  const day = dayOf(instant, timeZone);
  const clock = new Intl.DateTimeFormat('en-US', { ...CLOCK, timeZone }).format(instant);
  if (day === dayOf(now, timeZone)) return `Today, ${clock}`;
  if (day === dayOf(new Date(nowMs - DAY_MS), timeZone)) return `Yesterday, ${clock}`;
  const isOtherYear = day.slice(0, 4) !== dayOf(now, timeZone).slice(0, 4);
  const date = new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone,
    ...(isOtherYear && { year: 'numeric' }),
  }).format(instant);
  return `${date}, ${clock}`;
};

/** 'By Support (Fixing Monday)', with the name of the agent where one is told. */
export const supportInWords = ({ reason, name }: { reason: string | null; name?: string }): string => {
  const agent = name ? `${name}, Support` : 'Support';
  return reason ? `By ${agent} (${reason})` : `By ${agent}`;
};
