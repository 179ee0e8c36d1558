import type { FailureKind, JobWork } from '@tailgate/contract/facts';

export const WORK_WORDS: Readonly<Record<JobWork, string>> = {
  text: 'Text message',
  email: 'Email',
  push: 'Push notification',
  message: 'Scheduled message',
  payment: 'Card payment',
  payout: 'Payout',
  'payout-account': 'Payout account update',
  bookkeeping: 'Bookkeeping',
  'status-change': 'Scheduled status change',
  file: 'File cleanup',
  'follow-up': 'Follow-up task',
  upkeep: 'Maintenance task',
};

interface KindWords {
  readonly label: string;
  readonly advice: string;
}

/** What went wrong, and what a retry would do about it. */
export const KIND_WORDS: Readonly<Record<FailureKind, KindWords>> = {
  permanent: { label: 'Not deliverable', advice: 'The recipient can’t be reached. A retry will fail again.' },
  later: {
    label: 'Service unavailable',
    advice: 'The service didn’t respond for too long. Retry once it works again.',
  },
  ours: { label: 'Error in our system', advice: 'Retry after your operator has fixed the cause.' },
};

export const attemptsInWords = (attempts: number): string => (attempts === 1 ? '1 attempt' : `${attempts} attempts`);
