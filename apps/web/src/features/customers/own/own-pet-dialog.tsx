import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { PetForm } from '../pet-dialog.tsx';
import type { CustomerParts } from '../parts.ts';
import { NEW_PET, PET_RULES, petBodyOf, type PetValues } from '../pet-values.ts';
import { OWN_PETS, type OwnPet } from './own-pets-query.ts';

interface OwnPetDialogProps {
  /** Null for a new one. */
  readonly pet: OwnPet | null;
  readonly opened: boolean;
  readonly parts: Pick<CustomerParts, 'uploadPhoto'>;
  readonly onClose: () => void;
}

type FormProps = Pick<OwnPetDialogProps, 'parts' | 'onClose'>;

const valuesOf = (pet: OwnPet): PetValues => ({
  ...NEW_PET,
  name: pet.name,
  petType: pet.petType.id,
  breedId: pet.breed?.id ?? null,
  gender: pet.gender,
  birthYear: pet.birthYear,
  weight: pet.weight,
  vaccinated: pet.vaccinated,
  declawed: pet.declawed,
  spayedNeutered: pet.spayedNeutered,
  anxiousAggressive: pet.anxiousAggressive,
  description: pet.description,
  photo: pet.photo,
});

const bodyOf = (values: PetValues, saved: OwnPet | null) => {
  const { timeModifierId: _, groomerNote: __, ...body } = petBodyOf(values, saved);
  return body;
};

/** Adds a pet of one's own, or changes it. */
export const OwnPetDialog = ({ opened, onClose, pet, parts }: OwnPetDialogProps) => (
  <FormDialog title={pet ? `Edit ${pet.name}` : 'Add pet'} opened={opened} onClose={onClose}>
    {opened && (pet ? <Edit parts={parts} pet={pet} onClose={onClose} /> : <Add parts={parts} onClose={onClose} />)}
  </FormDialog>
);

const Add = ({ parts, onClose }: FormProps) => {
  const write = useWriteForm(`POST ${OWN_PETS}`, {
    saved: NEW_PET,
    validate: PET_RULES,
    input: (values) => ({ body: bodyOf(values, null) }),
    onSaved: () => {
      onClose();
      return undefined;
    },
    success: 'Pet added',
  });
  return <PetForm write={write} parts={parts} action="Add pet" ofOwner onClose={onClose} />;
};

const Edit = ({ pet, parts, onClose }: FormProps & { readonly pet: OwnPet }) => {
  const write = useWriteForm(`PUT ${OWN_PETS}/:petId`, {
    saved: valuesOf(pet),
    validate: PET_RULES,
    input: (values) => ({ params: { petId: pet.id }, body: bodyOf(values, pet) }),
    onSaved: () => {
      onClose();
      return undefined;
    },
    success: 'Pet saved',
  });
  return <PetForm write={write} parts={parts} action="Save pet" ofOwner onClose={onClose} />;
};
