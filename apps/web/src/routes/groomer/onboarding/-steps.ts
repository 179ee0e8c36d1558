/** In the order in which they are gone through. */
export const ONBOARDING_STEPS = [
  '/groomer/onboarding/preferences',
  '/groomer/onboarding/services-selection',
  '/groomer/onboarding/services',
  '/groomer/onboarding/services-pricing-intro',
  '/groomer/onboarding/services-pricing',
] as const;

export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

const FULL = 100;

export const percentAt = (step: OnboardingStep): number =>
  (ONBOARDING_STEPS.indexOf(step) * FULL) / ONBOARDING_STEPS.length;

/** Back from the first step is where one came from. */
export const stepBefore = (step: OnboardingStep): OnboardingStep | '/groomer/signup/start-onboarding' =>
  ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(step) - 1] ?? '/groomer/signup/start-onboarding';

interface Done {
  readonly preferences: boolean;
  readonly services: boolean;
  readonly prices: boolean;
}

/** The first thing that is left to do; who has done everything looks at the prices once more. */
export const firstUnfinished = ({ preferences, services, prices }: Done): OnboardingStep => {
  if (!preferences) return '/groomer/onboarding/preferences';
  if (!services) return '/groomer/onboarding/services-selection';
  return prices ? '/groomer/onboarding/services-pricing' : '/groomer/onboarding/services-pricing-intro';
};
