import { FormGroup } from '#ui/fields/form-group.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import type { WriteForm } from '#shell/forms/use-write-form.ts';
import { BreedsField } from './breeds-field.tsx';
import { hasPreferenceIssues, preferenceIssues } from './preference-issues.ts';
import classes from './preferences.module.css';
import type { Preferences } from './preferences-query.ts';
import type { PreferenceValues } from './use-preferences-form.ts';

interface PreferenceFieldsProps {
  readonly saved: Preferences;
  readonly form: WriteForm<PreferenceValues>['form'];
}

/** Which pets a groomer takes and how far they drive; also a step of the onboarding. */
export const PreferenceFields = ({ saved, form }: PreferenceFieldsProps) => {
  const { maxPetWeight, maxDistanceBetweenAppointments, breedsToAvoid, typedBreed } = form.values;
  const issues = preferenceIssues({
    maxPetWeight: maxPetWeight ?? 0,
    maxDistanceBetweenAppointments: maxDistanceBetweenAppointments ?? 0,
  });
  const breedsProblem = form.errors['breedsToAvoid'];
  return (
    <div className={classes['stack']}>
      {hasPreferenceIssues(saved) && (
        <Notice tone="info">
          Set your limits. Until you do, you may get requests for pets that are too heavy or too far away.
        </Notice>
      )}
      <FormGroup title="Pets and driving">
        <NumberField
          label="Maximum pet weight"
          unit="lbs"
          required
          description={issues.maxPetWeight ?? 'You won’t get requests for heavier pets.'}
          {...form.getInputProps('maxPetWeight')}
          value={maxPetWeight}
        />
        <NumberField
          label="Longest drive between appointments"
          unit="miles"
          required
          description={issues.maxDistanceBetweenAppointments ?? 'You won’t get appointments farther apart than this.'}
          {...form.getInputProps('maxDistanceBetweenAppointments')}
          value={maxDistanceBetweenAppointments}
        />
        <BreedsField
          value={breedsToAvoid}
          typed={typedBreed}
          onTyped={(typed) => form.setFieldValue('typedBreed', typed)}
          error={typeof breedsProblem === 'string' ? breedsProblem : undefined}
          onChange={(breeds) => form.setFieldValue('breedsToAvoid', breeds)}
        />
      </FormGroup>
    </div>
  );
};
