import { DEFAULT_DISTANCE_MILES, DEFAULT_PET_WEIGHT_LB } from '@tailgate/contract/facts';
import type { Preferences } from './preferences-query.ts';

type Limits = Pick<Preferences, 'maxPetWeight' | 'maxDistanceBetweenAppointments'>;

/** Which preferences want a look, and why. */
export const preferenceIssues = ({
  maxPetWeight,
  maxDistanceBetweenAppointments,
}: Limits): { readonly [Limit in keyof Limits]?: string } => ({
  ...(maxPetWeight === DEFAULT_PET_WEIGHT_LB && {
    maxPetWeight: `${DEFAULT_PET_WEIGHT_LB} lb is the default. Enter the heaviest pet you take.`,
  }),
  ...(maxDistanceBetweenAppointments === DEFAULT_DISTANCE_MILES && {
    maxDistanceBetweenAppointments: `${DEFAULT_DISTANCE_MILES} miles is the default. Enter how far you drive between appointments.`,
  }),
});

export const hasPreferenceIssues = (limits: Limits): boolean => Object.keys(preferenceIssues(limits)).length > 0;
