/** Which of a provider's customers are listed. */
export const CUSTOMER_FILTERS = [
  'all',
  'upcoming',
  'due',
  'unbooked',
  'owes',
  'noCard',
  'new',
  'vip',
  'waitlist',
  'blocked',
] as const;
export type CustomerFilter = (typeof CUSTOMER_FILTERS)[number];

/** Orders of the list of customers; with a minus from last to first. */
export const CUSTOMER_SORTS = [
  'name',
  '-name',
  'next',
  '-next',
  'last',
  '-last',
  'completed',
  '-completed',
  'spent',
  '-spent',
  'city',
  '-city',
  'added',
  '-added',
] as const;
/** Customers of one file. */
export const MAX_CUSTOMERS_IN_FILE = 20_000;

/** Appointments on a page of a customer’s history. */
export const CUSTOMER_HISTORY_PAGE = 10;
/** How long a customer counts as new. */
export const NEW_CUSTOMER_DAYS = 30;
/** How long before its last day a vaccination counts as ending soon. */
export const VACCINATION_SOON_DAYS = 30;

export const MAX_CUSTOMER_NOTES_LENGTH = 5_000;
export const MAX_CUSTOMER_ALERT_LENGTH = 300;
export const MAX_ADDRESS_NOTES_LENGTH = 500;
export const MAX_ADDRESS_LINE_2_LENGTH = 100;
export const MAX_CUSTOMER_SOURCE_LENGTH = 100;
export const MAX_BLOCK_REASON_LENGTH = 200;

/** What a proposed change is about. */
export const PROPOSAL_KINDS = ['profile', 'pet', 'pet_removal', 'vaccination_removal'] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];
/** What belongs to the person, as proposals name it. */
export const PROPOSED_FIELDS = [
  'firstName',
  'lastName',
  'address',
  'addressLine2',
  'addressNotes',
  'isApartmentComplex',
  'name',
  'petType',
  'breed',
  'description',
  'gender',
  'birthYear',
  'weight',
  'vaccinated',
  'declawed',
  'spayedNeutered',
  'anxiousAggressive',
  'photo',
  'vaccination',
] as const;
export type ProposedField = (typeof PROPOSED_FIELDS)[number];
/** How long the groomer sees what became of a proposal. */
export const PROPOSAL_SHOWN_DAYS = 30;

export const PET_GENDERS = ['female', 'male'] as const;
export type PetGender = (typeof PET_GENDERS)[number];
export const PET_STATUSES = ['active', 'inactive'] as const;
export const MAX_PET_NAME_LENGTH = 60;
export const MAX_PET_TEXT_LENGTH = 2_000;
export const MAX_PET_POUNDS = 400;
export const MIN_PET_BIRTH_YEAR = 1950;
export const MAX_PET_BIRTH_YEAR = 2100;
export const MAX_VACCINATION_NAME_LENGTH = 80;
/** Pets that can be added together with a new customer. */
export const MAX_NEW_PETS = 10;

/** What a customer is asked to agree to; the provider records only that it was asked. */
export const CUSTOMER_AGREEMENTS = ['petRelease', 'termsAndConditions', 'cancellationPolicy'] as const;
export type CustomerAgreement = (typeof CUSTOMER_AGREEMENTS)[number];
