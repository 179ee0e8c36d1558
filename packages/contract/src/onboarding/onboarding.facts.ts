/** What a person signs up as; the specification calls it `userSubType`. Fleet owners have calls of their own. */
export const SIGN_UP_SUBTYPES = ['groomer', 'mechanic', 'renter'] as const;
export type SignUpSubtype = (typeof SIGN_UP_SUBTYPES)[number];

/** How long a sign-up can be continued before there is an account, and after the phone was verified. */
export const SIGN_UP_SESSION_MINUTES = 60;
export const VERIFIED_SIGN_UP_MINUTES = 120;

export const MAX_VEHICLES_AT_SIGN_UP = 500;
export const MAX_REFERRAL_CODE_LENGTH = 40;

/** Which applications staff list. */
export const APPLICANT_FILTERS = ['waiting', 'asked', 'started', 'approved', 'declined'] as const;
export type ApplicantFilter = (typeof APPLICANT_FILTERS)[number];

/** Of what staff write to an applicant. */
export const MAX_APPLICATION_MESSAGE_LENGTH = 500;
