import type { UseFormReturnType } from '@mantine/form';
import { MAX_NEW_PETS, MAX_PET_NAME_LENGTH } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { read } from '#shell/api/read.ts';
import { Button } from '#ui/actions/button.tsx';
import { FormGroup } from '#ui/fields/form-group.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { SearchableSelectField } from '#ui/fields/searchable-select-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import classes from './customers.module.css';
import { emptyPet, type NewCustomerValues } from './new-customer-values.ts';

type Form = UseFormReturnType<NewCustomerValues>;

/** The pets of a new customer; everything else about them can be added later. */
export const NewCustomerPets = ({ form }: { form: Form }) => (
  <FormGroup title="Pets" lead="Photos, vaccinations and notes can be added later.">
    {form.values.pets.map((_pet, at) => (
      // Pets without a name have nothing else to be told apart by, and none is moved.
      // oxlint-disable-next-line react/no-array-index-key
      <NewPet key={at} form={form} at={at} />
    ))}
    {form.values.pets.length < MAX_NEW_PETS && (
      <Button look="tint" icon={<Plus size={18} aria-hidden />} onClick={() => form.insertListItem('pets', emptyPet())}>
        Add pet
      </Button>
    )}
  </FormGroup>
);

const named = (items: readonly { readonly id: string; readonly name: string }[] | undefined) =>
  (items ?? []).map(({ id, name }) => ({ value: id, label: name }));

const NewPet = ({ form, at }: { form: Form; at: number }) => {
  const pet = form.values.pets[at] ?? emptyPet();
  const types = useQuery(read('GET /v2/pet/types')).data?.items;
  const petType = types?.find(({ id }) => id === pet.petType);
  const breeds = useQuery({
    ...read('GET /v2/pet/breeds', { query: { petType: petType?.slug ?? '' } }),
    enabled: petType !== undefined,
  }).data?.items;
  const path = `pets.${at}`;
  return (
    <div role="group" aria-label={`Pet ${at + 1}`} className={classes['form']}>
      <div className={classes['pair']}>
        <TextField label="Pet name" required maxLength={MAX_PET_NAME_LENGTH} {...form.getInputProps(`${path}.name`)} />
        <SelectField
          label="Pet type"
          required
          {...form.getInputProps(`${path}.petType`)}
          choices={named(types)}
          value={pet.petType}
          onChange={(petTypeId) => form.replaceListItem('pets', at, { ...pet, petType: petTypeId, breedId: null })}
        />
        <SearchableSelectField
          label="Breed"
          optional
          {...form.getInputProps(`${path}.breedId`)}
          choices={named(breeds)}
          value={pet.breedId}
          disabled={petType === undefined}
        />
        <NumberField label="Weight" optional unit="lb" {...form.getInputProps(`${path}.weight`)} value={pet.weight} />
      </div>
      <div>
        <Button
          look="text"
          compact
          icon={<Trash2 size={18} aria-hidden />}
          onClick={() => form.removeListItem('pets', at)}
        >
          Remove pet {at + 1}
        </Button>
      </div>
    </div>
  );
};
