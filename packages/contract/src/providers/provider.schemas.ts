import { z } from 'zod';
import { role } from '../accounts/account.schemas.ts';
import { MAX_PERSON_NAME_LENGTH } from '../accounts/accounts.facts.ts';
import { canSchema } from '../can.ts';
import { signUpStep } from '../onboarding/onboarding.schemas.ts';
import { ref } from '../reference.ts';
import { PROVIDER_KINDS } from '../roles.ts';
import {
  address,
  chosenPassword,
  givenPassword,
  email,
  freeJson,
  id,
  image,
  phone,
  requiredText,
  storedAddress,
  text,
  plainName,
} from '../schemas.ts';
import { providerMachine } from './provider.machine.ts';
import {
  MAX_BREEDS_TO_AVOID,
  MAX_BREED_NAME_LENGTH,
  MAX_BUSINESS_NAME_LENGTH,
  MAX_DISTANCE_MILES,
  MAX_EMERGENCY_NAME_LENGTH,
  MAX_EMERGENCY_RELATION_LENGTH,
  MAX_PET_WEIGHT_LB,
  MAX_PROVIDER_DESCRIPTION_LENGTH,
  MAX_SHOWCASE_PHOTOS,
  VANITY_URL,
} from './providers.facts.ts';

/** The first path segment of the provider's public page. */
export const vanityUrl = z.string().regex(VANITY_URL);

const emergencyContact = z.object({
  name: z.string().nullable(),
  relation: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});

export const preferences = z.object({
  currency: z.string(),
  maxPetWeight: z.number(),
  maxDistanceBetweenAppointments: z.number(),
  breedsToAvoid: z.array(z.string()),
  uiPreferences: z.record(z.string(), z.unknown()),
  driverLicenseFront: image.nullable(),
  driverLicenseBack: image.nullable(),
});

export const providerProfile = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  displayName: z.string(),
  description: z.string(),
  phoneNumber: z.string().nullable(),
  email: z.string().nullable(),
  isImported: z.boolean(),
  business: z.object({
    name: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    logo: image.nullable(),
  }),
  physicalAddress: storedAddress.nullable(),
  profilePicture: image.nullable(),
  status: z.enum(providerMachine.states),
  accountStatus: z.enum(['pending', 'active', 'inactive']),
  can: canSchema(providerMachine),
  reviewSummary: z.object({ averageRating: z.number(), reviewCount: z.number().int() }),
  permissions: z.array(z.string()),
  /** A required agreement is unsigned. */
  needToSignAgreements: z.boolean(),
  groomerReferralCode: z.string().nullable(),
  customerReferralCode: z.string().nullable(),
  messagingSystemId: z.string().nullable(),
  vanityUrl: z.string().nullable(),
  preferences,
  hasEmergencySettings: z.boolean(),
  /** Whether there is an account for payouts, and whether payouts are sent to it. */
  hasMerchantAccount: z.boolean(),
  merchantAccountVerified: z.boolean(),
  allowPercentagePlan: z.boolean(),
  role,
  serviceCategory: z.enum(PROVIDER_KINDS),
  serviceCategories: z.array(z.enum(PROVIDER_KINDS)),
  lockServiceCategory: z.boolean(),
  isPawgoUser: z.boolean(),
  /** Of a groomer, mechanic or renter; empty for a fleet owner. */
  signupSteps: z.array(signUpStep),
  fleetOwnerSignupSteps: z.array(signUpStep),
  timeZone: z.string(),
});

export const publicProfile = providerProfile
  .pick({ id: true, displayName: true, description: true, profilePicture: true, reviewSummary: true, vanityUrl: true })
  .extend({ businessName: z.string().nullable(), city: z.string().nullable(), stateOrProvince: z.string().nullable() });

export const providerSettings = z.object({
  email: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  businessName: z.string().nullable(),
  description: z.string(),
  businessPhone: z.string().nullable(),
  businessEmail: z.string().nullable(),
  logo: image.nullable(),
  profilePicture: image.nullable(),
  physicalAddress: storedAddress.nullable(),
  vanityUrl: z.string().nullable(),
  /** Photos of their work, in the order of the page. */
  showcase: z.array(image),
  emergencyContact,
});

export const providerSettingsUpdate = z
  .object({
    email,
    firstName: requiredText(MAX_PERSON_NAME_LENGTH),
    lastName: requiredText(MAX_PERSON_NAME_LENGTH),
    businessName: plainName(MAX_BUSINESS_NAME_LENGTH).nullable(),
    password: chosenPassword,
    /** Asked for together with a new email. */
    currentPassword: givenPassword,
    description: text(MAX_PROVIDER_DESCRIPTION_LENGTH),
    businessPhone: phone.nullable(),
    businessEmail: email.nullable(),
    logoImageId: ref('image.use').nullable(),
    profilePictureId: ref('image.use').nullable(),
    physicalAddress: address.nullable(),
    vanityUrl: vanityUrl.nullable(),
    showcaseImageIds: z.array(ref('image.use')).max(MAX_SHOWCASE_PHOTOS),
    emergencyContactName: text(MAX_EMERGENCY_NAME_LENGTH).trim().nullable(),
    emergencyContactRelation: text(MAX_EMERGENCY_RELATION_LENGTH).trim().nullable(),
    emergencyContactPhone: phone.nullable(),
    emergencyContactEmail: email.nullable(),
  })
  .partial();

export const preferencesUpdate = z
  .object({
    maxPetWeight: z.number().int().min(1).max(MAX_PET_WEIGHT_LB),
    maxDistanceBetweenAppointments: z.number().int().min(1).max(MAX_DISTANCE_MILES),
    breedsToAvoid: z.array(text(MAX_BREED_NAME_LENGTH, 1)).max(MAX_BREEDS_TO_AVOID),
    uiPreferences: freeJson,
    driverLicenseFrontId: ref('image.use').nullable(),
    driverLicenseBackId: ref('image.use').nullable(),
  })
  .partial();
