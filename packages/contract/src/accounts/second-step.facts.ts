/** What a session can wait for after the password: a factor that the account has, or the first one. */
export const AWAITING = ['second_step', 'enrolment'] as const;
export type Awaiting = (typeof AWAITING)[number];

/** How long the second step may take. */
export const SECOND_STEP_MINUTES = 10;

/** Digits of the code that an authenticator app shows, and how long it shows one. */
export const AUTHENTICATOR_CODE_LENGTH = 6;
export const AUTHENTICATOR_CODE_SECONDS = 30;

export const RECOVERY_CODE_COUNT = 10;
/** Letters and digits of a recovery code, without the hyphen in its middle. */
export const RECOVERY_CODE_LENGTH = 10;

export const MAX_PASSKEY_NAME_LENGTH = 60;
