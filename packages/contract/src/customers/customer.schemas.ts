import { z } from 'zod';
import { MAX_PERSON_NAME_LENGTH } from '../accounts/accounts.facts.ts';
import { appointmentMachine } from '../appointments/appointment.machine.ts';
import { canSchema } from '../can.ts';
import { ref } from '../reference.ts';
import { address, email, id, image, instant, localDate, phone, requiredText, storedAddress, text } from '../schemas.ts';
import { customerProposalMachine } from './customer-proposal.machine.ts';
import * as facts from './customers.facts.ts';

const name = requiredText(MAX_PERSON_NAME_LENGTH);

/** What a pet is recognized by wherever it shows. */
export const petSummary = z.object({
  id,
  name: z.string(),
  /** By its slug. */
  petType: z.string(),
  photo: image.nullable(),
});

export const petDetails = z.object({
  /** New pets carry a temporary id of the client until they are stored. */
  id: text(80).optional(),
  isNew: z.boolean().optional(),
  name: requiredText(facts.MAX_PET_NAME_LENGTH),
  /** The pet type by its id. */
  petType: ref('petType.use'),
  breedId: ref('breed.use').nullable().default(null),
  timeModifierId: ref('timeModifier.use').nullable().default(null),
  description: text(facts.MAX_PET_TEXT_LENGTH).trim().default(''),
  groomerNote: text(facts.MAX_PET_TEXT_LENGTH).trim().default(''),
  gender: z.enum(facts.PET_GENDERS).nullable().default(null),
  birthYear: z.number().int().min(facts.MIN_PET_BIRTH_YEAR).max(facts.MAX_PET_BIRTH_YEAR).nullable().default(null),
  /** In pounds. */
  weight: z.number().int().min(1).max(facts.MAX_PET_POUNDS).nullable().default(null),
  vaccinated: z.boolean().default(false),
  declawed: z.boolean().default(false),
  spayedNeutered: z.boolean().default(false),
  anxiousAggressive: z.boolean().default(false),
  /** Omitted: the photo stays as it is. */
  photoId: ref('image.use').nullable().optional(),
});

const named = z.object({ id, name: z.string() });

export const vaccination = z.object({
  id,
  name: z.string(),
  /** The last day on which it protects; null if unknown. */
  expiresOn: z.iso.date().nullable(),
  state: z.enum(['valid', 'endsSoon', 'expired', 'unknown']),
  image: image.nullable(),
});

export const newVaccination = z.object({
  name: requiredText(facts.MAX_VACCINATION_NAME_LENGTH),
  expiresOn: localDate.nullable().default(null),
  imageId: ref('image.use').nullable().default(null),
});

export const pet = z.object({
  id,
  customerId: id,
  name: z.string(),
  slug: z.string(),
  petType: named.extend({ slug: z.string() }),
  breed: named.nullable(),
  timeModifier: named.nullable(),
  description: z.string(),
  groomerNote: z.string(),
  gender: z.enum(facts.PET_GENDERS).nullable(),
  birthYear: z.number().int().nullable(),
  weight: z.number().int().nullable(),
  vaccinated: z.boolean(),
  declawed: z.boolean(),
  spayedNeutered: z.boolean(),
  anxiousAggressive: z.boolean(),
  status: z.enum(facts.PET_STATUSES),
  photo: image.nullable(),
  images: z.array(image),
  vaccinations: z.array(vaccination),
});

/** A pet as its owner sees it: without what groomers note about it. */
export const ownPet = pet.omit({ customerId: true, timeModifier: true, groomerNote: true, images: true });

/** What its owner says about a pet; what groomers note about it stays as it is. */
export const ownPetDetails = petDetails.omit({ id: true, isNew: true, timeModifierId: true, groomerNote: true });

/** A change that a groomer proposes to what belongs to a customer. */
export const proposal = z.object({
  id,
  kind: z.enum(facts.PROPOSAL_KINDS),
  status: z.enum(customerProposalMachine.states),
  proposedBy: z.object({ id, displayName: z.string() }),
  /** Entered by support, who acted as the groomer. */
  bySupport: z.boolean(),
  pet: z.object({ id, name: z.string() }).nullable(),
  /** In words that need no further lookup; null where there was or will be nothing. */
  changes: z.array(
    z.object({
      field: z.enum(facts.PROPOSED_FIELDS),
      from: z.string().nullable(),
      to: z.string().nullable(),
      fromImage: image.nullable(),
      toImage: image.nullable(),
    }),
  ),
  createdAt: instant,
  answeredAt: instant.nullable(),
  can: canSchema(customerProposalMachine),
});

/** A customer as lists show them. */
export const customerRow = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  displayName: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  city: z.string(),
  vip: z.boolean(),
  isNew: z.boolean(),
  alert: z.string(),
  petNames: z.array(z.string()),
  petSummaries: z.array(petSummary),
  waitlistedAt: instant.nullable(),
  blockedAt: instant.nullable(),
  createdAt: instant,
});

/** A customer in the table, with what they came to. */
export const listedCustomer = customerRow.extend({
  next: z.object({ id, appointmentStart: instant, status: z.enum(appointmentMachine.states) }).nullable(),
  /** Start of the last completed appointment. */
  lastSeen: instant.nullable(),
  /** The day on which the next appointment usually would have been, where that is past and nothing is booked. */
  dueOn: z.iso.date().nullable(),
  completed: z.number().int(),
  /** The sum of what all appointments came to. */
  spent: z.number(),
  owed: z.number(),
  hasCard: z.boolean(),
});

export const customer = customerRow.extend({
  address: storedAddress.nullable(),
  addressLine2: z.string(),
  addressNotes: z.string(),
  isApartmentComplex: z.boolean(),
  source: z.string(),
  /** How this groomer gets in; only they see it. */
  entryNotes: z.string(),
  notes: z.string(),
  alertChangedAt: instant.nullable(),
  block: z.object({ at: instant, reason: z.string(), isReported: z.boolean() }).nullable(),
  agreements: z.object({
    asked: z.array(z.enum(facts.CUSTOMER_AGREEMENTS)),
    sentAt: instant.nullable(),
    /** By the customer. */
    acceptedAt: instant.nullable(),
  }),
  pets: z.array(pet),
  /** Those of the groomer that wait for the customer, and what became of the last ones. */
  proposals: z.array(proposal),
  can: z.object({
    /** Whether the provider may still change name, phone and email. */
    editContact: z.boolean(),
    /** Whether name, address and pets change at once; otherwise the customer confirms each change. */
    editPersonal: z.boolean(),
  }),
});

/** Of the specification's update call; fields that are omitted stay as they are. */
export const customerUpdate = z.object({
  first_name: name.optional(),
  last_name: name.optional(),
  phone_number: phone.optional(),
  user_email: email.nullable().optional(),
  physical_address: address.nullable().optional(),
  address_line_2: text(facts.MAX_ADDRESS_LINE_2_LENGTH).trim().optional(),
  is_apartment_complex: z.boolean().optional(),
  address_notes: text(facts.MAX_ADDRESS_NOTES_LENGTH).trim().optional(),
  /** The groomer's own. */
  entry_notes: text(facts.MAX_ADDRESS_NOTES_LENGTH).trim().optional(),
  vip: z.boolean().optional(),
  source: text(facts.MAX_CUSTOMER_SOURCE_LENGTH).trim().optional(),
  notes: text(facts.MAX_CUSTOMER_NOTES_LENGTH).trim().optional(),
  alert: text(facts.MAX_CUSTOMER_ALERT_LENGTH).trim().optional(),
});

export const newCustomer = z.object({
  firstName: name,
  lastName: name,
  phoneNumber: phone,
  email: email.nullable().default(null),
  physicalAddress: address.nullable().default(null),
  addressLine2: text(facts.MAX_ADDRESS_LINE_2_LENGTH).trim().default(''),
  addressNotes: text(facts.MAX_ADDRESS_NOTES_LENGTH).trim().default(''),
  isApartmentComplex: z.boolean().default(false),
  referralSource: text(facts.MAX_CUSTOMER_SOURCE_LENGTH).trim().default(''),
  /** The service area by its id. */
  serviceArea: ref('market.use').nullable().default(null),
  vip: z.boolean().default(false),
  waitList: z.boolean().default(false),
  /** Nobody chooses a password for somebody else. */
  password: text(200)
    .refine(() => false, { error: 'is chosen by the customer' })
    .optional(),
  petRelease: z.boolean().default(false),
  termsAndConditions: z.boolean().default(false),
  cancellationPolicy: z.boolean().default(false),
  pets: z.array(petDetails).max(facts.MAX_NEW_PETS).default([]),
});
