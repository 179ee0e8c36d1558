import { cents } from '@tailgate/values/money';

/** After how many visits a customer gets a reward. */
export const MIN_LOYALTY_VISITS = 2;
export const MAX_LOYALTY_VISITS = 50;
export const MIN_LOYALTY_REWARD_CENTS = cents(100);
export const MAX_LOYALTY_REWARD_CENTS = cents(20_000);
/** A customer with so many visits to go, or fewer, is near a reward. */
export const NEAR_LOYALTY_REWARD = 2;
/** How many of the latest changes are shown. */
export const LOYALTY_CHANGES_SHOWN = 10;
