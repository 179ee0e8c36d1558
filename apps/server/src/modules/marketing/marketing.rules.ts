import { randomInt } from 'node:crypto';

/** Codes are read aloud and typed from paper, so 0/O, 1/I, 2/Z, 5/S and 8/B are left out. */
const SIGNS = 'ACDEFGHJKLMNPQRTUVWXY34679';
const GROUPS = 2;
const GROUP_SIGNS = 4;

const group = () => Array.from({ length: GROUP_SIGNS }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');

/** `K7QM-4XDA`: one of 200 billion, too many to guess. */
export const newReferralCode = (): string => Array.from({ length: GROUPS }, group).join('-');

/** The landing page of each code: what the recipient can join. */
const ENTRANCES = { groomer: '/s/partner-programme', customer: '/s/about' } as const;

export const shareUrlOf = (origin: string, audience: keyof typeof ENTRANCES, code: string): string =>
  `${origin}${ENTRANCES[audience]}?referralCode=${encodeURIComponent(code)}`;
