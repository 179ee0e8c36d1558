import { newSpokenCode } from '../../platform/spoken-code.ts';

const GROUPS = 2;

/** `K7QM-4XDA`: one of 200 billion, too many to guess. */
export const newReferralCode = (): string => newSpokenCode(GROUPS);

/** The landing page of each code: what the recipient can join. */
const ENTRANCES = { groomer: '/groomer/new', customer: '/s/about' } as const;

export const shareUrlOf = (origin: string, audience: keyof typeof ENTRANCES, code: string): string =>
  `${origin}${ENTRANCES[audience]}?referralCode=${encodeURIComponent(code)}`;
