import type { CallAnswer } from '@tailgate/contract';
import { MAX_PET_NAME_LENGTH, type PetSize } from '@tailgate/contract/facts';
import type { OrderedPet, OrderingSession, PetInput } from '../visitor-booking-query.ts';

type Size = CallAnswer<'GET /v2/pet/breeds/sizes'>['items'][number];
export type Sizes = readonly Size[];

/** A pet as it is described in the first step. */
export interface PetDraft {
  /** Of a pet that the customer has already: nothing is asked about it. */
  readonly petId: string | null;
  readonly name: string;
  readonly petType: string | null;
  readonly breedId: string | null;
  readonly size: PetSize | null;
  readonly anxiousAggressive: boolean;
}

export const newPet = (petType: string | null = null): PetDraft => ({
  petId: null,
  name: '',
  petType,
  breedId: null,
  size: null,
  anxiousAggressive: false,
});

/** The API keeps a weight; the size is the one that it lies in. */
export const sizeOf = (weight: number | null, sizes: Sizes): PetSize | null =>
  weight === null ? null : (sizes.find(({ maxWeight }) => maxWeight === null || weight <= maxWeight)?.name ?? null);

const draftOf = (pet: OrderedPet, sizes: Sizes): PetDraft => ({
  petId: pet.petId,
  name: pet.name,
  petType: pet.petType.id,
  breedId: pet.breed?.id ?? null,
  size: sizeOf(pet.weight, sizes),
  anxiousAggressive: pet.anxiousAggressive,
});

/** What the form starts with: the pets of the booking, those of the customer, or one that is still to be described. */
export const draftsOf = (session: OrderingSession | null, sizes: Sizes, petType: string | null): PetDraft[] => {
  if (session && session.pets.length > 0) return session.pets.map((pet) => draftOf(pet, sizes));
  const own = session?.customer?.pets ?? [];
  return own.length > 0 ? own.map(({ id, name }) => ({ ...newPet(), petId: id, name })) : [newPet(petType)];
};

/** What is sent of a pet of the booking as it is, with other services. */
export const petInputOf = (pet: OrderedPet, services: NonNullable<PetInput['services']>): PetInput =>
  pet.petId === null
    ? {
        name: pet.name,
        petType: pet.petType.id,
        breedId: pet.breed?.id ?? null,
        weight: pet.weight,
        birthYear: pet.birthYear,
        gender: pet.gender,
        vaccinated: pet.vaccinated,
        spayedNeutered: pet.spayedNeutered,
        anxiousAggressive: pet.anxiousAggressive,
        timeModifierIds: pet.timeModifiers.map(({ id }) => id),
        services,
      }
    : { petId: pet.petId, timeModifierIds: pet.timeModifiers.map(({ id }) => id), services };

export const servicesOf = (pet: OrderedPet): NonNullable<PetInput['services']> =>
  pet.services.map(({ id, addons }) => ({ serviceId: id, addons: addons.map((addon) => addon.id) }));

const isSame = (pet: OrderedPet, draft: PetDraft): boolean =>
  draft.petId === null ? pet.petId === null && pet.name === draft.name.trim() : pet.petId === draft.petId;

/** Who was described before keeps the services that were chosen, as long as they are for that kind of pet. */
export const inputOf = (draft: PetDraft, session: OrderingSession | null): PetInput => {
  const before = session?.pets.find((pet) => isSame(pet, draft));
  const services = before && (draft.petId !== null || before.petType.id === draft.petType) ? servicesOf(before) : [];
  if (draft.petId !== null) return { petId: draft.petId, services };
  return {
    name: draft.name.trim(),
    ...(draft.petType !== null && { petType: draft.petType }),
    breedId: draft.breedId,
    size: draft.size,
    anxiousAggressive: draft.anxiousAggressive,
    services,
  };
};

/** Problems of a pet by the names of its fields. */
export const petProblems = (draft: PetDraft): Partial<Record<'name' | 'petType' | 'size', string>> => {
  if (draft.petId !== null) return {};
  const name = draft.name.trim();
  return {
    ...(name === '' && { name: 'Enter your pet’s name' }),
    ...(name.length > MAX_PET_NAME_LENGTH && { name: 'Enter a shorter name' }),
    ...(draft.petType === null && { petType: 'Choose what kind of pet it is' }),
    ...(draft.size === null && draft.breedId === null && { size: 'Choose a size' }),
  };
};

/** `Up to 10 lb`, `11–25 lb`, `Over 90 lb` */
export const weightsInWords = ({ minWeight, maxWeight }: Size): string => {
  if (maxWeight === null) return `Over ${minWeight - 1} lb`;
  return minWeight <= 1 ? `Up to ${maxWeight} lb` : `${minWeight}–${maxWeight} lb`;
};
