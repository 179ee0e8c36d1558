import type { RenterState } from '@tailgate/contract/facts';
import { CalendarClock, CircleParking, Clock, History, Van, type LucideIcon } from 'lucide-react';
import { shortDate } from '#features/vehicles/index.ts';
import type { Tone } from '#ui/badges/badge.tsx';
import type { ListedRenter, Stretch } from './renters-query.ts';

export const RENTER_STATE_LOOKS: Readonly<Record<RenterState, { word: string; tone: Tone; icon: LucideIcon }>> = {
  driving: { word: 'Driving now', tone: 'complete', icon: Van },
  upcoming: { word: 'Upcoming', tone: 'accepted', icon: CalendarClock },
  without_van: { word: 'No van', tone: 'unassigned', icon: CircleParking },
  invited: { word: 'Invited', tone: 'pending', icon: Clock },
  past: { word: 'Past', tone: 'cancelled', icon: History },
};

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** `Nov 20 to Nov 24`, `Nov 20`, `since Nov 2, no end` */
export const stretchInWords = ({ from, to }: Pick<Stretch, 'from' | 'to'>, today: string): string => {
  if (to === null) return `${from > today ? 'From' : 'Since'} ${shortDate(from, today)}, no end`;
  return from === to ? shortDate(from, today) : `${shortDate(from, today)} to ${shortDate(to, today)}`;
};

/** What an ended connection is called: declined, or left. */
export const statusInWords = ({ status, state }: Pick<ListedRenter, 'status' | 'state'>): string => {
  if (status === 'declined') return 'Declined';
  if (status === 'left') return state === 'driving' ? 'Left, still has a van' : 'Left';
  return RENTER_STATE_LOOKS[state].word;
};

export const policiesInWords = ({ policiesAccepted, policies }: ListedRenter): string =>
  policies === 0 ? 'No policies' : `${policiesAccepted} of ${policies}`;
