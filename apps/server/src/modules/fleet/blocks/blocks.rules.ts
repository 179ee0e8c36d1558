import { MAX_BLOCK_DAYS_AHEAD, type VanBlockReason } from '@tailgate/contract';
import { addDays, daysBetween, instantOf, localDateAt, localMinutesAt, type LocalDate } from '@tailgate/values';
import { showDate } from '@tailgate/values/date-text';
import { Failure } from '../../../platform/failure.ts';

export interface GivenTime {
  /** Days of the van, both included. */
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** Minutes of the first and of the last day. */
  readonly startTime?: number | undefined;
  readonly endTime?: number | undefined;
}

export interface BlockedTime {
  readonly start: Date;
  readonly end: Date;
}

/** The instants of a block. What would have begun today begins now; whoever is later than that is told. */
export const blockedTime = ({ from, to, startTime, endTime }: GivenTime, timeZone: string, now: Date): BlockedTime => {
  const today = localDateAt(now, timeZone);
  if (from < today) throw new Failure('time_passed', { errors: { from: 'has passed' } });
  if (daysBetween(today, from) > MAX_BLOCK_DAYS_AHEAD)
    throw new Failure('validation_failed', { errors: { from: 'is more than two years ahead' } });
  const asked = instantOf(from, startTime ?? 0, timeZone);
  const start = asked < now ? now : asked;
  const end = endTime === undefined ? instantOf(addDays(to, 1), 0, timeZone) : instantOf(to, endTime, timeZone);
  if (end <= start) {
    const problem = end <= now ? 'has passed' : 'is not after the start';
    throw new Failure('validation_failed', { errors: { [endTime === undefined ? 'to' : 'endTime']: problem } });
  }
  return { start, end };
};

const clock = (instant: Date, timeZone: string): string =>
  instant.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).replaceAll(/\s/g, ' ');

/** `on Nov 20, 2026`, `Nov 20, 2026 to Nov 22, 2026`, `on Nov 20, 2026, 9:00 AM to 1:00 PM`. */
export const timeInWords = ({ start, end }: BlockedTime, timeZone: string): string => {
  const first = localDateAt(start, timeZone);
  const last = localDateAt(new Date(end.getTime() - 1), timeZone);
  const isOneDay = first === last;
  const begins = localMinutesAt(start, timeZone) === 0 ? '' : `, ${clock(start, timeZone)}`;
  const isToMidnight = localMinutesAt(end, timeZone) === 0;
  if (!isOneDay)
    return `${showDate(first)}${begins} to ${showDate(last)}${isToMidnight ? '' : `, ${clock(end, timeZone)}`}`;
  const day = `on ${showDate(first)}`;
  if (isToMidnight) return begins ? `${day}${begins} to midnight` : day;
  return begins ? `${day}${begins} to ${clock(end, timeZone)}` : `${day} until ${clock(end, timeZone)}`;
};

/** Said to drivers. */
export const WHY: Readonly<Record<VanBlockReason, string>> = {
  own_use: 'The owner needs it.',
  service: 'It is in for service.',
  cleaning: 'It is being cleaned.',
  inspection: 'It is being inspected.',
  other: 'The owner keeps it back.',
};
