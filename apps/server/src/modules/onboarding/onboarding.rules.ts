import timeZoneAt from '@photostructure/tz-lookup';
import { SIGN_UP_BLOCK_WORDS, signUpProgressOf, type ProviderRole, type SignUpSubtype } from '@tailgate/contract';
import type { ApplicantFacts } from '../../views/sign-up-facts.ts';

/** Of the policies that fleet owners accept. */
export const POLICIES_VERSION = '2026-11';

/** Calendar days follow the place of the provider. */
export const timeZoneOfPlace = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  timeZoneAt(latitude, longitude);

export const ROLE_OF_SUBTYPE = {
  groomer: 'groomer',
  mechanic: 'mechanic',
  renter: 'renter',
} as const satisfies Record<SignUpSubtype, ProviderRole>;

export const progressAnswer = (facts: ApplicantFacts) => {
  const { steps, ...progress } = signUpProgressOf(facts);
  return {
    serviceCategory: facts.kind,
    status: facts.status,
    ...progress,
    steps: steps.map(({ blockedBy, ...step }) => ({
      ...step,
      blockedBecause: blockedBy && SIGN_UP_BLOCK_WORDS[blockedBy],
    })),
    // What was asked for is over once it was handed in again.
    requestedByStaff:
      facts.status === 'new' && facts.requestMessage !== null && facts.requestedAt !== null
        ? { message: facts.requestMessage, date: facts.requestedAt.toISOString() }
        : null,
    submittedAt: facts.submittedAt?.toISOString() ?? null,
  };
};
