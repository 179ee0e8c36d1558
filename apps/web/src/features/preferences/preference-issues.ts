import type { Preferences } from './preferences-query.ts';

/** What a new account starts with: so wide that it is no choice yet. */
const UNTOUCHED_WEIGHT = 130;
const UNTOUCHED_DISTANCE = 100;

type Limits = Pick<Preferences, 'maxPetWeight' | 'maxDistanceBetweenAppointments'>;

/** Which preferences want a look, and why. */
export const preferenceIssues = ({
  maxPetWeight,
  maxDistanceBetweenAppointments,
}: Limits): { readonly [Limit in keyof Limits]?: string } => ({
  ...(maxPetWeight === UNTOUCHED_WEIGHT && {
    maxPetWeight: `${UNTOUCHED_WEIGHT} lbs is what every account starts with. Enter the heaviest pet you lift.`,
  }),
  ...(maxDistanceBetweenAppointments === UNTOUCHED_DISTANCE && {
    maxDistanceBetweenAppointments: `${UNTOUCHED_DISTANCE} miles is what every account starts with. Enter how far you drive from one pet to the next.`,
  }),
});

export const hasPreferenceIssues = (limits: Limits): boolean => Object.keys(preferenceIssues(limits)).length > 0;
