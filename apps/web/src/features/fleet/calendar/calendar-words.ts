import { VAN_BLOCK_REASON_WORDS, type CustodyReason, type ScheduleFilter } from '@tailgate/contract/facts';
import { showDateWithWeekday } from '@tailgate/values/date-text';
import { localDateAt, localMinutesAt, showMinutes, type LocalDate } from '@tailgate/values/local-time';
import { timeInWords } from '#ui/words/time-of-day.ts';
import type { FleetView } from './calendar-place.ts';
import type { UseOfVan } from './calendar-query.ts';

export const VIEW_WORDS: Readonly<Record<FleetView, string>> = { week: 'Week', 'two-weeks': '2 weeks', month: 'Month' };
export const STEP_WORDS: Readonly<Record<FleetView, string>> = { week: 'week', 'two-weeks': '2 weeks', month: 'month' };

export const SHOW_WORDS: Readonly<Record<ScheduleFilter, string>> = {
  all: 'All',
  with_driver: 'With a driver',
  idle: 'Idle',
  in_service: 'In service',
  paused: 'Paused',
};

export const REASON_CHOICES = Object.entries(VAN_BLOCK_REASON_WORDS).map(([value, label]) => ({
  value: value as keyof typeof VAN_BLOCK_REASON_WORDS,
  label,
}));

const CUSTODY_WORDS: Readonly<Record<CustodyReason, string>> = {
  assignment: 'Assigned',
  temporary: 'Assigned for these days',
  rental: 'Rented',
  trial: 'On trial',
  owner: 'Your own van',
};
export const custodyWords = (reason: CustodyReason): string => CUSTODY_WORDS[reason];

/** `3 appointments` */
export const countInWords = (count: number): string => {
  if (count === 0) return 'No appointments';
  return count === 1 ? '1 appointment' : `${count} appointments`;
};

const timeAt = (instant: string, timeZone: string): string =>
  timeInWords(showMinutes(localMinutesAt(new Date(instant), timeZone)));

interface Stretch {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** `9:00 AM – 10:30 AM`, `All day`, `Until 1:00 PM`, `From 9:00 AM`: what of a stretch is on a day. */
export const timesOn = ({ startsAt, endsAt }: Stretch, date: LocalDate, timeZone: string): string => {
  const begins = localDateAt(new Date(startsAt), timeZone) === date && localMinutesAt(new Date(startsAt), timeZone) > 0;
  const ends = localDateAt(new Date(endsAt), timeZone) === date;
  if (begins && ends) return `${timeAt(startsAt, timeZone)} – ${timeAt(endsAt, timeZone)}`;
  if (begins) return `From ${timeAt(startsAt, timeZone)}`;
  return ends ? `Until ${timeAt(endsAt, timeZone)}` : 'All day';
};

/** `Tue, Jun 2, 2026, 9:00 AM – 10:30 AM` */
export const whenInWords = (stretch: Stretch, timeZone: string): string => {
  const date = localDateAt(new Date(stretch.startsAt), timeZone);
  return `${showDateWithWeekday(date)}, ${timesOn(stretch, date, timeZone)}`;
};

export const titleOfUse = ({ kind, groomer, block }: UseOfVan): string => {
  if (kind === 'appointment') return groomer?.name ?? 'Appointment';
  if (kind === 'hold') return 'Being booked';
  if (kind === 'maintenance') return 'In service';
  return block ? VAN_BLOCK_REASON_WORDS[block.reason] : 'Blocked';
};
