import type { StartRefusal } from '@tailgate/contract';
import { timeInWords } from '#ui/words/time-of-day.ts';
import { dayIn } from './day-in.ts';

interface Reader {
  readonly clock: '12' | '24';
  /** The customer of an appointment in the same calendar, where it is known. */
  readonly customerOf?: (appointmentId: string) => string | undefined;
}

/** Why a visit cannot start at a time, and what to do where it is not another time. */
export const startRefusalWords = (refusal: StartRefusal, reader: Reader): string =>
  WORDS[refusal.cause](refusal, reader);

type Obstacle = NonNullable<StartRefusal['obstacle']>;
type Words = (refusal: StartRefusal, reader: Reader) => string;

const clockTime = (time: string, { clock }: Reader): string => (clock === '24' ? time : timeInWords(time));
/** Of `2026-06-01T14:00:00-05:00`. */
const timeIn = (local: string, reader: Reader): string => clockTime(local.slice(11, 16), reader);
const spanWords = ({ start, end }: Pick<Obstacle, 'start' | 'end'>, reader: Reader): string =>
  `${timeIn(start, reader)} – ${timeIn(end, reader)}`;

const customerIn = ({ obstacle }: StartRefusal, { customerOf }: Reader): string | undefined =>
  obstacle?.appointmentId ? customerOf?.(obstacle.appointmentId) : undefined;

/** Whoever is before or after: 'Nina Petrov, 1:00 PM – 2:00 PM'. */
const stopWords = (refusal: StartRefusal, reader: Reader): string => {
  const { obstacle } = refusal;
  const name = customerIn(refusal, reader);
  if (!obstacle) return name ?? 'your other appointment';
  const span = spanWords(obstacle, reader);
  if (name !== undefined) return `${name} (${span})`;
  return obstacle.until === null ? `your appointment at ${span}` : `a time being booked, ${span}`;
};

const minutesWords = (minutes: number): string => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

const driveWords =
  (way: 'from' | 'to'): Words =>
  (refusal, reader) => {
    const { minutes = 0, gap = 0 } = refusal.drive ?? {};
    const time = gap === 0 ? 'no time in between' : `only ${minutesWords(gap)} in between`;
    return `The drive ${way} ${stopWords(refusal, reader)} takes ${minutesWords(minutes)}, with ${time}.`;
  };

const hoursWords: Words = ({ hours }, reader) => {
  if (hours.length === 0) return 'You don’t work on this day.';
  const spans = hours.map(({ start, end }) => `${clockTime(start, reader)} – ${clockTime(end, reader)}`);
  return `This is outside your hours of the day, ${spans.join(' and ')}.`;
};

const WORDS: Readonly<Record<StartRefusal['cause'], Words>> = {
  past: () => 'This time has passed. Choose a later one.',
  appointment: (refusal, reader) => {
    const at = refusal.obstacle && ` at ${timeIn(refusal.obstacle.start, reader)}`;
    return `This overlaps with ${customerIn(refusal, reader) ?? 'your appointment'}${at ?? ''}.`;
  },
  asked_time: (refusal, reader) => {
    const at = refusal.obstacle ? spanWords(refusal.obstacle, reader) : 'this time';
    return `${customerIn(refusal, reader) ?? 'A customer'} may move to ${at}. It is kept until that request is answered.`;
  },
  hold: ({ obstacle }, reader) =>
    obstacle
      ? `A customer is booking ${spanWords(obstacle, reader)}.${obstacle.until === null ? '' : ` It is kept for them until ${timeIn(obstacle.until, reader)}.`}`
      : 'A customer is booking this time.',
  block: ({ obstacle }, reader) =>
    obstacle ? `Your calendar is blocked ${spanWords(obstacle, reader)}.` : 'Your calendar is blocked at this time.',
  drive_from: driveWords('from'),
  drive_to: driveWords('to'),
  too_far: (refusal, reader) =>
    `${capitalized(stopWords(refusal, reader))} is farther away than your maximum distance between appointments.`,
  no_van: () => 'You have no van at that time.',
  time_off: ({ timeOff }) => {
    if (!timeOff) return 'You are off on this day.';
    const { from, to } = timeOff;
    return from === to ? `You are off on ${dayIn(from)}.` : `You are off from ${dayIn(from)} to ${dayIn(to)}.`;
  },
  outside_hours: hoursWords,
  outside_zones: () => 'The address is outside your work zones.',
  zone_not_served: () => 'You don’t serve the address’s work zone on this day.',
};

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
