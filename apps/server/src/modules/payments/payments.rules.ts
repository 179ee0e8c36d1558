import type { ChargeRow } from './charges/charges.queries.ts';

export const SETTLE_CHARGE_TASK = 'payments.settle-charge';
export const SETTLE_REFUND_TASK = 'payments.settle-refund';
export const HANDLE_EVENT_TASK = 'payments.handle-event';
export const DETACH_CARD_TASK = 'payments.detach-card';

/** What whoever waits for a charge is told. With the client secret the payer's browser shows the page of their bank. */
export type ChargeOutcome =
  | 'captured'
  | 'processing'
  | { readonly declined: string }
  | { readonly clientSecret: string };
export const isDeclined = (outcome: ChargeOutcome | undefined): outcome is { readonly declined: string } =>
  typeof outcome === 'object' && 'declined' in outcome;

export const outcomeOf = ({ status, failureCode }: Pick<ChargeRow, 'status' | 'failureCode'>): ChargeOutcome => {
  if (status === 'captured') return 'captured';
  if (status === 'pending') return 'processing';
  return { declined: failureCode ?? status };
};

/** The processor forgets idempotency keys after a day at the earliest; before that a repeated key charges nothing twice. */
const KEY_KEPT_MS = 20 * 3_600_000;
export const isKeyKept = (openedAt: Date, now: Date) => now.getTime() - openedAt.getTime() < KEY_KEPT_MS;

/** As long as a payer has for the page of their bank. */
const CONFIRMED_WITHIN_MS = 15 * 60_000;
export const isTooLateToConfirm = (openedAt: Date, now: Date) =>
  now.getTime() - openedAt.getTime() > CONFIRMED_WITHIN_MS;

const SOONEST_S = 30;
const LATEST_S = 3_600;
/** As long as it has been open already, within half a minute and an hour. */
export const askAgainAfter = (openedAt: Date, now: Date): number =>
  Math.min(LATEST_S, Math.max(SOONEST_S, Math.round((now.getTime() - openedAt.getTime()) / 1000)));

/** The last moment of the month on the card, anywhere on earth. */
export const isCardExpired = ({ expMonth, expYear }: { expMonth: number; expYear: number }, now: Date): boolean =>
  now.getTime() >= Date.UTC(expYear, expMonth, 1, 12);
