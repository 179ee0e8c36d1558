import type { StartRefusal } from '@tailgate/contract';
import { shortDayIn } from './day-in.ts';

export type PartnerRefusal = Pick<StartRefusal, 'cause' | 'timeOff'>;

const BUSY = 'has another appointment';
const DRIVE = 'too long a drive';

const WORDS: Readonly<Record<Exclude<StartRefusal['cause'], 'time_off'>, string>> = {
  past: 'in the past',
  appointment: BUSY,
  asked_time: BUSY,
  hold: BUSY,
  block: BUSY,
  drive_from: DRIVE,
  drive_to: DRIVE,
  too_far: DRIVE,
  no_van: 'has no van at that time',
  outside_hours: 'doesn’t work at that time',
  outside_zones: 'outside their work zones',
  zone_not_served: 'not in that work zone on this day',
};

/** Why a partner cannot take an appointment, after their name. What is in their calendar stays theirs. */
export const partnerRefusalWords = ({ cause, timeOff }: PartnerRefusal): string => {
  if (cause !== 'time_off') return WORDS[cause];
  if (!timeOff) return 'away';
  const { from, to } = timeOff;
  return from === to ? `away ${shortDayIn(from)}` : `away ${shortDayIn(from)} – ${shortDayIn(to)}`;
};
