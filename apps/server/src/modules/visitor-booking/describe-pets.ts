import type { PetGender, PetSize } from '@tailgate/contract';
import type { Tx } from '../../platform/db/database.ts';
import type { OrderedPet, OrderedService } from '../../platform/db/stored/bookings.ts';
import { found, refuseProblems } from '../../platform/failure.ts';
import { petsWithKind } from '../../views/pets-with-kind.ts';
import { catalogueParts, type CatalogueParts } from '../catalogue/index.ts';
import { weightOfSize } from './visitor-booking.rules.ts';

/** A pet as a visitor describes it, or one that the customer has. */
export interface GivenPet {
  readonly petId: string | undefined;
  readonly name?: string | undefined;
  readonly petType?: string | undefined;
  readonly breedId: string | null;
  readonly size: PetSize | null;
  readonly weight: number | null;
  readonly birthYear: number | null;
  readonly gender: PetGender | null;
  readonly vaccinated: boolean;
  readonly spayedNeutered: boolean;
  readonly anxiousAggressive: boolean;
  readonly timeModifierIds: readonly string[];
  readonly services: readonly { readonly serviceId: string; readonly addons: readonly string[] }[];
}

type StoredPet = Awaited<ReturnType<typeof storedPets>>[number];
const storedPets = async (tx: Tx, ids: readonly string[]) =>
  ids.length === 0 ? [] : await petsWithKind(tx).where('pets.id', 'in', ids).execute();

/** What is known about a pet of the customer counts; only what is done to it is new. */
const asStored = (given: GivenPet, pet: StoredPet): GivenPet => ({
  ...given,
  name: pet.name,
  petType: pet.pet_type_id,
  breedId: pet.breed_id,
  size: null,
  weight: pet.weight_lb,
  birthYear: pet.birth_year,
  gender: pet.gender,
  vaccinated: pet.vaccinated,
  spayedNeutered: pet.spayed_neutered,
  anxiousAggressive: pet.anxious_aggressive,
});

type Problems = Record<string, string>;

const servicesIn = (
  { services }: GivenPet,
  petTypeId: string,
  parts: CatalogueParts,
  refuse: (field: string, problem: string) => void,
): OrderedService[] =>
  services.flatMap(({ serviceId, addons }, at) => {
    const service = parts.services.get(serviceId);
    if (!service || service.pet_type_id !== petTypeId) {
      refuse(`services.${at}.serviceId`, 'is not a service for this pet');
      return [];
    }
    const addOns = addons.map((id) => service.add_ons.find((addOn) => addOn.id === id));
    if (addOns.includes(undefined)) refuse(`services.${at}.addons`, 'is not an add-on of this service');
    return [{ id: service.id, name: service.name, addOns: addOns.filter((addOn) => addOn !== undefined) }];
  });

const describe = (given: GivenPet, at: number, parts: CatalogueParts, problems: Problems): OrderedPet | undefined => {
  const refuse = (field: string, problem: string) => {
    problems[`pets.${at}.${field}`] = problem;
  };
  const petType = parts.petTypes.get(given.petType ?? '');
  const breed = given.breedId === null ? null : parts.breeds.get(given.breedId);
  if (!petType) {
    refuse('petType', 'is not a pet type');
    return undefined;
  }
  if (breed === undefined || (breed !== null && breed.pet_type_id !== petType.id))
    refuse('breedId', 'is a breed of another pet type');
  const modifiers = given.timeModifierIds.map((id) => parts.timeModifiers.get(id));
  if (modifiers.includes(undefined)) refuse('timeModifierIds', 'is not known');
  const size = parts.sizes.find(({ name }) => name === given.size);
  return {
    petId: given.petId ?? null,
    name: given.name ?? '',
    petType: { id: petType.id, name: petType.name, slug: petType.slug },
    breed: breed ? { id: breed.id, name: breed.name, size: breed.size } : null,
    weightLb: given.weight ?? (size ? weightOfSize(size) : null),
    birthYear: given.birthYear,
    gender: given.gender,
    vaccinated: given.vaccinated,
    spayedNeutered: given.spayedNeutered,
    anxiousAggressive: given.anxiousAggressive,
    timeModifiers: modifiers.flatMap((modifier) => (modifier ? [{ id: modifier.id, name: modifier.name }] : [])),
    services: servicesIn(given, petType.id, parts, refuse),
  };
};

/** Pets and services as the catalogue of the site knows them; what it does not know is refused. */
export const describePets = async (tx: Tx, given: readonly GivenPet[]): Promise<OrderedPet[]> => {
  const stored = await storedPets(
    tx,
    given.flatMap(({ petId }) => petId ?? []),
  );
  const pets = given.map((pet) =>
    pet.petId === undefined ? pet : asStored(pet, found(stored.find(({ id }) => id === pet.petId))),
  );
  const parts = await catalogueParts(tx, {
    breedIds: pets.flatMap(({ breedId }) => breedId ?? []),
    serviceIds: pets.flatMap(({ services }) => services.map(({ serviceId }) => serviceId)),
  });
  const problems: Problems = {};
  const described = pets.map((pet, at) => describe(pet, at, parts, problems));
  refuseProblems(problems);
  return described.filter((pet) => pet !== undefined);
};
