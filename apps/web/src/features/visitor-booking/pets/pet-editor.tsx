import type { UseFormReturnType } from '@mantine/form';
import type { CallAnswer } from '@tailgate/contract';
import { MAX_PET_NAME_LENGTH } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { Address } from '#ui/address-field/address.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { PetAvatar, kindOf } from '#ui/avatars/pet-avatar.tsx';
import { SearchableSelectField } from '#ui/fields/searchable-select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ChipsField } from './chips-field.tsx';
import { breedsQuery } from '../visitor-booking-query.ts';
import classes from '../visitor-booking.module.css';
import { newPet, weightsInWords, type PetDraft, type Sizes } from './pet-drafts.ts';

export type PetType = CallAnswer<'GET /v2/pet/types'>['items'][number];

interface PetEditorProps {
  readonly at: number;
  readonly form: UseFormReturnType<{ address: Address | null; pets: PetDraft[] } & Record<string, unknown>>;
  readonly petTypes: readonly PetType[];
  readonly sizes: Sizes;
  readonly canRemove: boolean;
  readonly autoFocus: boolean;
}

const said = (problem: unknown): string | undefined => (typeof problem === 'string' ? problem : undefined);

/** A pet that we do not know yet: name, kind and size are enough for a price. */
export const PetEditor = ({ at, form, petTypes, sizes, canRemove, autoFocus }: PetEditorProps) => {
  const pet = form.values.pets[at] ?? newPet();
  const petType = petTypes.find(({ id }) => id === pet.petType);
  const breeds = useQuery({ ...breedsQuery(petType?.slug ?? ''), enabled: petType !== undefined });
  const called = pet.name.trim() === '' ? `pet ${at + 1}` : pet.name;
  const change = (changes: Partial<PetDraft>) => {
    form.setFieldValue('pets', (pets: PetDraft[]) =>
      pets.map((other, place) => (place === at ? { ...other, ...changes } : other)),
    );
    for (const field of Object.keys(changes)) form.clearFieldError(`pets.${at}.${field}`);
  };
  return (
    <Card
      title={pet.name.trim() === '' ? `Pet ${at + 1}` : pet.name}
      aside={<PetAvatar id={`pet ${at}`} kind={kindOf(petType?.slug ?? '')} size={36} />}
    >
      <div className={classes['fields']} role="group" aria-label={`Pet ${at + 1}`}>
        <TextField
          label="Pet name"
          required
          autoFocus={autoFocus}
          autoComplete="off"
          maxLength={MAX_PET_NAME_LENGTH}
          {...form.getInputProps(`pets.${at}.name`)}
        />
        {petTypes.length > 1 && (
          <ChipsField
            label="Kind"
            group={`Kind of ${called}`}
            choices={petTypes.map(({ id, name }) => ({ value: id, label: name }))}
            chosen={pet.petType}
            error={said(form.errors[`pets.${at}.petType`])}
            onChoose={(id) => change({ petType: id, breedId: null })}
          />
        )}
        <ChipsField
          label="Size"
          group={`Size of ${called}`}
          choices={sizes.map((size) => ({ value: size.name, label: weightsInWords(size) }))}
          chosen={pet.size}
          error={said(form.errors[`pets.${at}.size`])}
          onChoose={(size) => change({ size })}
        />
        <SearchableSelectField
          label="Breed"
          optional
          choices={(breeds.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={pet.breedId}
          onChange={(breedId) => {
            const breed = breeds.data?.items.find(({ id }) => id === breedId);
            change({ breedId, ...(pet.size === null && breed && { size: breed.size }) });
          }}
        />
        <CheckboxField
          label="Anxious, or may bite"
          checked={pet.anxiousAggressive}
          onChange={(anxiousAggressive) => change({ anxiousAggressive })}
        />
        {canRemove && (
          <div>
            <Button
              look="text"
              compact
              icon={<Trash2 size={18} aria-hidden />}
              onClick={() => form.removeListItem('pets', at)}
            >
              Remove {called}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
};
