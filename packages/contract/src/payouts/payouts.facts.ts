export const PAYOUT_STATUSES = ['pending', 'sent', 'failed'] as const;
/** When a payout is made: every Monday, or when the provider asks for it. */
export const PAYOUT_TRIGGERS = ['weekly', 'instant'] as const;

/** An instant payout costs this much of what is available, and no less than the minimum. */
export const INSTANT_PAYOUT_FEE_PERCENT = 1.5;
export const MIN_INSTANT_PAYOUT_FEE_CENTS = 50;
