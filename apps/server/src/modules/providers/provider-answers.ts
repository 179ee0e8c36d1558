import { accountStatusOf, isApprovedStatus, signUpStepsOf } from '@tailgate/contract';
import type { Role } from '@tailgate/contract';
import { homeAddressOf } from '../../platform/db/address-columns.ts';
import type { Tx } from '../../platform/db/database.ts';
import { canOf } from '../../platform/machines/can.ts';
import type { Platform } from '../../platform/platform.ts';
import { signUpFactsOf } from '../../views/sign-up-facts.ts';
import { displayNameOf } from '../accounts/index.ts';
import { imagesById } from '../attachments/index.ts';
import { providers } from './provider.effects.ts';
import { providersByIds, type ProviderRow } from './providers.queries.ts';
import { capabilitiesOf, categoriesOf } from './providers.rules.ts';

const picturesOf = async (tx: Tx, row: ProviderRow, platform: Platform) => {
  const images = await imagesById(
    tx,
    [
      row.logo_file_id,
      row.photo_file_id,
      row.licence_front_file_id,
      row.licence_back_file_id,
      ...row.showcase_file_ids,
    ],
    platform,
  );
  const pick = (id: string | null) => (id ? (images.get(id) ?? null) : null);
  return {
    logo: pick(row.logo_file_id),
    photo: pick(row.photo_file_id),
    licenceFront: pick(row.licence_front_file_id),
    licenceBack: pick(row.licence_back_file_id),
    showcase: row.showcase_file_ids.flatMap((id) => images.get(id) ?? []),
  };
};
type Pictures = Awaited<ReturnType<typeof picturesOf>>;

const preferencesIn = (row: ProviderRow, pictures: Pictures) => ({
  currency: row.currency,
  maxPetWeight: row.max_pet_weight_lb,
  maxDistanceBetweenAppointments: row.max_distance_miles,
  breedsToAvoid: row.breeds_to_avoid,
  uiPreferences: row.ui_preferences,
  driverLicenseFront: pictures.licenceFront,
  driverLicenseBack: pictures.licenceBack,
});

export const preferencesAnswer = async (tx: Tx, row: ProviderRow, platform: Platform) =>
  preferencesIn(row, await picturesOf(tx, row, platform));

export const profileAnswer = async (tx: Tx, row: ProviderRow, role: Role, platform: Platform) => {
  const pictures = await picturesOf(tx, row, platform);
  const steps = signUpStepsOf(await signUpFactsOf(tx, row.account_id)).map(({ key, completedAt, isDone }) => ({
    key,
    completedAt,
    isDone,
  }));
  const isFleetOwner = row.service_category === 'fleetOwner';
  return {
    id: row.account_id,
    firstName: row.first_name,
    lastName: row.last_name,
    displayName: displayNameOf(row),
    description: row.description,
    phoneNumber: row.phone,
    email: row.email,
    isImported: row.is_imported,
    business: { name: row.business_name, phone: row.business_phone, email: row.business_email, logo: pictures.logo },
    physicalAddress: homeAddressOf(row, 'owner'),
    profilePicture: pictures.photo,
    status: row.status,
    accountStatus: accountStatusOf(row.status),
    can: canOf(providers, 'provider', row, platform.clock.now()),
    reviewSummary: { averageRating: row.average_rating, reviewCount: row.review_count },
    permissions: capabilitiesOf(row.roles),
    // Applicants sign once they are approved, in a step of the sign-up.
    needToSignAgreements: row.unsigned_since !== null && isApprovedStatus(row.status),
    groomerReferralCode: row.groomer_referral_code,
    customerReferralCode: row.customer_referral_code,
    // The specification falls back to the vanity URL (RL-auth-14).
    messagingSystemId: row.messaging_system_id ?? row.vanity_url,
    vanityUrl: row.vanity_url,
    preferences: preferencesIn(row, pictures),
    hasEmergencySettings: row.emergency_contact_name !== null && row.emergency_contact_phone !== null,
    hasMerchantAccount: row.has_merchant_account,
    merchantAccountVerified: row.is_merchant_verified,
    allowPercentagePlan: row.allow_percentage_plan,
    role,
    serviceCategory: row.service_category,
    serviceCategories: categoriesOf(row.roles),
    lockServiceCategory: row.lock_service_category,
    isPawgoUser: row.plan === 'basic',
    signupSteps: isFleetOwner ? [] : steps,
    fleetOwnerSignupSteps: isFleetOwner ? steps : [],
    timeZone: row.time_zone,
  };
};

const publicFacts = (row: ProviderRow, profilePicture: Pictures['photo']) => ({
  id: row.account_id,
  displayName: displayNameOf(row),
  description: row.description,
  profilePicture,
  reviewSummary: { averageRating: row.average_rating, reviewCount: row.review_count },
  vanityUrl: row.vanity_url,
  businessName: row.business_name,
  city: row.city,
  stateOrProvince: row.state_or_province,
});

export type PublicProfile = ReturnType<typeof publicFacts>;

export const publicProfileAnswer = async (tx: Tx, row: ProviderRow, platform: Platform) =>
  publicFacts(row, (await picturesOf(tx, row, platform)).photo);

/** Profiles of visible providers, in two queries for any number of them. */
export const publicProfilesOf = async (tx: Tx, ids: readonly string[], platform: Platform) => {
  const rows = ids.length > 0 ? await providersByIds(tx, ids) : [];
  const images = await imagesById(
    tx,
    rows.map((row) => row.photo_file_id),
    platform,
  );
  const photoOf = (row: ProviderRow) => (row.photo_file_id ? (images.get(row.photo_file_id) ?? null) : null);
  return new Map(rows.map((row) => [row.account_id, publicFacts(row, photoOf(row))]));
};

export const settingsAnswer = async (tx: Tx, row: ProviderRow, platform: Platform) => {
  const pictures = await picturesOf(tx, row, platform);
  return {
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    businessName: row.business_name,
    description: row.description,
    businessPhone: row.business_phone,
    businessEmail: row.business_email,
    logo: pictures.logo,
    profilePicture: pictures.photo,
    physicalAddress: homeAddressOf(row, 'owner'),
    vanityUrl: row.vanity_url,
    showcase: pictures.showcase,
    emergencyContact: {
      name: row.emergency_contact_name,
      relation: row.emergency_contact_relation,
      phone: row.emergency_contact_phone,
      email: row.emergency_contact_email,
    },
  };
};
