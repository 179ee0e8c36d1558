import { useForm } from '@mantine/form';
import { useState, type ReactNode } from 'react';
import { focusFirstError } from '#shell/errors/form-errors.ts';
import { useFormRefusal } from '#shell/errors/use-form-refusal.ts';
import { Card, CardBody } from '#ui/card.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageButton } from '#ui/page-button.tsx';
import { withBreeds } from './breeds.ts';
import { BreedsField } from './breeds-field.tsx';
import classes from './preferences.module.css';
import { hasPreferenceIssues, preferenceIssues } from './preference-issues.ts';
import { useSavePreferences, type Preferences } from './preferences-query.ts';

interface GroomingPreferencesFormProps {
  readonly saved: Preferences;
  readonly action?: string;
  readonly onSaved: () => void;
  /** What stands with the fields and is saved by itself. */
  readonly aside?: ReactNode;
}

const within = (most: number, what: string) => (value: number | null) =>
  value !== null && value >= 1 && value <= most ? null : `Enter ${what} from 1 to ${most}`;

const RULES = {
  maxPetWeight: within(300, 'a weight'),
  maxDistanceBetweenAppointments: within(500, 'a distance'),
};

const FIELDS = {
  maxPetWeight: 'maxPetWeight',
  maxDistanceBetweenAppointments: 'maxDistanceBetweenAppointments',
  breedsToAvoid: 'breedsToAvoid',
};

/** Which pets somebody takes and how far they drive for them; also a step of the sign-up. */
export const GroomingPreferencesForm = ({
  saved,
  action = 'Save preferences',
  onSaved,
  aside,
}: GroomingPreferencesFormProps) => {
  const [typedBreed, setTypedBreed] = useState('');
  const form = useForm<{
    maxPetWeight: number | null;
    maxDistanceBetweenAppointments: number | null;
    breedsToAvoid: readonly string[];
  }>({
    initialValues: {
      maxPetWeight: saved.maxPetWeight,
      maxDistanceBetweenAppointments: saved.maxDistanceBetweenAppointments,
      breedsToAvoid: saved.breedsToAvoid,
    },
    validate: RULES,
    validateInputOnBlur: true,
  });
  const { notice, clearNotice, showRefusal } = useFormRefusal(form, FIELDS);
  const save = useSavePreferences('inline');
  const { maxPetWeight, maxDistanceBetweenAppointments, breedsToAvoid } = form.values;
  const issues = preferenceIssues({
    maxPetWeight: maxPetWeight ?? 0,
    maxDistanceBetweenAppointments: maxDistanceBetweenAppointments ?? 0,
  });

  const submit = () => {
    if (save.isPending || maxPetWeight === null || maxDistanceBetweenAppointments === null) return;
    clearNotice();
    const breeds = withBreeds(breedsToAvoid, typedBreed);
    form.setFieldValue('breedsToAvoid', breeds);
    setTypedBreed('');
    save.mutate(
      { body: { maxPetWeight, maxDistanceBetweenAppointments, breedsToAvoid: [...breeds] } },
      { onSuccess: onSaved, onError: showRefusal },
    );
  };
  const breedsProblem = form.errors['breedsToAvoid'];

  return (
    <form
      noValidate
      className={classes['columns']}
      data-alone={aside === undefined || undefined}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
    >
      <div className={classes['stack']}>
        {notice && <Notice tone="danger">{notice}</Notice>}
        {hasPreferenceIssues(saved) && (
          <Notice tone="info">
            Some of your preferences were never set. Until they are, you may be offered pets that are too heavy or too
            far away.
          </Notice>
        )}
        <Card title="Pets and driving">
          <CardBody>
            <div className={classes['fields']}>
              <NumberField
                label="Heaviest pet you take"
                unit="lbs"
                required
                description={issues.maxPetWeight ?? 'Heavier pets are not offered to you.'}
                {...form.getInputProps('maxPetWeight')}
                value={maxPetWeight}
              />
              <NumberField
                label="Longest drive between appointments"
                unit="miles"
                required
                description={
                  issues.maxDistanceBetweenAppointments ?? 'You are not offered two visits that are farther apart.'
                }
                {...form.getInputProps('maxDistanceBetweenAppointments')}
                value={maxDistanceBetweenAppointments}
              />
              <BreedsField
                value={breedsToAvoid}
                typed={typedBreed}
                onTyped={setTypedBreed}
                error={typeof breedsProblem === 'string' ? breedsProblem : undefined}
                onChange={(breeds) => form.setFieldValue('breedsToAvoid', breeds)}
              />
            </div>
          </CardBody>
        </Card>
      </div>
      {aside}
      <PageButton busy={save.isPending} busyLabel="Saving…">
        {action}
      </PageButton>
    </form>
  );
};
