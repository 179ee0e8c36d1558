export const PAYOUT_STATUSES = ['pending', 'sent', 'failed'] as const;
/** When a payout is made: every Monday, or when the provider asks for it. */
export const PAYOUT_TRIGGERS = ['weekly', 'instant'] as const;

/** An instant payout costs this much of what is available, and no less than the minimum. */
export const INSTANT_PAYOUT_FEE_PERCENT = 1.5;
export const MIN_INSTANT_PAYOUT_FEE_CENTS = 50;

/**
 * New income waits as long as the site says before an instant payout takes it. Within seven days instant payouts take no
 * more than what is usual for the account: so much times the median of the last weeks in which something was paid out,
 * and never less than the floor.
 */
export const USUAL_PAYOUTS = { weeks: 8, times: 1.5, floorCents: 50_000 } as const;
