import type { PetDetails } from './pets.queries.ts';

type Noted = 'timeModifierId' | 'groomerNote';
type Given = Omit<PetDetails, 'petTypeId' | 'photoFileId' | Noted> &
  Partial<Pick<PetDetails, Noted>> & { readonly petType: string };

/** The details of a pet as they are stored: the pet type of the API is an id. */
export const petDetailsOf = ({ petType, ...pet }: Given, photoFileId: string | null | undefined): PetDetails => ({
  name: pet.name,
  petTypeId: petType,
  breedId: pet.breedId,
  timeModifierId: pet.timeModifierId,
  description: pet.description,
  groomerNote: pet.groomerNote,
  gender: pet.gender,
  birthYear: pet.birthYear,
  weight: pet.weight,
  vaccinated: pet.vaccinated,
  declawed: pet.declawed,
  spayedNeutered: pet.spayedNeutered,
  anxiousAggressive: pet.anxiousAggressive,
  photoFileId,
});
