/** What can be done about a failure: nothing, waiting, or something on our side (a key, a request that we built wrong). */
export const FAILURE_KINDS = ['permanent', 'later', 'ours'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** What a job was for, as staff know it. */
export const JOB_WORKS = [
  'text',
  'email',
  'push',
  'message',
  'payment',
  'payout',
  'payout-account',
  'bookkeeping',
  'status-change',
  'file',
  'follow-up',
  'upkeep',
] as const;
export type JobWork = (typeof JOB_WORKS)[number];
