export const MAX_PERSON_NAME_LENGTH = 80;

/** Orders of the list of people; with a minus from last to first. */
export const PEOPLE_SORTS = ['name', '-name', 'joined', '-joined', 'status', '-status'] as const;

/** What the audit log is narrowed to; `support` is whatever support did as somebody else. */
export const AUDIT_KINDS = ['account', 'bookings', 'offers', 'money', 'site', 'support'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** How many records are counted: nobody pages further. */
export const MAX_COUNTED_RECORDS = 10_000;

/** Longest period of the audit log; records are kept for 13 months. */
export const MAX_AUDIT_PERIOD_DAYS = 366;

/** Weeks of sign-ups that staff see, the current one included. */
export const SIGN_UP_WEEKS = 12;

export const MIN_PASSWORD_LENGTH = 10;
/** Bounded because argon2 is costly. */
export const MAX_PASSWORD_LENGTH = 200;
const COMMON_PASSWORD = /^(.)\1+$|password|passwort|qwerty|12345678|letmein|iloveyou|00000000/i;
export const isCommonPassword = (password: string): boolean => COMMON_PASSWORD.test(password);

/** Digits of a texted sign-in code, how long it is valid, and after how many wrong tries it is not. */
export const CODE_LENGTH = 6;
export const CODE_MINUTES = 10;
export const MAX_CODE_TRIES = 5;

/** How long the link works that proves a new email address. */
export const EMAIL_LINK_HOURS = 24;

export const IMPERSONATION_MINUTES = 60;
export const MAX_IMPERSONATION_REASON_LENGTH = 500;

/** Between the request to delete an account and the deletion. */
export const DELETION_GRACE_DAYS = 14;

/** Of a log message from a client. */
export const MAX_LOGGED_MESSAGE_LENGTH = 500;
