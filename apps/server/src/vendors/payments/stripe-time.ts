import type { TimeTranslation } from '../../platform/clock.ts';

/** Stripe counts the seconds of real time. */
export const stripeTime = ({ toRealTime, fromRealTime }: TimeTranslation) => ({
  secondsOf: (instant: Date): number => Math.floor(toRealTime(instant).getTime() / 1000),
  instantOf: (seconds: number): Date => fromRealTime(new Date(seconds * 1000)),
});
export type StripeTime = ReturnType<typeof stripeTime>;
