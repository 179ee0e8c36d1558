import { PET_GENDERS } from '@tailgate/contract';
import type { ProposedAddress, ProposedChange, ProposedChanges } from '../../../platform/db/stored/customers.ts';
import type { PetDetails } from '../pets.queries.ts';
import type { PersonalValues, Shown } from './changes.rules.ts';

const text = (value: string): Shown => ({ value, shown: value === '' ? null : value });
const flag = (value: boolean): Shown => ({ value, shown: value ? 'Yes' : 'No' });
const place = (value: ProposedAddress | null): Shown => ({
  value,
  shown: value && `${value.address}, ${value.city}, ${value.stateOrProvince} ${value.postalCode}`,
});
const GENDER_WORDS = { female: 'Female', male: 'Male' } as const;

interface Profile {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly address?: ProposedAddress | null | undefined;
  readonly addressLine2?: string | undefined;
  readonly addressNotes?: string | undefined;
  readonly isApartmentComplex?: boolean | undefined;
}

/** Undefined fields are left out. */
export const profileValues = (profile: Profile): PersonalValues => ({
  ...(profile.firstName !== undefined && { firstName: text(profile.firstName) }),
  ...(profile.lastName !== undefined && { lastName: text(profile.lastName) }),
  ...(profile.address !== undefined && { address: place(profile.address) }),
  ...(profile.addressLine2 !== undefined && { addressLine2: text(profile.addressLine2) }),
  ...(profile.addressNotes !== undefined && { addressNotes: text(profile.addressNotes) }),
  ...(profile.isApartmentComplex !== undefined && { isApartmentComplex: flag(profile.isApartmentComplex) }),
});

interface KindWords {
  readonly petType: string;
  readonly breed: string | null;
}

/** Without what groomers note about the pet. */
export const petValues = (pet: PetDetails, words: KindWords): PersonalValues => ({
  name: text(pet.name),
  petType: { value: pet.petTypeId, shown: words.petType },
  breed: { value: pet.breedId, shown: words.breed },
  description: text(pet.description),
  gender: { value: pet.gender, shown: pet.gender && GENDER_WORDS[pet.gender] },
  birthYear: { value: pet.birthYear, shown: pet.birthYear === null ? null : String(pet.birthYear) },
  weight: { value: pet.weight, shown: pet.weight === null ? null : `${pet.weight} lb` },
  vaccinated: flag(pet.vaccinated),
  declawed: flag(pet.declawed),
  spayedNeutered: flag(pet.spayedNeutered),
  anxiousAggressive: flag(pet.anxiousAggressive),
  ...(pet.photoFileId !== undefined && { photo: { value: pet.photoFileId, shown: null } }),
});

const textTo = ({ to }: ProposedChange): string => (typeof to === 'string' ? to : '');
const idTo = ({ to }: ProposedChange): string | null => (typeof to === 'string' ? to : null);
const numberTo = ({ to }: ProposedChange): number | null => (typeof to === 'number' ? to : null);
const isTo = ({ to }: ProposedChange): boolean => to === true;

/** What a proposal makes of a profile; other fields are left out. */
export const profileWith = (changes: ProposedChanges): Profile => ({
  ...(changes.firstName && { firstName: textTo(changes.firstName) }),
  ...(changes.lastName && { lastName: textTo(changes.lastName) }),
  ...(changes.address && { address: typeof changes.address.to === 'object' ? changes.address.to : null }),
  ...(changes.addressLine2 && { addressLine2: textTo(changes.addressLine2) }),
  ...(changes.addressNotes && { addressNotes: textTo(changes.addressNotes) }),
  ...(changes.isApartmentComplex && { isApartmentComplex: isTo(changes.isApartmentComplex) }),
});

/** The pet as a proposal makes it; notes of groomers are left out and so stay. */
export const petWith = (pet: PetDetails, changes: ProposedChanges): PetDetails => ({
  ...pet,
  timeModifierId: undefined,
  groomerNote: undefined,
  photoFileId: changes.photo ? idTo(changes.photo) : undefined,
  ...(changes.name && { name: textTo(changes.name) }),
  ...(changes.petType && { petTypeId: textTo(changes.petType) }),
  ...(changes.breed && { breedId: idTo(changes.breed) }),
  ...(changes.description && { description: textTo(changes.description) }),
  ...(changes.gender && { gender: PET_GENDERS.find((gender) => gender === changes.gender?.to) ?? null }),
  ...(changes.birthYear && { birthYear: numberTo(changes.birthYear) }),
  ...(changes.weight && { weight: numberTo(changes.weight) }),
  ...(changes.vaccinated && { vaccinated: isTo(changes.vaccinated) }),
  ...(changes.declawed && { declawed: isTo(changes.declawed) }),
  ...(changes.spayedNeutered && { spayedNeutered: isTo(changes.spayedNeutered) }),
  ...(changes.anxiousAggressive && { anxiousAggressive: isTo(changes.anxiousAggressive) }),
});
