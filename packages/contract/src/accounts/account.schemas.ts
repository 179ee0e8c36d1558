import { z } from 'zod';
import { PROVIDER_KINDS, ROLES } from '../roles.ts';
import { address, email, freeJson, id, image, instant, phone, requiredText, slug, text } from '../schemas.ts';
import { providerMachine } from './provider.machine.ts';

export const role = z.enum(ROLES);
export const deviceId = text(100, 1);
/** The word after the host under which everybody finds a provider. */
export const vanityUrl = slug.min(3);

/** The session as every sign-in answers it. `fbToken` is the chat token: a NATS user JWT for the caller's subjects. */
export const session = z.object({
  token: z.string(),
  expiresAt: instant,
  fbToken: z.string(),
  live: z.object({ urls: z.array(z.string()) }),
  /** Only for clients that keep it themselves (the native shell); browsers get it as an HttpOnly cookie. */
  refreshToken: z.string().optional(),
  /** Whether the device stays signed in when the browser is closed. */
  remembered: z.boolean(),
  role,
  roles: z.array(role),
  orderId: id.nullable(),
  impersonatorId: id.nullable(),
  impersonatorName: z.string().nullable(),
  user: z.object({ id, displayName: z.string(), email: z.string().nullable(), photoURL: z.string().nullable() }),
});

const emergencyContact = z.object({
  name: z.string().nullable(),
  relation: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});

const storedAddress = z.object({
  address: z.string(),
  city: z.string(),
  stateOrProvince: z.string(),
  postalCode: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
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
  reviewSummary: z.object({ averageRating: z.number(), reviewCount: z.number().int() }),
  permissions: z.array(z.string()),
  groomerReferralCode: z.string().nullable(),
  customerReferralCode: z.string().nullable(),
  messagingSystemId: z.string().nullable(),
  vanityUrl: z.string().nullable(),
  preferences,
  hasEmergencySettings: z.boolean(),
  role,
  serviceCategory: z.enum(PROVIDER_KINDS),
  serviceCategories: z.array(z.enum(PROVIDER_KINDS)),
  lockServiceCategory: z.boolean(),
  isPawgoUser: z.boolean(),
  timeZone: z.string(),
});

export const publicProfile = providerProfile
  .pick({ id: true, displayName: true, description: true, profilePicture: true, reviewSummary: true, vanityUrl: true })
  .extend({ businessName: z.string().nullable(), city: z.string().nullable(), stateOrProvince: z.string().nullable() });

export const customerProfile = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  displayName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: storedAddress.nullable(),
  addressNotes: z.string(),
  source: z.string().nullable(),
  vip: z.boolean(),
  status: z.enum(['pending', 'active', 'inactive']),
  termsAcceptedAt: instant.nullable(),
  createdAt: instant,
});

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
  emergencyContact,
});

export const providerSettingsUpdate = z
  .object({
    email,
    firstName: requiredText(80),
    lastName: requiredText(80),
    businessName: text(120).trim().nullable(),
    password: text(200, 10),
    description: text(2000),
    businessPhone: phone.nullable(),
    businessEmail: email.nullable(),
    logoImageId: id.nullable(),
    profilePictureId: id.nullable(),
    physicalAddress: address.nullable(),
    vanityUrl: vanityUrl.nullable(),
    emergencyContactName: text(120).trim().nullable(),
    emergencyContactRelation: text(60).trim().nullable(),
    emergencyContactPhone: phone.nullable(),
    emergencyContactEmail: email.nullable(),
  })
  .partial();

export const preferencesUpdate = z
  .object({
    maxPetWeight: z.number().int().min(1).max(300),
    maxDistanceBetweenAppointments: z.number().int().min(1).max(500),
    breedsToAvoid: z.array(text(80, 1)).max(200),
    uiPreferences: freeJson,
    driverLicenseFrontId: id.nullable(),
    driverLicenseBackId: id.nullable(),
  })
  .partial();

export const deviceInfo = z.object({
  deviceId,
  deviceName: text(120).optional(),
  fcmToken: text(4096, 1),
  os: text(60).optional(),
  osVersion: text(60).optional(),
  browser: text(60).optional(),
  browserVersion: text(60).optional(),
  appVersion: text(60).optional(),
  appBundleVersion: text(60).optional(),
});
