import type { CallAnswer, CallInput } from '@tailgate/contract';
import { MAX_PET_BIRTH_YEAR, MAX_PET_POUNDS, MIN_PET_BIRTH_YEAR, type PetGender } from '@tailgate/contract/facts';
import type { Pet } from './customers-query.ts';

type Body = CallInput<'POST /v2/service-checkout/pet-service/service-provider/customer/pet'>['body']['petDetails'];
type Photo = CallAnswer<'POST /v2/attachment/images/:id/complete'>;

export const NEW_PET = {
  name: '',
  petType: null as string | null,
  breedId: null as string | null,
  timeModifierId: null as string | null,
  gender: null as PetGender | null,
  birthYear: null as number | null,
  weight: null as number | null,
  vaccinated: false,
  declawed: false,
  spayedNeutered: false,
  anxiousAggressive: false,
  groomerNote: '',
  description: '',
  photo: null as Photo | Pet['photo'],
};
export type PetValues = typeof NEW_PET;

export const petValuesOf = (pet: Pet): PetValues => ({
  name: pet.name,
  petType: pet.petType.id,
  breedId: pet.breed?.id ?? null,
  timeModifierId: pet.timeModifier?.id ?? null,
  gender: pet.gender,
  birthYear: pet.birthYear,
  weight: pet.weight,
  vaccinated: pet.vaccinated,
  declawed: pet.declawed,
  spayedNeutered: pet.spayedNeutered,
  anxiousAggressive: pet.anxiousAggressive,
  groomerNote: pet.groomerNote,
  description: pet.description,
  photo: pet.photo,
});

/** A photo is sent only if it changed: an older one may have been uploaded by somebody else. */
export const petBodyOf = ({ photo, petType, ...values }: PetValues, saved: Pick<Pet, 'photo'> | null): Body => ({
  ...values,
  petType: petType ?? '',
  ...((photo?.id ?? null) !== (saved?.photo?.id ?? null) && { photoId: photo?.id ?? null }),
});

const outside = (least: number, most: number, value: number | null) =>
  value !== null && (value < least || value > most) ? `Enter a number from ${least} to ${most}` : null;

export const PET_RULES = {
  name: (name: string) => (name.trim() === '' ? 'Enter the name' : null),
  petType: (petType: string | null) => (petType === null ? 'Choose dog, cat or another pet' : null),
  birthYear: (year: number | null) => outside(MIN_PET_BIRTH_YEAR, MAX_PET_BIRTH_YEAR, year),
  weight: (weight: number | null) => outside(1, MAX_PET_POUNDS, weight),
};
