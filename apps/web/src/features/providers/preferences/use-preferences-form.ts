import { MAX_DISTANCE_MILES, MAX_PET_WEIGHT_LB } from '@tailgate/contract/facts';
import { useWriteForm, type WriteForm } from '#shell/forms/use-write-form.ts';
import { withBreeds } from './breeds.ts';
import { keepPreferences, type Preferences } from './preferences-query.ts';

export interface PreferenceValues {
  readonly maxPetWeight: number | null;
  readonly maxDistanceBetweenAppointments: number | null;
  readonly breedsToAvoid: readonly string[];
  /** Typed and not added yet: it is saved all the same. */
  readonly typedBreed: string;
}

const valuesOf = (saved: Preferences): PreferenceValues => ({
  maxPetWeight: saved.maxPetWeight,
  maxDistanceBetweenAppointments: saved.maxDistanceBetweenAppointments,
  breedsToAvoid: saved.breedsToAvoid,
  typedBreed: '',
});

const within = (most: number, what: string) => (value: number | null) =>
  value !== null && value >= 1 && value <= most ? null : `Enter ${what} from 1 to ${most}`;

const RULES = {
  maxPetWeight: within(MAX_PET_WEIGHT_LB, 'a weight'),
  maxDistanceBetweenAppointments: within(MAX_DISTANCE_MILES, 'a distance'),
};

interface Options {
  readonly success?: string;
  readonly onSaved?: () => void | Promise<void>;
}

export const usePreferencesForm = (saved: Preferences, { success, onSaved }: Options): WriteForm<PreferenceValues> => {
  return useWriteForm('POST /v2/service-provider/account/preferences', {
    saved: valuesOf(saved),
    validate: RULES,
    input: ({ maxPetWeight, maxDistanceBetweenAppointments, breedsToAvoid, typedBreed }) => ({
      body: {
        maxPetWeight: maxPetWeight ?? undefined,
        maxDistanceBetweenAppointments: maxDistanceBetweenAppointments ?? undefined,
        breedsToAvoid: [...withBreeds(breedsToAvoid, typedBreed)],
      },
    }),
    keep: keepPreferences,
    onSaved: async (answer) => {
      await onSaved?.();
      return valuesOf(answer);
    },
    ...(success !== undefined && { success }),
  });
};
