import type { ProposedField } from '@tailgate/contract/facts';
import type { Proposal } from './proposals-query.ts';

export const FIELD_WORDS: Readonly<Record<ProposedField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  address: 'Address',
  addressLine2: 'Apartment, suite or unit',
  addressNotes: 'Address notes',
  isApartmentComplex: 'Apartment complex',
  name: 'Name',
  petType: 'Pet type',
  breed: 'Breed',
  description: 'Description',
  gender: 'Gender',
  birthYear: 'Birth year',
  weight: 'Weight',
  vaccinated: 'Vaccinated',
  declawed: 'Declawed',
  spayedNeutered: 'Spayed or neutered',
  anxiousAggressive: 'Anxious or aggressive',
  photo: 'Photo',
  vaccination: 'Vaccination',
};

/** The record that a proposal would remove. */
const recordIn = ({ changes }: Proposal): string => changes[0]?.from ?? 'Vaccination';
const petIn = ({ pet }: Proposal): string => pet?.name ?? 'the pet';

/** What it is about: `Change Biscuit`. */
export const titleOf = (proposal: Proposal): string => {
  const pet = petIn(proposal);
  switch (proposal.kind) {
    case 'profile':
      return 'Change contact details';
    case 'pet':
      return `Change ${pet}`;
    case 'pet_removal':
      return `Remove ${pet}`;
    case 'vaccination_removal':
      return `Remove ${recordIn(proposal)} of ${pet}`;
  }
};

/** Whether old and new stand beside each other; a removal says all in its title. */
export const hasValues = ({ kind }: Proposal): boolean => kind === 'profile' || kind === 'pet';

/** What accepting does, and what the button says. */
export const acceptWords = ({ kind }: Proposal): { readonly action: string; readonly busy: string } => {
  if (kind === 'pet_removal') return { action: 'Remove pet', busy: 'Removing…' };
  if (kind === 'vaccination_removal') return { action: 'Remove vaccination', busy: 'Removing…' };
  return { action: 'Accept', busy: 'Saving…' };
};

export const proposerOf = ({ proposedBy, bySupport }: Proposal): string =>
  bySupport ? `Suggested by support for ${proposedBy.displayName}` : `Suggested by ${proposedBy.displayName}`;
