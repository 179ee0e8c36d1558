import type { UseFormReturnType } from '@mantine/form';
import { MAX_PET_NAME_LENGTH, MAX_PET_TEXT_LENGTH } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { SearchableSelectField } from '#ui/fields/searchable-select-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import classes from './customers.module.css';
import type { PetValues } from './pet-values.ts';

const named = (items: readonly { readonly id: string; readonly name: string }[] | undefined) =>
  (items ?? []).map(({ id, name }) => ({ value: id, label: name }));

const FLAGS = [
  ['vaccinated', 'Vaccinated'],
  ['spayedNeutered', 'Spayed or neutered'],
  ['declawed', 'Declawed'],
  ['anxiousAggressive', 'Anxious or aggressive'],
] as const;

interface PetFieldsProps {
  readonly form: UseFormReturnType<PetValues>;
  /** Filled in by the owner: without what groomers note. */
  readonly ofOwner?: boolean;
}

/** What is known about a pet, for new and existing ones. */
export const PetFields = ({ form, ofOwner = false }: PetFieldsProps) => {
  const types = useQuery(read('GET /v2/pet/types')).data?.items;
  const petType = types?.find(({ id }) => id === form.values.petType);
  const breeds = useQuery({
    ...read('GET /v2/pet/breeds', { query: { petType: petType?.slug ?? '' } }),
    enabled: petType !== undefined,
  }).data?.items;
  return (
    <>
      <TextField label="Name" required maxLength={MAX_PET_NAME_LENGTH} {...form.getInputProps('name')} />
      <div className={classes['pair']}>
        <SelectField
          label="Pet type"
          required
          {...form.getInputProps('petType')}
          choices={named(types)}
          value={form.values.petType}
          onChange={(id) => form.setValues({ petType: id, breedId: null })}
        />
        <SearchableSelectField
          label="Breed"
          optional
          {...form.getInputProps('breedId')}
          choices={named(breeds)}
          value={form.values.breedId}
          disabled={petType === undefined}
        />
      </div>
      <div className={classes['pair']}>
        <NumberField label="Weight" optional unit="lb" {...form.getInputProps('weight')} value={form.values.weight} />
        <NumberField
          label="Birth year"
          optional
          placeholder="2021"
          {...form.getInputProps('birthYear')}
          value={form.values.birthYear}
        />
      </div>
      <div className={classes['pair']}>
        <SelectField
          label="Gender"
          optional
          {...form.getInputProps('gender')}
          choices={[
            { value: 'female', label: 'Female' },
            { value: 'male', label: 'Male' },
          ]}
          value={form.values.gender}
        />
        {!ofOwner && <ExtraTimeField form={form} />}
      </div>
      {FLAGS.map(([name, label]) => (
        <CheckboxField
          key={name}
          label={label}
          checked={form.values[name]}
          onChange={(isSet) => form.setFieldValue(name, isSet)}
        />
      ))}
      <NoteField form={form} ofOwner={ofOwner} />
    </>
  );
};

const NoteField = ({ form, ofOwner }: Required<PetFieldsProps>) => (
  <TextAreaField
    label={ofOwner ? 'About your pet' : 'Grooming note'}
    description={ofOwner ? 'Health, habits, what your groomer should know.' : 'Blade, length, what to be careful with.'}
    optional
    rows={3}
    maxLength={MAX_PET_TEXT_LENGTH}
    {...form.getInputProps(ofOwner ? 'description' : 'groomerNote')}
  />
);

const ExtraTimeField = ({ form }: { form: UseFormReturnType<PetValues> }) => {
  const modifiers = useQuery(read('GET /v2/service-checkout/pet-service/service-provider/time-modifiers-list')).data
    ?.items;
  return (
    <SelectField
      label="Extra time"
      optional
      placeholder="None"
      {...form.getInputProps('timeModifierId')}
      choices={named(modifiers)}
      value={form.values.timeModifierId}
    />
  );
};
