import { METER_UNITS, VAN_DOCUMENT_WORDS, type CustodyReason } from '@tailgate/contract/facts';
import { localDateAt, localMinutesAt, showMinutes } from '@tailgate/values/local-time';
import { inDollars } from '#ui/words/dollars.ts';
import { timeInWords } from '#ui/words/time-of-day.ts';
import { shortDay, weekdayOfDate } from '../track/day-words.ts';
import { SERVICE_WORDS } from '../track/track-spans.ts';
import type { VanEvent, VanRecord } from './record-query.ts';

type Upcoming = VanRecord['upcoming'][number];
type Line = VanRecord['month']['lines'][number];

const REASON_WORDS: Readonly<Record<CustodyReason, string>> = {
  assignment: 'assigned',
  temporary: 'temporary',
  rental: 'rental',
  trial: 'trial',
  owner: 'your days',
};

/** `Tue, Jun 16`, and the hour where a day does not begin with it. */
export const startInWords = (instant: string, timeZone: string): string => {
  const at = new Date(instant);
  const date = localDateAt(at, timeZone);
  const minutes = localMinutesAt(at, timeZone);
  const day = `${weekdayOfDate(date)}, ${shortDay(date)}`;
  return minutes === 0 ? day : `${day}, ${timeInWords(showMinutes(minutes))}`;
};

const untilInWords = ({ endsAt }: Pick<Upcoming, 'endsAt'>, timeZone: string): string => {
  if (endsAt === null) return 'no end date';
  return `until ${shortDay(localDateAt(new Date(Date.parse(endsAt) - 1), timeZone))}`;
};

const PLAN_WORDS = { flat: 'flat plan', share: 'share of sales' } as const;

/** `assigned, no end date · flat plan` */
export const upcomingNote = (coming: Upcoming, timeZone: string): string => {
  const { reason, plan } = coming;
  const why = reason ? `${REASON_WORDS[reason]}, ` : '';
  return [`${why}${untilInWords(coming, timeZone)}`, ...(plan ? [PLAN_WORDS[plan]] : [])].join(' · ');
};

export const upcomingTitle = ({ kind, driver }: Upcoming): string =>
  kind === 'custody' ? (driver?.name ?? '') : SERVICE_WORDS[kind];

/** `$520.00 a week`, `18% of sales`; of a few days their sum. */
export const upcomingAmount = ({ amount, per, percent }: Upcoming): string | null => {
  if (percent !== null) return `${percent}% of sales`;
  if (amount === null) return null;
  return per === 'stretch' ? inDollars(amount) : `${inDollars(amount)} a ${per}`;
};

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;
const weeks = (count: number): string => `${count} ${count === 1 ? 'week' : 'weeks'}`;

/** How a line of the month comes about: `2 weeks × $520.00`. */
export const lineInWords = ({ kind, count, rate, percent, of, date }: Line): string => {
  const times = rate === null ? '' : ` × ${inDollars(rate)}`;
  switch (kind) {
    case 'share':
      return `${percent}% of ${inDollars(of ?? 0)}`;
    case 'weeks':
      return `${weeks(count ?? 0)}${times}`;
    case 'part_of_week':
      return `${days(count ?? 0)} of a week at ${inDollars(rate ?? 0)}`;
    case 'introductory_days':
      return `${days(count ?? 0)}${times}, introductory`;
    case 'days':
      return `${days(count ?? 0)}${times}`;
    case 'adjustments':
      return `price changed on ${days(count ?? 0)}`;
    case 'free_day':
      return `free day, ${shortDay(date ?? '')}`;
  }
};

const TERMS_WORDS = { charge: 'Revenue goal', plan: 'Plan', mileage: 'Mileage options' } as const;
const STATE_WORDS = { draft: 'Added as a draft', listed: 'Listed', paused: 'Paused', retired: 'Retired' } as const;

/** What became of a van, in one line. */
export const eventInWords = ({ kind, driver, reason, document, meter, terms, state }: VanEvent): string => {
  const who = driver?.name ?? 'Driver';
  const paper = document ? VAN_DOCUMENT_WORDS[document] : 'Document';
  switch (kind) {
    case 'custody_began':
      return `${who} got the van${reason ? ` · ${REASON_WORDS[reason]}` : ''}`;
    case 'custody_ended':
      return `${who} gave the van back`;
    case 'document_added':
      return `${paper} added`;
    case 'document_renewed':
      return `${paper} renewed`;
    case 'reading':
      return meter === 'generator' ? 'Generator read' : 'Odometer read';
    case 'terms':
      return `${terms ? TERMS_WORDS[terms] : 'Terms'} changed`;
    case 'state':
      return state ? STATE_WORDS[state] : 'State changed';
  }
};

export const eventValue = ({ meter, value }: VanEvent): string | null =>
  meter === null || value === null
    ? null
    : `${value.toLocaleString('en-US', { maximumFractionDigits: 1 })} ${METER_UNITS[meter]}`;
