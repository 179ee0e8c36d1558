import { timeText, whenText } from '../appointments.rules.ts';

interface Moved {
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly time_zone: string;
}

/** Where an appointment went, with where it was: `moved from … to …`. Where the start stays, its end is another one. */
export const changeWords = (
  { starts_at: start, ends_at: end, time_zone: timeZone }: Moved,
  oldStart: unknown,
): string => {
  const when = whenText(start, timeZone);
  if (typeof oldStart !== 'string') return `is now on ${when}`;
  const old = new Date(oldStart);
  return old.getTime() === start.getTime()
    ? `stays on ${when} and ends at ${timeText(end, timeZone)}`
    : `moved from ${whenText(old, timeZone)} to ${when}`;
};

/** What is said of the time that stands where nobody answered: a request that nobody has accepted is one again. */
export const staysWords = ({ status }: { readonly status: string }): string =>
  status === 'pending' ? 'is still requested for' : 'stays on';

/** The other time that one side asks for. */
export const askedWords = ({
  asked_starts_at: asked,
  time_zone,
}: {
  asked_starts_at: Date | null;
  time_zone: string;
}) => (asked === null ? 'another time' : whenText(asked, time_zone));
