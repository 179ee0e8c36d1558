import type { Config } from '../../platform/config.ts';

/** Stripe counts the seconds of real time, from which the server's clock may differ. */
export const stripeTime = ({ CLOCK_OFFSET_MS: offsetMs }: Pick<Config, 'CLOCK_OFFSET_MS'>) => ({
  secondsOf: (instant: Date): number => Math.floor((instant.getTime() - offsetMs) / 1000),
  instantOf: (seconds: number): Date => new Date(seconds * 1000 + offsetMs),
});
export type StripeTime = ReturnType<typeof stripeTime>;
