import { randomInt } from 'node:crypto';

/** Read aloud, written on paper, typed again: without 0/O, 1/I, 2/Z, 5/S and 8/B. */
const SIGNS = 'ACDEFGHJKLMNPQRTUVWXY34679';
const GROUPS = 2;
const GROUP_SIGNS = 4;

const group = () => Array.from({ length: GROUP_SIGNS }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');

/** `K7QM-4XDA`: one of two hundred milliards, so that nobody finds another's by trying. */
export const newReferralCode = (): string => Array.from({ length: GROUPS }, group).join('-');

/** Where each code leads: to the page that tells its reader what they may join. */
const ENTRANCES = { groomer: '/s/partner-programme', customer: '/s/about' } as const;

export const shareUrlOf = (origin: string, audience: keyof typeof ENTRANCES, code: string): string =>
  `${origin}${ENTRANCES[audience]}?referralCode=${encodeURIComponent(code)}`;
