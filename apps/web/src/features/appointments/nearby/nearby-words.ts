import { INVITATION_PAUSE_DAYS } from '@tailgate/contract/facts';
import { timeAgo } from '#ui/words/time-ago.ts';
import { timeOf } from '../appointment-words.ts';
import type { Clock } from '../calendar/appointment-event.tsx';
import type { NearbyCustomer } from './nearby-query.ts';

const DAY_MS = 24 * 60 * 60_000;
const DAYS_PER_WEEK = 7;

const cycleWords = (days: number): string => {
  const weeks = Math.max(1, Math.round(days / DAYS_PER_WEEK));
  return weeks === 1 ? 'every week' : `every ${weeks} weeks`;
};

/** `Seen 2 months ago · every 6 weeks` */
export const seenWords = ({ lastSeen, usualCycleDays }: NearbyCustomer, now: Date): string => {
  if (lastSeen === null) return 'No appointment yet';
  const seen = `Seen ${timeAgo(lastSeen, now.getTime())}`;
  return usualCycleDays === null ? seen : `${seen} · ${cycleWords(usualCycleDays)}`;
};

/** `1.2 mi · free at 1:30 PM` */
export const fitWords = ({ distanceMiles, freeStart }: NearbyCustomer, { timeZone, clock }: Clock): string =>
  [
    distanceMiles === null ? '' : `${distanceMiles.toFixed(1)} mi`,
    freeStart === null ? '' : `free at ${timeOf(freeStart, timeZone, clock)}`,
  ]
    .filter((part) => part !== '')
    .join(' · ');

/** Invited within the days in which nobody is invited again. */
export const isInvited = ({ invitedAt }: NearbyCustomer, now: Date): boolean =>
  invitedAt !== null && now.getTime() - Date.parse(invitedAt) < INVITATION_PAUSE_DAYS * DAY_MS;
