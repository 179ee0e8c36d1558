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

/** What staff wrote to an applicant. */
export const said = (message: string | null, at: Date | null) =>
  message !== null && at !== null ? { message, date: at.toISOString() } : null;

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
    requestedByStaff: facts.status === 'new' ? said(facts.requestMessage, facts.requestedAt) : null,
    declinedByStaff: facts.status === 'inactive' ? said(facts.declineMessage, facts.declinedAt) : null,
    submittedAt: facts.submittedAt?.toISOString() ?? null,
  };
};
