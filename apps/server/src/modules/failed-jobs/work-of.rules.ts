import type { JobWork } from '@tailgate/contract';

/** From the most special to the most general: the first one that fits. */
const WORKS: readonly (readonly [RegExp, JobWork])[] = [
  [/^notifications\.send-sms|^accounts\.text-/, 'text'],
  [/^notifications\.send-email|^accounts\.send-/, 'email'],
  [/^notifications\.send-push/, 'push'],
  [/^notifications\.send-later|^reviews\.ask-|^compliance\.tell-/, 'message'],
  [/:on:/, 'follow-up'],
  [/^(payments|refunds|orders)\./, 'payment'],
  [/^payouts\./, 'payout'],
  [/^merchant\./, 'payout-account'],
  [/^ledger\./, 'bookkeeping'],
  [/^machines\.fire-timer$|^visitor-booking\.release-/, 'status-change'],
  [/^attachments\./, 'file'],
];

/** What a task is for, in words that are not ours. */
export const workOf = (task: string): JobWork => WORKS.find(([pattern]) => pattern.test(task))?.[1] ?? 'upkeep';
