import { cents } from '@tailgate/values/money';

/** What customers add for the groomer, in percent of the services; most of them do. */
export const TIP_PERCENTS = [0, 0, 10, 15, 15, 15, 18, 20, 20, 25] as const;

/** What the customer who logs in added to the latest order a day later. */
export const LATER_TIP = { amountCents: cents(1_500), afterMs: 24 * 3_600_000 } as const;

/** How people pay who have a card on file that works, and how the others do. */
export const WITH_CARD = ['card', 'card', 'card', 'card', 'card', 'card', 'card', 'card', 'cash', 'check'] as const;
export const WITHOUT_CARD = ['cash', 'cash', 'check'] as const;

/** Charged to the card on file of whoever was not there. */
export const NO_SHOW_FEE = cents(4_000);

/** One order in so many has a coupon. */
export const COUPON_EVERY = 23;
export const COUPONS = [
  { code: 'WELCOME10', modifierType: 'fixed', amountCents: cents(1_000), percent: null },
  { code: 'REGULAR15', modifierType: 'percentage', amountCents: null, percent: 15 },
] as const;

/** Promised since so many days: after so many visits, so much off. */
export const LOYALTY = { daysAgo: 150, visits: 4, rewardCents: cents(1_500) } as const;

/** Sold so many days ago, worth so much, to a customer of the groomer. */
export const GIFT_CARDS = [
  { daysAgo: 300, amountCents: cents(10_000) },
  { daysAgo: 170, amountCents: cents(15_000) },
  { daysAgo: 45, amountCents: cents(7_500) },
] as const;
